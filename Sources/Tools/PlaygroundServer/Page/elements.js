// Elements of the views.

/** Makes an element with properties and children. */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...children);
  return element;
}

/** Makes a row of a table. */
export function row(cells) {
  return make("tr", {}, ...cells.map((cell) => make("td", {}, cell)));
}

/** Makes a table that scrolls. */
export function table(headings, rows) {
  const head = make("tr", {}, ...headings.map((text) => make("th", { scope: "col" }, text)));
  const body = rows.map((cells) => row(cells));
  return make("div", { className: "scroll", tabIndex: 0, role: "region", ariaLabel: headings.join(", ") },
    make("table", {}, make("thead", {}, head), make("tbody", {}, ...body)));
}

/** Makes an SVG element with attributes and children. */
export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
