// The scanner's behaviour for JavaScript: wraps the WebAssembly module that Scripts/wasm builds.

import { instantiate, takeText } from "../reader/instance.js";

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
    const answer = JSON.parse(this.handleJSON(JSON.stringify(event)));
    if (answer.error !== undefined) throw new TypeError(`${event.event}: ${answer.error}`);
    return answer;
  }

  /** As `handle`, with JSON for the event and for the answer. */
  handleJSON(json) {
    const bytes = new TextEncoder().encode(json);
    const { allocate, deallocate, handle, memory } = this.#exports;
    const address = allocate(bytes.length);
    if (address === 0) throw new RangeError(`there is no memory for an event of ${bytes.length} bytes`);
    new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
    const result = handle(address, bytes.length);
    deallocate(address);
    if (result === 0) throw new RangeError("there is no memory for the scanner's answer");
    return takeText(this.#exports, result);
  }
}
