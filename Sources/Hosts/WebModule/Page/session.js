// A session of the page without a server. It answers the messages of the playground's protocol
// (Docs/formats/playground.md) that a text field sends, so that the field is that of the playground.

import { TextDocument } from "./document.js";
import { notation, position } from "./keys.js";

/** The keys of the buttons that turn the page of candidates. */
const pageKeys = { "next-page": "<PageDown>", "previous-page": "<PageUp>" };

/** The code units before the caret that a module is given: more than its rules read. */
const context = 100;

export class Session extends EventTarget {
  #module = null;
  #keyboard = null;
  #document = new TextDocument();
  #version = 0;

  /** The number of messages without an answer: each is answered at once. */
  get pending() { return 0; }

  /** Continues with another module, opened with options or with the bytes of a file. */
  open(module, keyboard, input) {
    this.#interrupt();
    module.open(input);
    this.#module = module;
    this.#keyboard = keyboard;
    this.#show();
  }

  /** Takes a message after which the next key means the same. */
  async ask(message) { this.send(message); }

  send(message) {
    if (!this.#module) return;
    const text = this.#document;
    switch (message.type) {
      case "key": this.#key(message.key); break;
      case "press": this.#press(message); break;
      case "pick": text.apply(this.#module.pick(message.index, this.#context)); break;
      case "command": this.#type(pageKeys[message.name]); break;
      case "insert":
        // Keyboards on screens insert letters, without a key.
        if ([...message.text].length === 1) this.#type(notation({ key: message.text }));
        else { this.#interrupt(); text.insert(message.text); }
        break;
      case "select": this.#select(message); break;
      case "undo": text.undo(); break;
      case "redo": text.redo(); break;
      case "clear": this.#interrupt(); text.select(0, Infinity); text.insert(""); break;
      default: return;
    }
    this.#show();
  }

  #key(key) {
    const place = this.#keyboard.hasLayout ? position(key) : null;
    if (place) this.#press(place);
    else this.#type(notation(key, this.#keyboard.readsPositions));
  }

  /** The text before the caret, as far as the rules of a module read it. */
  get #context() { return this.#document.before.slice(-context); }

  #press(place) { this.#document.apply(this.#module.press(place, this.#context)); }

  #type(key) {
    // What is selected goes whole, whatever a layout's rules for Backspace say.
    if (key === "<BackSpace>" && this.#document.selected !== "") {
      this.#interrupt();
      return this.#document.apply([{ type: "pass" }], key);
    }
    if (key) this.#document.apply(this.#module.type(key, this.#context), key);
  }

  #interrupt() {
    if (this.#module) this.#document.apply(this.#module.interrupt());
  }

  /** Selects what the user selected in the text as it was before the composition ended. */
  #select({ start, end }) {
    const length = this.#document.before.length;
    this.#interrupt();
    const grown = this.#document.before.length - length;
    const place = (offset) => offset > length ? offset + grown : offset;
    this.#document.select(place(start), place(end));
  }

  #show() {
    const { before, selected, after, marked, caret, candidates, isComposing, alert } = this.#document;
    const document = { before, selected, after, marked, caret, version: ++this.#version };
    const detail = {
      document, candidates, keyboard: this.#keyboard, field: "text", isHardware: true, isComposing, alert,
    };
    this.dispatchEvent(new CustomEvent("view", { detail }));
  }
}
