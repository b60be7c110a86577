// The page's side of the reader's worker.

import { scriptURL } from "../trusted.js";
import { compiledModule } from "./module.js";

/** @typedef {import("./luminance.js").Region} Region */
/** @typedef {{id?: number, symbology: string, text: string, bytes: string, corners: {x: number, y: number}[]}} ReadSymbol */
/** @typedef {import("./reader.js").SeenCode} SeenCode */
/** @typedef {{symbols: ReadSymbol[], unread: SeenCode[], isSmall: boolean, milliseconds: number}} Reading See the worker's answer. */

/** A reader in a thread of its own. Requests are answered in their order. */
export class ReaderClient {
  #worker;
  /** @type {Map<number, {resolve: (reading: Reading) => void, reject: (reason: Error) => void}>} */
  #waiting = new Map();
  #lastID = 0;

  /** @type {Promise<ReaderClient> | undefined} */
  static #shared;

  /** The page's one reader, opened when it is first asked for. */
  static shared() {
    ReaderClient.#shared ??= compiledModule().then((module) => new ReaderClient(module));
    ReaderClient.#shared.catch(() => (ReaderClient.#shared = undefined));
    return ReaderClient.#shared;
  }

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#worker = new Worker(scriptURL("reader/worker.js"), { type: "module", name: "quietzone reader" });
    this.#worker.addEventListener("message", ({ data }) => this.#settle(data));
    this.#worker.addEventListener("error", (event) => this.#fail(event.message ?? "the worker could not be started"));
    this.#worker.postMessage({ module });
  }

  /**
   * What `source` shows; it is closed afterwards.
   *
   * @param {VideoFrame | ImageBitmap} source
   * @param {object} options What `BarcodeReader.read` takes.
   * @param {Region} [region] The part to read, in pixels; all of it unless given. Corners are those of the whole.
   * @returns {Promise<Reading>}
   */
  read(source, options, region) {
    this.#lastID += 1;
    const id = this.#lastID;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, source, region, options }, [/** @type {ImageBitmap} */ (source)]);
    });
  }

  /** @param {{id: number, error?: string} & Reading} answer */
  #settle({ id, error, ...reading }) {
    const { resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) resolve(reading);
    else reject(new Error(error));
  }

  /** Without its worker a reader is of no more use: the next one that is asked for is another. */
  #fail(message) {
    ReaderClient.#shared = undefined;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error(message));
    this.#waiting.clear();
  }
}
