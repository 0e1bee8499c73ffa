// The view of costs: the lattice as a picture, the best sentences with the parts of their costs, and
// the reason why a candidate is not the first.

import { make, table } from "./elements.js";
import { latticeFigure } from "./lattice.js";

export class CostsView {
  #connection;
  #panel;

  constructor(connection, panel) {
    this.#connection = connection;
    this.#panel = panel;
  }

  /** Draws the costs of the composition of a view, if they are still wanted when they arrive. */
  async draw(view, isWanted) {
    const [costs, answer] = await Promise.all([
      this.#connection.ask({ type: "explain" }), this.#connection.ask({ type: "lattice" })]);
    if (costs?.type !== "costs" || !isWanted()) return;
    const { sentences } = costs;
    if (sentences.length === 0) {
      this.#panel.replaceChildren(make("p", {},
        "Type pinyin, bopomofo or Jyutping: the words that are considered appear here as a lattice, "
        + "then the best sentences with the parts of their costs, and why another candidate is not "
        + "the first."));
      return;
    }
    const lang = view?.keyboard.language ?? "";
    const shown = view?.candidates?.areSuggestions ? [] : view?.candidates?.items ?? [];
    const texts = [...sentences.slice(1), ...shown].map(({ text }) => text);
    this.#panel.replaceChildren(
      make("p", {}, "A cost is −ln P in thousandths of a nat; the lowest comes first."),
      ...(answer?.lattice ? [latticeFigure(answer.lattice, lang)] : []),
      make("h2", {}, "The best sentences"),
      ...sentences.map((sentence, index) => this.#sentence(sentence, index === 0, lang)),
      ...this.#questions(texts, lang));
    const scroll = this.#panel.querySelector(".lattice .scroll");
    // The last keys are those that were just typed.
    if (scroll) scroll.scrollLeft = scroll.scrollWidth;
  }

  #sentence({ text, cost, words, end }, isOpen, lang) {
    const said = (text) => make("span", { lang, dir: "auto" }, text);
    const rows = words.flatMap(({ text, reading, parts }) => parts.map(({ kind, name, cost }, part) =>
      [part === 0 ? said(text) : "", part === 0 ? reading : "", kind, name, String(cost)]));
    rows.push(...end.map(({ kind, name, cost }) => ["", "", kind, name, String(cost)]));
    return make("details", { open: isOpen },
      make("summary", {}, said(text), ` ${cost}`),
      table(["Word", "Reading", "Part", "Of", "Cost"], rows));
  }

  /** The candidates to ask about, and the place of the answer. */
  #questions(texts, lang) {
    const reason = make("div", { id: "reason", role: "status" });
    const buttons = [...new Set(texts)].map((text) => {
      const button = make("button", { type: "button", lang }, text);
      button.addEventListener("click", () => this.#askWhyNot(text, reason));
      return button;
    });
    return [make("h2", {}, "Why is it not the first?"),
      make("p", { className: "buttons" }, ...buttons), reason];
  }

  async #askWhyNot(text, place) {
    const answer = await this.#connection.ask({ type: "why-not", text });
    if (answer?.type !== "reason" || !place.isConnected) return;
    if (!answer.reason) {
      place.replaceChildren(make("p", {}, "There is no answer for this candidate."));
      return;
    }
    const { reason, details, rows, advice } = answer.reason;
    const parts = [make("p", {}, make("strong", {}, `${text}: ${reason}`)),
      ...details.map((line) => make("p", {}, line))];
    if (rows.length > 0) parts.push(table(rows[0], rows.slice(1)));
    parts.push(make("p", {}, `To make it first: ${advice}`));
    place.replaceChildren(...parts);
  }
}
