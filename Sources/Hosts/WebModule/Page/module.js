// A module of WebAssembly. Keys go in, effects come out: insert, mark, candidates, replace, back, pass and alert,
// as Docs/webassembly.md lists them.

/** Fetches a file of the site. Throws where there is none. */
export async function fetchFile(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return response;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class LanguageModule {
  #exports;

  constructor(exports) { this.#exports = exports; }

  /** Loads a module from its address. It imports nothing. */
  static async load(address) {
    const response = await fetchFile(address);
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer());
    return new LanguageModule(instance.exports);
  }

  /** Opens a dictionary image. Only modules of languages with a dictionary have it, before their first session. */
  openImage(bytes) {
    if (!this.#exports.globekey_image(...this.#write(bytes))) throw new Error("the dictionary cannot be used");
  }

  /** Opens a new session with options by their names (`vni new`), or with the bytes of a layout or a scheme. */
  open(input) {
    if (!this.#exports.globekey_open(...this.#write(input))) {
      throw new Error(typeof input === "string" ? `unknown option: ${input}` : "the file cannot be used");
    }
  }

  /** Returns the effects of a key in key notation, after the text before the caret. */
  type(key, before) { return this.#read(this.#exports.globekey_key(...this.#write(key, before))); }

  /** Returns the effects of a key at a position, with modifiers. Only the module of layouts has it. */
  press({ row, number, modifiers }, before) {
    return this.#read(this.#exports.globekey_press(row, number, modifiers, ...this.#write(before)));
  }

  /** Returns the labels of the keys while modifiers are down: for each row `[number, label]` for its keys. */
  caps(modifiers) { return this.#read(this.#exports.globekey_caps(modifiers)); }

  /** Chooses a candidate of the page shown. Only modules with a dictionary have it. */
  pick(index, before) { return this.#read(this.#exports.globekey_pick(index, ...this.#write(before))); }

  /** Ends the composition. Returns the effects. */
  interrupt() { return this.#read(this.#exports.globekey_interrupt()); }

  /** Writes texts or bytes for the next call. Returns their lengths. */
  #write(...inputs) {
    const parts = inputs.map((input) => typeof input === "string" ? encoder.encode(input) : input);
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
