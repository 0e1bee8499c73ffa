// The text of the page, with the marked text at the caret. It carries out the effects of a module.

const clusters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const most = 200;

export class TextDocument {
  before = "";
  selected = "";
  after = "";
  marked = [];
  caret = 0;
  /** The page of candidates shown; null for none. */
  candidates = null;
  /** The reason why the last key had no effect, if it had none. */
  alert = null;
  #undone = [];
  #done = [];

  get isComposing() { return this.marked.length > 0; }

  apply(effects, key) {
    this.alert = null;
    for (const effect of effects) {
      switch (effect.type) {
        case "mark":
          this.marked = effect.pieces;
          this.caret = effect.caret;
          break;
        case "candidates": this.candidates = effect.items ? effect : null; break;
        case "insert": this.insert(effect.text); break;
        case "replace":
          if (this.before.endsWith(effect.old)) {
            this.#edit(this.before.slice(0, this.before.length - effect.old.length) + effect.new);
          }
          break;
        case "back":
          if (this.before.endsWith(effect.over)) this.#move(-effect.over.length);
          break;
        case "pass": this.#passed(key); break;
        case "alert": this.alert = effect.alert; break;
      }
    }
  }

  /** Inserts text instead of the marked and the selected text. */
  insert(text) {
    this.marked = [];
    this.#edit(this.before + text);
  }

  /** Selects a range in UTF-16 code units. */
  select(start, end) {
    const text = this.before + this.selected + this.after;
    this.before = text.slice(0, start);
    this.selected = text.slice(start, end);
    this.after = text.slice(end);
  }

  undo() { this.#restore(this.#done, this.#undone); }
  redo() { this.#restore(this.#undone, this.#done); }

  /** What a plain text field does for a key that the module leaves to it. */
  #passed(key) {
    const hasSelection = this.selected !== "";
    switch (key) {
      case "<Return>": return this.insert("\n");
      case "<Tab>": return this.insert("\t");
      case "<less>": return this.insert("<");
      case "<Space>": return this.insert(" ");
      case "<BackSpace>":
        return this.#edit(this.before.slice(0, this.before.length - (hasSelection ? 0 : this.#clusterBefore)));
      case "<Delete>":
        return this.#edit(this.before, this.after.slice(hasSelection ? 0 : this.#clusterAfter));
      case "<Left>": return this.#move(-this.#clusterBefore);
      case "<Right>": return this.#move(this.#clusterAfter);
      case "<Home>": return this.#move(this.before.lastIndexOf("\n") + 1 - this.before.length);
      case "<End>": return this.#move(`${this.after}\n`.indexOf("\n"));
    }
    if (!key.startsWith("<")) this.insert(key);
  }

  get #clusterBefore() {
    if (this.before === "") return 0;
    // A joiner is a key of its own.
    if (/[\u200C\u200D]$/.test(this.before)) return 1;
    return this.before.length - clusters.segment(this.before).containing(this.before.length - 1).index;
  }

  get #clusterAfter() { return clusters.segment(this.after).containing(0)?.segment.length ?? 0; }

  #move(distance) {
    const caret = this.before.length + distance;
    this.select(caret, caret);
  }

  /** Replaces the text around the selection, and removes the selection. */
  #edit(before, after = this.after) {
    if (before === this.before && after === this.after && this.selected === "") return;
    this.#done = [...this.#done.slice(1 - most), [this.before, this.selected, this.after]];
    this.#undone = [];
    [this.before, this.selected, this.after] = [before, "", after];
  }

  #restore(from, to) {
    const state = from.pop();
    if (!state) return;
    to.push([this.before, this.selected, this.after]);
    [this.before, this.selected, this.after] = state;
  }
}
