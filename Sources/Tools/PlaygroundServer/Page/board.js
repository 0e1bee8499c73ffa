// The on-screen keyboard, drawn from the layout's data: taps, long press with a menu, flicks,
// repeated taps, gestures over letters, and swipes over the space bar.

import { draw } from "./elements.js";
import { FlickPath, TapCounter, flickDistance } from "./gestures.js";

const holdTime = 400;
// Keys whose flicks every layout has: deletion, caret and keyboards.
const keysWithFlicks = ["backspace", "space", "next-keyboard"];

export class Board {
  #connection;
  #element = document.getElementById("board");
  #field;
  #keys = new Map();
  #press = null;
  #focused = null;
  #taps = new TapCounter();
  /** The icons of keys by their ids, as path data. */
  icons = {};
  #onTap;

  constructor(connection, field, onTap) {
    this.#connection = connection;
    this.#field = field;
    this.#onTap = onTap;
    const element = this.#element;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(event));
    element.addEventListener("pointercancel", () => this.#end());
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    element.addEventListener("keydown", (event) => this.#keydown(event));
    // Screen readers and switches click without a pointer.
    element.addEventListener("click", (event) => {
      const key = this.#key(event.target);
      if (key && event.detail === 0) this.#tap(key);
    });
  }

  /** Draws a keyboard. Keys that stay keep their elements, and with them the focus. */
  draw(board, isRightToLeft) {
    this.#element.style.setProperty("--height", `${board.height}px`);
    this.#setAppearance(board.appearance);
    const elements = board.keys.map((key) => {
      const element = this.#keys.get(key.id)?.element ?? this.#make(key);
      const [x, y, width, height] = key.frame;
      const style = element.style;
      style.left = `${100 * x / board.width}%`;
      style.top = `${100 * y / board.height}%`;
      style.width = `${100 * width / board.width}%`;
      style.height = `${100 * height / board.height}%`;
      if (key.text) element.dataset.text = key.text; else delete element.dataset.text;
      element.className = `key ${key.style}${key.isOn ? " on" : ""}`;
      element.setAttribute("aria-label", key.name);
      if (key.alternatives.length > 0) {
        element.setAttribute("aria-haspopup", "menu");
      } else {
        element.removeAttribute("aria-haspopup");
      }
      const cap = document.createElement("span");
      cap.className = "cap";
      const label = document.createElement("span");
      label.className = "label";
      label.textContent = key.label;
      label.style.fontSize = `${key.fontSize}px`;
      const path = this.icons[key.icon];
      if (path) label.replaceChildren(icon(path));
      cap.append(label);
      if (key.hint) cap.append(this.#corner("hint", key.hint));
      for (const flick of key.flicks) {
        // A flick that turns has no side of the key.
        if (flick.label !== key.hint && !flick.direction.includes(" ")) cap.append(this.#corner(`flick ${flick.direction}`, flick.label));
      }
      element.replaceChildren(cap);
      return [key.id, { ...key, element }];
    });
    this.#keys = new Map(elements);
    this.#element.replaceChildren(...elements.map(([, key]) => key.element));
    this.#element.dir = "ltr";
    this.#element.dataset.rtl = isRightToLeft;
    const keys = board.keys.filter(({ style }) => style !== "display");
    if (!keys.some(({ id }) => id === this.#focused)) this.#focused = keys[0]?.id ?? null;
    for (const { id } of keys) this.#keys.get(id).element.tabIndex = id === this.#focused ? 0 : -1;
  }

  /** Sets the colours and sizes of a keyboard that brings its own. */
  #setAppearance(appearance) {
    this.#element.classList.toggle("own", Boolean(appearance));
    for (const name of ["background", "key", "display", "text"]) {
      this.#element.style.setProperty(`--own-${name}`, appearance?.[name] ?? "");
    }
    this.#element.style.setProperty("--own-radius", `${appearance?.cornerRadius ?? 0}px`);
  }

  /** Makes the element of a key, or of an area that shows something. */
  #make({ id, style }) {
    const element = document.createElement(style === "display" ? "output" : "button");
    if (style !== "display") element.type = "button";
    element.dataset.id = id;
    return element;
  }

  #corner(name, text) {
    const element = document.createElement("span");
    element.className = name;
    element.setAttribute("aria-hidden", "true");
    element.textContent = text;
    return element;
  }

  #key(target) { return this.#keys.get(target.closest?.("button.key")?.dataset.id); }

  // Keys of the computer on a key of the board: arrows move, Enter and the space bar tap, Shift with
  // them holds.
  #keydown(event) {
    const key = this.#key(event.target);
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (!key) return;
    if (direction[event.key]) {
      event.preventDefault();
      const next = this.#neighbour(key, ...direction[event.key]);
      if (next) this.#focus(next);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (event.shiftKey) this.#openMenu(key); else this.#tap(key);
    } else if (event.key === "Escape") {
      this.#field.focus();
    }
  }

  #focus(key) {
    this.#keys.get(this.#focused)?.element.setAttribute("tabindex", "-1");
    this.#focused = key.id;
    key.element.tabIndex = 0;
    key.element.focus();
  }

  #neighbour(key, dx, dy) {
    const middle = ({ frame: [x, y, width, height] }) => [x + width / 2, y + height / 2];
    const [x, y] = middle(key);
    let best = null;
    for (const other of this.#keys.values()) {
      const [otherX, otherY] = middle(other);
      const along = (otherX - x) * dx + (otherY - y) * dy;
      const across = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
      if (other === key || other.style === "display" || along < 8 || (dx !== 0 && across > 8)) continue;
      const distance = along + 2 * across;
      if (!best || distance < best.distance) best = { key: other, distance };
    }
    return best?.key;
  }

