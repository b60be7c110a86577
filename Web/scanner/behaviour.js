// The scanner's behaviour as the page has it: loaded when it is needed, and told one event after the other.

import { ReaderClient } from "../reader/client.js";
import { compiledModule } from "../reader/module.js";
import { Machine } from "./machine.js";

export class Behaviour {
  #carryOut;
  #prepare;
  /** @type {Machine | null} */
  #machine = null;
  /** @type {Promise<void> | null} */
  #loading = null;
  #isEnded = false;
  /** @type {import("./protocol.js").ScannerEvent[]} */
  #events = [];
  #isHandling = false;

  /**
   * @param {(answer: ReturnType<Machine["handle"]>) => void} carryOut Carries out what comes of an event.
   * @param {() => Promise<void>} prepare Settled once the page is ready for a scanner; called again after it failed.
   */
  constructor(carryOut, prepare) {
    this.#carryOut = carryOut;
    this.#prepare = prepare;
  }

  /** @returns {Promise<void>} Settled once events are taken and the reader is there; rejected with a `LoadError`. */
  load() {
    if (this.#loading !== null) return this.#loading;
    const loading = this.#open();
    this.#loading = loading;
    // A network that failed once may work the next time.
    loading.catch(() => {
      if (this.#loading === loading) this.#loading = null;
    });
    return loading;
  }

  async #open() {
    this.#demandLife();
    const module = await compiledModule();
    this.#machine ??= await Machine.open(module);
    await Promise.all([this.#prepare(), ReaderClient.shared()]);
    this.#demandLife();
  }

  #demandLife() {
    if (this.#isEnded) throw new DOMException("The scanner was disposed of", "InvalidStateError");
  }

  /** An event that comes of an effect waits until all effects are carried out. @param {import("./protocol.js").ScannerEvent} event */
  send(event) {
    if (this.#machine === null) return;
    this.#events.push(event);
    if (this.#isHandling) return;
    this.#isHandling = true;
    try {
      while (this.#events.length > 0) this.#carryOut(this.#machine.handle(this.#events.shift()));
    } finally {
      this.#isHandling = false;
    }
  }

  /** Takes no more events, for good. */
  end() {
    this.#isEnded = true;
    this.#machine = null;
    this.#loading = null;
  }
}
