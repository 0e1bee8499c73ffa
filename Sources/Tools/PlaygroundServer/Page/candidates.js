// The candidate bar: the candidates of what is composed, or suggestions, the readings of nine keys, and the
// buttons of the pages. A keyboard of the hardware has a window instead, with the numbers of its keys.

import { make } from "./elements.js";

/** A press of a button leaves the focus in the field. */
const keepFocus = (event) => event.preventDefault();

export class CandidateBar {
  #connection;
  #bar = document.getElementById("bar");
  #readings = make("ol", { id: "readings", ariaLabel: "Readings", hidden: true });
  #previous = this.#pageButton("previous-page", "‹", "Previous candidates");
  #list = make("ol", { id: "candidates", ariaLabel: "Candidates" });
  #next = this.#pageButton("next-page", "›", "More candidates");

  /** Fills the element `bar` of the page. */
  constructor(connection) {
    this.#connection = connection;
    this.#list.addEventListener("keydown", (event) => this.#moveFocus(event));
    this.#bar.replaceChildren(this.#readings, this.#previous, this.#list, this.#next);
  }

  /** Shows the candidates of a view. */
  show({ candidates, isHardware, keyboard }) {
    this.#bar.dir = keyboard.isRightToLeft ? "rtl" : "ltr";
    this.#list.lang = keyboard.language;
    const items = candidates?.items ?? [];
    const isComposed = candidates && !candidates.areSuggestions;
    // Elements are kept, so that a press that has begun still chooses.
    while (this.#list.children.length > items.length) this.#list.lastChild.remove();
    while (this.#list.children.length < items.length) this.#list.append(this.#entry());
    items.forEach((item, index) => {
      const button = this.#list.children[index].firstChild;
      const parts = [item.text];
      if (isHardware && isComposed && index < 9) parts.unshift(make("kbd", {}, index + 1));
      if (item.annotation) parts.push(make("small", {}, item.annotation));
      button.replaceChildren(...parts);
      // The text is the name until the program says more.
      button.removeAttribute("aria-label");
      button.tabIndex = index === 0 ? 0 : -1;
      button.toggleAttribute("aria-current", false);
      if (index === candidates.highlighted) button.setAttribute("aria-current", "true");
    });
    this.#list.classList.toggle("window", isHardware && !candidates?.areSuggestions);
    this.#showReadings(candidates?.readings ?? []);
    this.#next.hidden = !(isComposed && candidates.hasNext);
    this.#previous.hidden = !(isComposed && candidates.page > 0);
  }

  /** Gives the candidates names that tell them apart by ear. */
  name(names) {
    const buttons = this.#list.querySelectorAll("button");
    names.forEach((name, index) => buttons[index]?.setAttribute("aria-label", name));
  }

  /** A button that turns the page, whose id is the name of the command. */
  #pageButton(name, text, label) {
    const button = make("button", { id: name, type: "button", ariaLabel: label, hidden: true }, text);
    button.addEventListener("pointerdown", keepFocus);
    button.addEventListener("click", () => this.#connection.send({ type: "command", name }));
    return button;
  }

  #entry() {
    const index = this.#list.children.length;
    const button = make("button", { type: "button" });
    button.addEventListener("pointerdown", keepFocus);
    button.addEventListener("click", () => this.#connection.send({ type: "pick", index }));
    button.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.#connection.send({ type: "forget-candidate", index });
    });
    return make("li", {}, button);
  }

  #showReadings(readings) {
    this.#readings.replaceChildren(...readings.map((reading, index) => {
      const button = make("button", { type: "button" }, reading);
      button.addEventListener("click", () => this.#connection.send({ type: "reading", index }));
      return make("li", {}, button);
    }));
    this.#readings.hidden = readings.length === 0;
  }

  #moveFocus(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...this.#list.querySelectorAll("button")];
    const isReversed = this.#bar.dir === "rtl";
    const index = buttons.indexOf(document.activeElement) + (isReversed ? -step : step);
    buttons[(index + buttons.length) % buttons.length]?.focus();
  }
}
