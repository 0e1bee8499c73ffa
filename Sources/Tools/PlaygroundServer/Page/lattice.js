// The lattice of a composition as a picture: the keys from left to right, a box for each word over its
// keys, and the best sentences as lines through the boxes. The same words are in a table below it.

import { draw, make, table } from "./elements.js";

const laneHeight = 44;
const boxHeight = 36;
const headHeight = 30;
// The room on either side of a point between keys, where lines lead from word to word.
const gap = 9;

/** Draws a lattice with its list of sentences, the parts of the chosen word, and the table. */
export function latticeFigure(lattice, lang) {
  const words = ranked(lattice);
  const details = make("div", { className: "word-parts", role: "status" },
    make("p", {}, "Choose a word to see the parts of its cost."));
  const picture = new Picture(lattice, words, lang, (word) => {
    details.replaceChildren(...parts(lattice, word, lang));
  });
  const sentences = lattice.paths.map(({ sentence }, rank) => make("li", { className: `rank-${rank + 1}` },
    make("span", { className: "swatch", ariaHidden: "true" }),
    make("span", { lang, dir: "auto" }, sentence.text), ` ${sentence.cost}`));
  const rows = words.map((word) => [
    keys(lattice, word), make("span", { lang, dir: "auto" }, word.text), word.reading,
    String(word.cost), `+${word.excess}`, word.ranks.map((rank) => rank + 1).join(", ")]);
  return make("figure", { className: "lattice" },
    make("figcaption", {},
      "Each box is a word over the keys above it, with its cost by itself. The coloured lines are the "
      + "best sentences:"),
    make("ol", {}, ...sentences),
    make("div", { className: "scroll", tabIndex: 0, role: "region", ariaLabel: "Lattice" }, picture.element),
    details,
    make("details", {}, make("summary", {}, "The lattice as a table"),
      table(["Keys", "Word", "Reading", "Cost", "Above the best", "In sentences"], rows)));
}

/** The words with their indices and the ranks of the sentences that they are in. */
function ranked({ words, paths }) {
  return words.map((word, index) => ({
    ...word, index, ranks: [...paths.keys()].filter((rank) => paths[rank].words.includes(index)),
  }));
}

function keys({ columns }, { start, end }) { return columns.slice(start, end).join(""); }

/** The parts of a word's cost: by itself, and in each sentence. */
function parts({ paths }, word, lang) {
  const rows = (list) => list.map(({ kind, name, cost }) => [kind, name, String(cost)]);
  const headings = ["Part", "Of", "Cost"];
  // In sentences with the same words before it, a word has the same parts.
  const groups = new Map();
  for (const rank of word.ranks) {
    const { words, sentence } = paths[rank];
    const inSentence = sentence.words[words.indexOf(word.index)].parts;
    const key = JSON.stringify(inSentence);
    groups.set(key, { parts: inSentence, ranks: [...groups.get(key)?.ranks ?? [], rank + 1] });
  }
  const inSentences = [...groups.values()].flatMap(({ parts, ranks }) => [
    make("h3", {}, `In ${ranks.length > 1 ? "sentences" : "sentence"} ${ranks.join(", ")}: `
      + parts.reduce((sum, { cost }) => sum + cost, 0)),
    table(headings, rows(parts))]);
  return [
    make("h3", {}, make("span", { lang, dir: "auto" }, word.text),
      `${word.reading && ` ${word.reading}`}, by itself: ${word.cost}`),
    table(headings, rows(word.parts)), ...inSentences];
}

class Picture {
  element;
  #words;
  #boxes = new Map();
  #edges = [0];
  #lanes = new Map();

