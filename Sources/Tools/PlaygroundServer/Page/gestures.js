// Gestures on a key that more than one event makes up: flicks along a path, and quick taps.

/** The distance in points from which a movement is a flick. */
export const flickDistance = 22;
// The time in milliseconds within which another tap on a key is a quick one.
const tapTime = 400;
// The directions of LDML, clockwise from the right, in degrees.
const angles = { e: 0, se: 45, s: 90, sw: 135, w: 180, nw: 225, n: 270, ne: 315 };

/** The path of a finger from a key, in the directions of LDML. */
export class FlickPath {
  #paths;
  #directions;
  #start;
  #last;
  #steps = [];

  /** Begins at a point. The paths are those of the key's flicks: `n`, `n e`. */
  constructor(paths, x, y) {
    this.#paths = paths.map((path) => path.split(" "));
    // Between the four main directions a diagonal counts only on a key that has it.
    this.#directions = [...new Set(["n", "e", "s", "w", ...this.#paths.flat()])];
    this.#start = { x, y };
    this.#last = { x, y };
  }

  /** Adds a point that the finger went through. */
  add(x, y) {
    const step = this.#direction(this.#last, x, y);
    if (!step) return;
    if (this.#steps.at(-1) !== step) this.#steps.push(step);
    this.#last = { x, y };
  }

  /**
   * The directions of a finger that is lifted at a point: the longest path of the key that it went
   * along, otherwise the direction of the whole movement; null if it hardly moved.
   */
  directions(x, y) {
    const turns = this.#paths.filter((path) => path.length > 1 && this.#follows(path))
      .sort((a, b) => b.length - a.length);
    return turns[0]?.join(" ") ?? this.#direction(this.#start, x, y);
  }

  /** Whether the steps are a path, with steps between where the finger turned in a curve. */
  #follows(path) {
    if (this.#steps[0] !== path[0] || this.#steps.at(-1) !== path.at(-1)) return false;
    let next = 0;
    for (const step of this.#steps) if (step === path[next]) next++;
    return next === path.length;
  }

  #direction(from, x, y) {
    const [dx, dy] = [x - from.x, y - from.y];
    if (Math.hypot(dx, dy) < flickDistance) return null;
    const angle = Math.atan2(dy, dx) * 180 / Math.PI;
    const distance = (name) => Math.abs((angle - angles[name] + 540) % 360 - 180);
    return this.#directions.reduce((best, name) => distance(name) < distance(best) ? name : best);
  }
}

/** Counts quick taps on a key. */
export class TapCounter {
  #last = null;

  /** Counts a tap. Returns 1 if it is the first, or one after the last that the key has a text for. */
  count({ id, multiTaps }) {
    const time = performance.now();
    const last = this.#last;
    const isNext = last?.id === id && time - last.time < tapTime && last.count <= multiTaps.length;
    this.#last = { id, time, count: isNext ? last.count + 1 : 1 };
    return this.#last.count;
  }

  /** Ends the taps: the next one is the first. */
  end() { this.#last = null; }
}