  #down(event) {
    const key = this.#key(event.target);
    if (!key || event.button !== 0 || this.#press) return;
    // The field keeps the focus.
    event.preventDefault();
    this.#element.setPointerCapture(event.pointerId);
    this.#press = {
      key, x: event.clientX, y: event.clientY, path: [key.id], swiped: 0, isHeld: false, menu: null,
      flick: new FlickPath(key.flicks.map(({ direction }) => direction), event.clientX, event.clientY),
    };
    key.element.classList.add("down");
    if (key.style === "character" && key.id !== "space") this.#callOut(key, key.label);
    this.#press.timer = setTimeout(() => this.#hold(), holdTime);
  }

  #hold() {
    const press = this.#press;
    if (!press || press.path.length > 1) return;
    press.isHeld = true;
    if (press.key.id === "backspace") return this.#repeat();
    if (press.key.alternatives.length > 0) this.#openMenu(press.key);
  }

  #repeat() {
    if (!this.#press) return;
    if (this.#connection.pending === 0) this.#tap(this.#press.key);
    this.#press.timer = setTimeout(() => this.#repeat(), 70);
  }

  #move(event) {
    const press = this.#press;
    if (!press) return;
    if (press.menu) return this.#highlight(event.clientX, event.clientY);
    const dx = event.clientX - press.x;
    if (press.key.id === "space") {
      const steps = Math.trunc(dx / flickDistance);
      while (press.swiped !== steps) {
        const isRight = steps > press.swiped;
        press.swiped += isRight ? 1 : -1;
        press.isMoved = true;
        clearTimeout(press.timer);
        this.#connection.send({
          type: "swipe", surface: "spaceBar", direction: isRight ? "right" : "left",
        });
      }
      return;
    }
    if (press.key.flicks.length > 0) return this.#followFlick(event);
    const under = this.#key(document.elementFromPoint(event.clientX, event.clientY) ?? event.target);
    if (under && press.path.at(-1) !== under.id && under.style === "character") {
      press.path.push(under.id);
      this.#closeCallOut();
    }
  }

  /** Shows the key that a flick selects, if the finger were lifted now. */
  #followFlick({ clientX: x, clientY: y }) {
    const { flick, key } = this.#press;
    flick.add(x, y);
    const directions = flick.directions(x, y);
    if (directions) clearTimeout(this.#press.timer);
    const label = key.flicks.find(({ direction }) => direction === directions)?.label;
    if (label) this.#callOut(key, label); else this.#closeCallOut();
  }

  #up(event) {
    const press = this.#press;
    if (!press) return;
    press.flick.add(event.clientX, event.clientY);
    const directions = press.flick.directions(event.clientX, event.clientY);
    if (press.menu) {
      const choice = press.menu.chosen;
      this.#end();
      if (choice !== null) this.#send({ type: "hold", id: press.key.id, choice });
      return;
    }
    this.#end();
    if (press.isMoved || (press.isHeld && press.key.id === "backspace")) return;
    if (directions && (press.key.flicks.length > 0 || keysWithFlicks.includes(press.key.id))) {
      this.#send({ type: "flick", id: press.key.id, directions });
    } else if (press.path.length > 2) {
      this.#send({ type: "glide", keys: press.path });
    } else if (press.isHeld) {
      this.#send({ type: "hold", id: press.key.id });
    } else {
      this.#tap(press.key);
    }
  }

  #end() {
    if (!this.#press) return;
    clearTimeout(this.#press.timer);
    this.#press.key.element.classList.remove("down");
    this.#press = null;
    this.#closeCallOut();
  }

  #tap(key) {
    const count = this.#taps.count(key);
    this.#send(count > 1 ? { type: "multitap", id: key.id, count } : { type: "tap", id: key.id });
  }

  #send(message) {
    if (message.type !== "tap" && message.type !== "multitap") this.#taps.end();
    if (this.#onTap(message, this.#keys.get(message.id))) return;
    this.#connection.send(message);
  }

  // MARK: Call-outs and menus

  #callOut(key, text) {
    this.#closeCallOut();
    const element = document.createElement("div");
    element.className = "callout";
    element.setAttribute("aria-hidden", "true");
    element.textContent = text;
    this.#place(element, key);
  }

  /** Places an element above a key, inside the board's width. */
  #place(element, key) {
    this.#element.append(element);
    const board = this.#element.getBoundingClientRect();
    const cap = key.element.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const left = Math.min(
      Math.max(cap.left - board.left + (cap.width - box.width) / 2, 0), board.width - box.width);
    element.style.left = `${left}px`;
    element.style.top = `${cap.top - board.top - box.height - 2}px`;
  }

  #closeCallOut() {
    for (const element of this.#element.querySelectorAll(".callout")) element.remove();
  }

  #openMenu(key) {
    this.#closeCallOut();
    if (key.alternatives.length === 0) return;
    const menu = document.createElement("div");
    menu.className = "callout menu";
    menu.setAttribute("role", "menu");
    menu.setAttribute("aria-label", "Alternatives");
    const items = key.alternatives.map((text, index) => {
      const item = document.createElement("button");
      item.type = "button";
      item.setAttribute("role", "menuitem");
      item.textContent = text;
      item.addEventListener("click", () => this.#choose(key, index));
      menu.append(item);
      return item;
    });
    this.#place(menu, key);
    if (this.#press) {
      this.#press.menu = { items, chosen: 0 };
      items[0].classList.add("chosen");
      return;
    }
    menu.addEventListener("keydown", (event) => {
      event.stopPropagation();
      const index = items.indexOf(document.activeElement);
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) items[(index + step + items.length) % items.length].focus();
      if (event.key === "Escape") { this.#closeCallOut(); key.element.focus(); }
    });
    items[0].focus();
  }

  #choose(key, index) {
    this.#closeCallOut();
    key.element.focus();
    this.#send({ type: "hold", id: key.id, choice: index });
  }

  #highlight(x, y) {
    const { menu } = this.#press;
    const boxes = menu.items.map((item) => item.getBoundingClientRect());
    const inside = boxes.findIndex((box) => x >= box.left && x < box.right);
    const isNear = y > boxes[0].top - 40 && y < boxes[0].bottom + 110;
    menu.chosen = isNear ? (inside < 0 ? menu.chosen : inside) : null;
    menu.items.forEach((item, index) => item.classList.toggle("chosen", index === menu.chosen));
  }
}

/** The picture of an icon. */
function icon(path) {
  return draw("svg", { viewBox: "0 0 24 24", class: "icon" }, draw("path", { d: path }));
}
