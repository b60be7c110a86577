// The scanner's behaviour for JavaScript: wraps the WebAssembly module that Scripts/wasm builds.

import { answerTo, handle, instantiate } from "../reader/instance.js";

/** A scanner over one instance of the module. The instance may read frames, too. */
export class Machine {
  #exports;

  /** @param {BufferSource | WebAssembly.Module} module */
  static async open(module) {
    return new Machine(await instantiate(module));
  }

  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    this.#exports = /** @type {import("../reader/instance.js").ModuleExports} */ (/** @type {unknown} */ (instance.exports));
  }

  /**
   * Tells the scanner what happened. The effects are to be carried out in their order; an event that comes of one of
   * them waits until all are.
   *
   * @param {{event: string}} event
   * @returns {{effects: {effect: string}[], view: object | null, symbologies: number}}
   */
  handle(event) {
    return handle(this.#exports, event);
  }

  /** As `handle`, with JSON for the event and for the answer. */
  handleJSON(json) {
    return answerTo(this.#exports, json);
  }
}
