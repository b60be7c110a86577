// The page's side of the reader's worker.

import { addresses } from "../configuration.js";
import { startWorker } from "../trusted.js";
import { LoadError } from "./load-error.js";
import { compiledModule } from "./module.js";
import { PictureError } from "./pictures.js";

/** @typedef {import("./luminance.js").GreyPicture} GreyPicture */
/** @typedef {import("./luminance.js").Region} Region */
/** @typedef {{id?: number, symbology: string, text: string, bytes: string, corners: {x: number, y: number}[], symbologyIdentifier?: string, addOn?: string}} ReadSymbol `bytes` in hexadecimal. */
/** @typedef {import("./reader.js").SeenCode} SeenCode */
/** @typedef {{symbols: ReadSymbol[], unread: SeenCode[], isSmall: boolean, pixelCount: number, milliseconds: number}} Reading See the worker's answer. */

/** Pictures of more pixels leave more memory taken than a thread is worth: it ends once it is done with them. */
const keptPixelCount = 8e6;

/** A reader in a thread of its own. Requests are answered in their order. */
export class ReaderClient {
  #module;
  /** @type {Worker | null} Started when it has something to do. */
  #worker = null;
  /** @type {Map<number, {resolve: (reading: Reading) => void, reject: (reason: Error) => void}>} */
  #waiting = new Map();
  #lastID = 0;
  #isWorn = false;

  /** @type {Promise<ReaderClient> | undefined} */
  static #shared;

  /** The page's one reader of frames, opened when it is first asked for. */
  static shared() {
    ReaderClient.#shared ??= compiledModule().then((module) => {
      const client = new ReaderClient(module);
      // So that it is there when the first frame is.
      client.#start();
      return client;
    });
    ReaderClient.#shared.catch(() => (ReaderClient.#shared = undefined));
    return ReaderClient.#shared;
  }

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
  }

  /**
   * What `source` shows.
   *
   * @param {VideoFrame | ImageBitmap | GreyPicture | Blob} source A frame or bitmap is closed afterwards, and the memory of
   *   pixels is handed on; a file is decoded by the worker.
   * @param {object} options What `BarcodeReader.read` takes.
   * @param {Region} [region] The part of a frame or bitmap to read, in pixels; all of it unless given. Corners are those of the whole.
   * @returns {Promise<Reading>} Rejected with a `PictureError` where a file cannot be read.
   */
  read(source, options, region) {
    this.#start();
    this.#lastID += 1;
    const id = this.#lastID;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, source, region, options }, handedOn(source));
    });
  }

  /** Ends the thread; what it was asked for is rejected with an `AbortError`. */
  end() {
    this.#fail(new DOMException("The reader was ended", "AbortError"));
  }

  #start() {
    if (this.#worker !== null) return;
    const worker = startWorker(addresses.worker, "quietzone reader");
    worker.addEventListener("message", ({ data }) => this.#settle(data));
    worker.addEventListener("error", ({ message }) => {
      this.#fail(new LoadError("notLoaded", `${addresses.worker} cannot be run: ${message ?? "it did not load"}`));
    });
    worker.postMessage({ module: this.#module });
    this.#worker = worker;
    this.#isWorn = false;
  }

  /** @param {{id: number, error?: string, problem?: import("./pictures.js").PictureProblem} & Reading} answer */
  #settle({ id, error, problem, ...reading }) {
    const { resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#isWorn ||= !(reading.pixelCount <= keptPixelCount);
    if (this.#isWorn && this.#waiting.size === 0) this.#endWorker();
    if (error === undefined) resolve(reading);
    else reject(problem ? new PictureError(problem) : new Error(error));
  }

  /** Without its worker a reader waits for the next request to start another. @param {Error} reason */
  #fail(reason) {
    this.#endWorker();
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  #endWorker() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** What of a source the worker takes over, so that it is not copied. @returns {Transferable[]} */
function handedOn(source) {
  if (source instanceof Blob) return [];
  return [source.pixels?.buffer ?? source];
}
