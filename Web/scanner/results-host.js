// The results' part of the scanner: what is told to the page of each, and what was collected.

import { showCollected } from "./collected.js";
import { Contents } from "./contents.js";
import { ReadSymbols } from "./read-symbols.js";

/** @typedef {import("./protocol.js").ScanResult} ScanResult */

export class ResultsHost {
  #dispatch;
  #view;
  #contents = new Contents();
  /** What was collected since the scanner was opened. @type {ScanResult[]} */
  #collected = [];
  /** What was read, for who reads. */
  symbols = new ReadSymbols();

  /**
   * @param {(type: string, detail: any) => void} dispatch Tells the page.
   * @param {import("./view.js").ScannerView} view
   */
  constructor(dispatch, view) {
    this.#dispatch = dispatch;
    this.#view = view;
  }

  /** Has what results mean ready to be told. */
  prepare() {
    this.#contents.prepare();
  }

  /** Begins with nothing collected. */
  clear() {
    this.#collected = [];
    this.#view.showCollected(0);
  }

  /** Lists what was collected. */
  showCollected() {
    showCollected(this.#collected, this.#view.inside);
  }

  /** @param {ScanResult} result */
  collect(result) {
    this.#collected.push(result);
    this.#view.showCollected(this.#collected.length);
    this.#tell("collect", result);
  }

  /** At once: a page that is left for the result has to keep it before. @param {ScanResult} result */
  remember(result) {
    this.#dispatch("remember", { ...result, symbol: this.symbols.of(result) });
  }

  /** @param {ScanResult} result */
  deliver(result) {
    this.#tell("result", result);
  }

  #tell(type, result) {
    const symbol = this.symbols.of(result);
    this.#contents.with(symbol, (content) => this.#dispatch(type, { ...result, symbol, content }));
  }
}
