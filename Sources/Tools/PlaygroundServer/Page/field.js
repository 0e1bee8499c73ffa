// The text field. The program holds the text; the field shows it and sends what the user does.
// Keys that only move the caret are the browser's, so that bidi text and lines behave as usual.

const commands = new Set([
  "Tab", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp",
  "PageDown", "F6", "F7", "F8", "F9", "F10",
]);
const always = new Set([
  "Backspace", "Delete", "Enter", "HanjaMode", "Convert", "NonConvert", "KanaMode",
  "ZenkakuHankaku",
]);

export class Field {
  #connection;
  #text = document.getElementById("text");
  #password = document.getElementById("password");
  #mirror = document.getElementById("mirror");
  #before = document.createTextNode("");
  #after = document.createTextNode("");
  #view = null;
  #shown = { start: 0, end: 0 };
  #selecting = 0;
  #native = false;

  constructor(connection) {
    this.#connection = connection;
    const text = this.#text;
    this.#mirror.replaceChildren(this.#before, this.#after);
    text.addEventListener("keydown", (event) => this.#keydown(event));
    text.addEventListener("beforeinput", (event) => this.#beforeInput(event));
    text.addEventListener("cut", (event) => this.#cut(event));
    text.addEventListener("copy", () => this.#copied());
    text.addEventListener("compositionstart", () => { this.#native = true; });
    text.addEventListener("compositionend", (event) => {
      this.#native = false;
      if (event.data) connection.send({ type: "insert", text: event.data });
      if (this.#view) this.show(this.#view);
    });
    text.addEventListener("scroll", () => { this.#mirror.scrollTop = text.scrollTop; });
    document.addEventListener("selectionchange", () => this.#selected());
    text.addEventListener("selectionchange", () => this.#selected());
  }

  get isSecure() { return this.#view?.field === "password"; }
  get shownElement() { return this.isSecure ? this.#password : this.#text; }

  focus() { this.shownElement.focus({ preventScroll: true }); }

  /** Types in the password field, which only the page knows. */
  typeSecretly(edit) {
    const { value, selectionStart: start, selectionEnd: end } = this.#password;
    if (edit === "backspace") {
      this.#password.setRangeText("", start === end ? Math.max(0, start - 1) : start, end, "end");
    } else {
      this.#password.setRangeText(edit, start, end, "end");
    }
    return value;
  }

  /** Shows the text of a view. */
  show(view) {
    const isSecure = view.field === "password";
    if (this.#view?.field !== view.field) this.#password.value = "";
    this.#view = view;
    this.#text.hidden = isSecure;
    this.#mirror.hidden = isSecure;
    this.#password.hidden = !isSecure;
    if (isSecure || this.#native) return;
    const { before, selected, after, marked, caret } = view.document;
    const composed = marked.map((piece) => piece.text).join("");
    const value = before + composed + selected + after;
    const isSameText = this.#text.value === value;
    if (!isSameText) this.#text.value = value;
    this.#text.dir = view.keyboard.isRightToLeft ? "rtl" : "ltr";
    this.#text.lang = view.keyboard.language;
    const start = before.length + (composed ? caret : 0);
    const end = composed ? start : start + selected.length;
    this.#drawMirror(view, before, marked, selected + after);
    // The answer to an earlier selection does not undo a later one: Shift+Left, Left.
    if (isSameText && this.#selecting > 1) return;
    const isSameSelection = start === this.#shown.start && end === this.#shown.end;
    this.#shown = { start, end };
    // A view that changes nothing (after a resize) leaves what the user selected while it was under way,
    // and from which end.
    if (isSameText && isSameSelection) this.#selected();
    else this.#text.setSelectionRange(start, end);
  }

  #drawMirror(view, before, marked, after) {
    const pieces = marked.map((piece) => {
      const span = document.createElement("span");
      span.className = `marked ${piece.stage}`;
      span.textContent = piece.text;
      return span;
    });
    edit(this.#before, before);
    // The last character keeps the height of a final empty line.
    edit(this.#after, after + "\u200B");
    for (const old of [...this.#mirror.children]) old.remove();
    this.#before.after(...pieces);
    this.#mirror.dir = this.#text.dir;
    this.#mirror.lang = this.#text.lang;
    // With the frame, which lays out the text anyway: a key would wait for a layout of its own.
    requestAnimationFrame(() => { this.#mirror.scrollTop = this.#text.scrollTop; });
  }

  #keydown(event) {
    if (event.isComposing || event.key === "Process" || event.metaKey) return;
    // The browser reports a new caret only with the next frame.
    this.#selected();
    const altGraph = event.getModifierState("AltGraph");
    const isShortcut = event.ctrlKey && !altGraph;
    const isBusy = this.#view?.isComposing || this.#connection.pending > 0
      || (this.#view?.candidates && !this.#view.candidates.areSuggestions);
    if (isShortcut && !isBusy) {
      if (event.code === "KeyZ" || event.code === "KeyY") {
        event.preventDefault();
        const isRedo = event.code === "KeyY" || event.shiftKey;
        this.#connection.send({ type: isRedo ? "redo" : "undo" });
        return;
      }
      if (!["Backspace", "Delete", " "].includes(event.key)) return;
    }
    const isText = [...event.key].length === 1 || event.key === "Dead";
    if (isShortcut && isText && ["KeyC", "KeyV", "KeyX", "KeyA"].includes(event.code)) return;
    if (event.altKey && isText && !isBusy) return;
    if (!isText && !always.has(event.key) && !(commands.has(event.key) && isBusy)) return;
    event.preventDefault();
    const modifiers = [];
    if (event.shiftKey) modifiers.push("shift");
    if (event.getModifierState("CapsLock")) modifiers.push("caps");
    if (isShortcut) modifiers.push("ctrl");
    if (altGraph) modifiers.push("altgr");
    else if (event.altKey) modifiers.push("alt");
    this.#connection.send({ type: "key", key: { code: event.code, key: event.key, modifiers } });
  }

  /** What the browser would insert by itself: pasted, dropped or dictated text. */
  #beforeInput(event) {
    if (event.isComposing || this.#native) return;
    event.preventDefault();
    if (event.inputType === "deleteContentBackward") {
      const key = { code: "Backspace", key: "Backspace" };
      this.#connection.send({ type: "key", key });
      return;
    }
    const text = event.data ?? event.dataTransfer?.getData("text/plain");
    if (text) this.#connection.send({ type: "insert", text });
  }

  #cut(event) {
    event.preventDefault();
    const text = this.#copied();
    if (!text) return;
    event.clipboardData.setData("text/plain", text);
    this.#connection.send({ type: "insert", text: "" });
  }

  /** The selected text, which is sent only if the user wants copied texts to be kept. */
  #copied() {
    const { value, selectionStart, selectionEnd } = this.#text;
    const text = value.slice(selectionStart, selectionEnd);
    if (text && this.#view?.keepsCopiedTexts) this.#connection.send({ type: "copied", text });
    return text;
  }

  /** The user moved the caret. Moves inside marked text are taken back. */
  #selected() {
    if (document.activeElement !== this.#text || this.#native || !this.#view) return;
    const { selectionStart, selectionEnd } = this.#text;
    if (selectionStart === this.#shown.start && selectionEnd === this.#shown.end) return;
    if (this.#connection.pending > 0) return;
    const { before, marked, version } = this.#view.document;
    const length = marked.reduce((sum, piece) => sum + piece.text.length, 0);
    const place = (offset) => offset <= before.length ? offset
      : offset < before.length + length ? null : offset - length;
    const [start, end] = [place(selectionStart), place(selectionEnd)];
    if (start === null || end === null) {
      this.#text.setSelectionRange(this.#shown.start, this.#shown.end);
      return;
    }
    this.#shown = { start: selectionStart, end: selectionEnd };
    this.#selecting += 1;
    this.#connection.ask({ type: "select", start, end, version }).then(() => { this.#selecting -= 1; });
  }
}

/** Changes the text of a node only from where it differs: the browser keeps the layout of what stays. */
function edit(node, text) {
  let start = 0;
  while (start < text.length && node.data[start] === text[start]) start += 1;
  if (start < text.length || start < node.length) node.replaceData(start, node.length - start, text.slice(start));
}
