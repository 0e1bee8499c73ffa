// The WebSocket to the program. Each message has a number, and one answer with the same number.

export class Connection extends EventTarget {
  #socket;
  #number = 0;
  #waiting = new Map();
  #changes = new Set();

  open() {
    this.#socket = new WebSocket(`ws://${location.host}/session`);
    this.#socket.addEventListener("message", (event) => this.#receive(JSON.parse(event.data)));
    this.#socket.addEventListener("close", () => {
      this.#waiting.clear();
      this.#changes.clear();
      this.dispatchEvent(new Event("close"));
    });
  }

  /** The number of messages without an answer after which another key may mean something else. */
  get pending() { return this.#changes.size; }

  /** Sends a message that may change what the next key means. The promise gives its answer. */
  send(message) { return this.#post(message, true); }

  /** Sends a question or a selection, for which no key has to wait. The promise gives its answer. */
  ask(message) { return this.#post(message, false); }

  #post(message, isChange) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const n = ++this.#number;
    if (isChange) this.#changes.add(n);
    return new Promise((resolve) => {
      this.#waiting.set(n, resolve);
      this.#socket.send(JSON.stringify({ n, ...message }));
    });
  }

  #receive(answer) {
    const resolve = this.#waiting.get(answer.n);
    this.#waiting.delete(answer.n);
    this.#changes.delete(answer.n);
    this.dispatchEvent(new CustomEvent(answer.type, { detail: answer }));
    resolve?.(answer);
  }
}
