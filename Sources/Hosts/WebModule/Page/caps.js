// The keys of a layout at their positions, with their labels. They show where letters are, and type.

const left = [1, 3, 4, 6];
const modifiers = { shift: 1, altgr: 8 };

export class Caps {
  #element;
  #session;
  #module = null;
  #language = "";
  #held = 0;

  constructor(element, session) {
    this.#element = element;
    this.#session = session;
    for (const [name, bit] of Object.entries(modifiers)) {
      const button = document.getElementById(name);
      // A press leaves the focus in the text.
      button.addEventListener("pointerdown", (event) => event.preventDefault());
      button.addEventListener("click", () => { this.#hold(this.#held ^ bit); });
    }
    this.#element.addEventListener("pointerdown", (event) => event.preventDefault());
    // The keys of the hardware show what they type while Shift or AltGr is down.
    for (const type of ["keydown", "keyup"]) {
      addEventListener(type, (event) => {
        if (event.key === "Shift") this.#hold(event.shiftKey ? this.#held | 1 : this.#held & ~1);
        if (event.key === "AltGraph") {
          this.#hold(type === "keydown" ? this.#held | 8 : this.#held & ~8);
        }
      });
    }
  }

  /** Shows the keys of the layout that a module has open; none if the module is null. */
  show(module, language) {
    this.#module = module;
    this.#language = language;
    this.#element.parentElement.hidden = module === null;
    this.#hold(0);
  }

  #hold(held) {
    this.#held = held;
    for (const [name, bit] of Object.entries(modifiers)) {
      document.getElementById(name).setAttribute("aria-pressed", String((held & bit) !== 0));
    }
    if (!this.#module) return;
    const keys = this.#module.caps(held).flatMap((row, index) =>
      row.map(([number, label]) => this.#key(index, number, label)));
    this.#element.replaceChildren(...keys);
  }

  #key(row, number, label) {
    const key = document.createElement("button");
    key.type = "button";
    key.textContent = label;
    key.lang = this.#language;
    key.style.gridRow = row + 1;
    key.style.gridColumn = row === 4 ? "18 / span 24" : `${left[row] + 4 * number} / span 4`;
    if (row === 4) key.setAttribute("aria-label", "Space");
    key.addEventListener("click", () => {
      const held = this.#held;
      this.#hold(0);
      this.#session.send({ type: "press", row, number, modifiers: held });
    });
    return key;
  }
}
