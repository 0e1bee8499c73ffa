// A language compiled to WebAssembly. Keys go in, effects come out: insert, mark, replace, back, pass and
// alert, as Sources/Hosts/WebModule/README.md lists them.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class LanguageModule {
  #exports;

  constructor(exports) { this.#exports = exports; }

  /** Loads a module from its address. It imports nothing. */
  static async load(address) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer());
    return new LanguageModule(instance.exports);
  }

  /** Opens a new session with options by their names: `vni new`. */
  open(options) {
    if (!this.#exports.globekey_open(...this.#write(options))) {
      throw new Error(`unknown option: ${options}`);
    }
  }

  /** Returns the effects of a key in key notation, after the text before the caret. */
  type(key, before) { return this.#read(this.#exports.globekey_key(...this.#write(key, before))); }

  /** Ends the composition. Returns the effects. */
  interrupt() { return this.#read(this.#exports.globekey_interrupt()); }

  /** Writes texts for the next call. Returns their lengths. */
  #write(...texts) {
    const parts = texts.map((text) => encoder.encode(text));
    let address = this.#exports.globekey_input(parts.reduce((sum, part) => sum + part.length, 0));
    for (const part of parts) {
      new Uint8Array(this.#exports.memory.buffer, address, part.length).set(part);
      address += part.length;
    }
    return parts.map((part) => part.length);
  }

  #read(length) {
    if (length === 0) return [];
    const address = this.#exports.globekey_output();
    return JSON.parse(decoder.decode(new Uint8Array(this.#exports.memory.buffer, address, length)));
  }
}
