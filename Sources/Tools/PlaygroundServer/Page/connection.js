// The WebSocket to the program. Each message has a number, and one answer with the same number.

export class Connection extends EventTarget {
  #socket;
  #number = 0;
  #waiting = new Map();

  open() {
    this.#socket = new WebSocket(`ws://${location.host}/session`);
    this.#socket.addEventListener("message", (event) => this.#receive(JSON.parse(event.data)));
    this.#socket.addEventListener("close", () => {
      this.#waiting.clear();
      this.dispatchEvent(new Event("close"));
    });
  }

  /** The number of messages without an answer. */
  get pending() { return this.#waiting.size; }

  /** Sends a message. The promise gives its answer. */
  send(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const n = ++this.#number;
    return new Promise((resolve) => {
      this.#waiting.set(n, resolve);
      this.#socket.send(JSON.stringify({ n, ...message }));
    });
  }

  #receive(answer) {
    const resolve = this.#waiting.get(answer.n);
    this.#waiting.delete(answer.n);
    this.dispatchEvent(new CustomEvent(answer.type, { detail: answer }));
    resolve?.(answer);
  }
}