  constructor({ columns, paths }, words, lang, onChoose) {
    this.#words = words;
    this.#placeColumns(columns);
    const laneCount = this.#placeLanes();
    const [width, height] = [this.#edges.at(-1) + gap, headHeight + laneCount * laneHeight];
    const heads = columns.map((keys, column) => draw("text", {
      x: (this.#edges[column] + this.#edges[column + 1]) / 2, y: 19, class: "keys" }, keys));
    const points = this.#edges.map((x) => draw("line", {
      x1: x, x2: x, y1: 4, y2: height, class: "point" }));
    // The best sentence is drawn last, over the others.
    const lines = paths.map(({ words }, rank) => this.#line(words, rank)).reverse();
    this.element = draw("svg", {
      width, height, viewBox: `${-gap} 0 ${width + gap} ${height}`, role: "group",
      "aria-label": `${words.length} words over ${columns.length} columns of keys`,
    }, ...points, ...heads, ...lines, ...words.map((word) => this.#box(word, columns, lang, onChoose)));
    this.#boxes.get(words[0]?.index)?.setAttribute("tabindex", "0");
    this.element.addEventListener("keydown", (event) => this.#move(event));
  }

  /** Makes the columns wide enough for the keys and for each word over them. */
  #placeColumns(columns) {
    const widths = columns.map((keys) => Math.max(46, keys.length * 9 + 12));
    const bySpan = [...this.#words].sort((a, b) => (a.end - a.start) - (b.end - b.start));
    for (const { start, end, text, cost } of bySpan) {
      const needed = Math.max([...text].length * 17, String(cost).length * 7.5 + 18) + 2 * gap + 10;
      const width = widths.slice(start, end).reduce((sum, width) => sum + width, 0);
      const missing = Math.max(0, needed - width) / (end - start);
      for (let column = start; column < end; column++) widths[column] += missing;
    }
    for (const width of widths) this.#edges.push(this.#edges.at(-1) + width);
  }

  /** Gives each word the topmost free lane: first those of the best sentences, then the likeliest. */
  #placeLanes() {
    const lanes = [];
    const rank = ({ ranks }) => ranks[0] ?? Infinity;
    const order = [...this.#words].sort((a, b) =>
      rank(a) === rank(b) ? a.excess - b.excess : rank(a) < rank(b) ? -1 : 1);
    for (const word of order) {
      const isFree = (lane) => lane.every(({ start, end }) => word.end <= start || end <= word.start);
      let lane = lanes.findIndex(isFree);
      if (lane < 0) lane = lanes.push([]) - 1;
      lanes[lane].push(word);
      this.#lanes.set(word.index, lane);
    }
    return lanes.length;
  }

  #top(word) { return headHeight + this.#lanes.get(word.index) * laneHeight + (laneHeight - boxHeight) / 2; }

  /** The line of a sentence, from the end of each word to the start of the next. */
  #line(indices, rank) {
    const words = indices.map((index) => this.#words[index]);
    const height = (word) => this.#top(word) + boxHeight / 2 + (rank - 1) * 6;
    const curves = words.slice(1).map((word, index) => {
      const x = this.#edges[word.start];
      const [from, to] = [height(words[index]), height(word)];
      return `M${x - gap} ${from}C${x + gap} ${from} ${x - gap} ${to} ${x + gap} ${to}`;
    });
    return draw("path", { d: curves.join(""), class: `line rank-${rank + 1}` });
  }

  #box(word, columns, lang, onChoose) {
    const [x, end] = [this.#edges[word.start] + gap, this.#edges[word.end] - gap];
    const [y, middle] = [this.#top(word), (x + end) / 2];
    const places = word.ranks.map((rank) => rank + 1).join(" ");
    const label = `${word.text}${word.reading && `, ${word.reading}`}, keys ${keys({ columns }, word)}, `
      + `cost ${word.cost}${places && `, in sentence ${places.replaceAll(" ", " and ")}`}`;
    const box = draw("g", {
      class: word.ranks.length > 0 ? `word rank-${word.ranks[0] + 1}` : "word",
      role: "button", tabindex: "-1", "aria-label": label, "aria-pressed": "false", "data-word": word.index,
    },
    draw("rect", { x, y, width: end - x, height: boxHeight, rx: 6 }),
    draw("text", { x: middle, y: y + 17, lang, class: "text" }, word.text),
    draw("text", { x: middle, y: y + 31, class: "cost" }, String(word.cost)));
    if (places) box.append(draw("text", { x: end - 4, y: y + 11, class: "places" }, places.replaceAll(" ", "")));
    const choose = () => {
      for (const other of this.#boxes.values()) other.setAttribute("aria-pressed", other === box);
      this.#focus(box, false);
      onChoose(word);
    };
    box.addEventListener("click", choose);
    box.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose();
    });
    this.#boxes.set(word.index, box);
    return box;
  }

  /** Makes a box the one that Tab reaches. */
  #focus(box, isMoved = true) {
    for (const other of this.#boxes.values()) other.setAttribute("tabindex", other === box ? "0" : "-1");
    if (isMoved) box.focus();
  }

  /** Arrows go along the words: left and right in the order of the keys, up and down over the lanes. */
  #move(event) {
    const word = this.#words[event.target.dataset?.word];
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!word || !step) return;
    event.preventDefault();
    const isAlong = event.key === "ArrowLeft" || event.key === "ArrowRight";
    const lane = (word) => this.#lanes.get(word.index);
    const others = this.#words.filter((other) => isAlong
      ? lane(other) === lane(word) && (other.start - word.start) * step > 0
      : (lane(other) - lane(word)) * step > 0 && other.start < word.end && word.start < other.end);
    const distance = (other) => isAlong
      ? Math.abs(other.start - word.start) : Math.abs(lane(other) - lane(word));
    const next = others.sort((a, b) => distance(a) - distance(b))[0];
    if (next) this.#focus(this.#boxes.get(next.index));
  }
}
