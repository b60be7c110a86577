// The photos' part of the scanner: choosing them, and reading them with every effort.

import { choosePictures } from "../pictures.js";
import { PhotoBatch } from "../reader/photo-batch.js";

/** @typedef {import("../reader/photo-batch.js").PhotoReading} PhotoReading */

export class PhotoHost {
  #send;
  #progress;
  #readSymbols;
  #report;
  /** Those that wait for the behaviour to have them read. @type {Blob[]} */
  #photos = [];
  /** @type {PhotoBatch | null} */
  #batch = null;
  /** What became of the photos that were read last. @type {PhotoReading[]} */
  readings = [];
  /** A bit for each symbology that is wanted. */
  symbologies = 0;

  /**
   * @param {(event: import("./protocol.js").ScannerEvent) => void} send
   * @param {import("./progress.js").Progress} progress
   * @param {import("./read-symbols.js").ReadSymbols} readSymbols Gets what was read.
   * @param {(error: Error) => void} report Told where the reader cannot be had.
   */
  constructor(send, progress, readSymbols, report) {
    this.#send = send;
    this.#progress = progress;
    this.#readSymbols = readSymbols;
    this.#report = report;
  }

  /** Lets the user choose photos. @returns {Promise<boolean>} Whether they did. */
  async choose() {
    const photos = await choosePictures();
    if (photos.length === 0) this.#send({ event: "photoCancelled" });
    else this.take(photos);
    return photos.length > 0;
  }

  /** Photos that were chosen, dropped or pasted; those that come while others are read are read with them. @param {Blob[]} photos */
  take(photos) {
    if (this.#batch !== null) {
      this.#batch.add(photos);
      return;
    }
    this.#photos = photos;
    this.#send({ event: "photoChosen" });
  }

  async read() {
    const photos = this.#photos;
    this.#photos = [];
    // Those of before are still being read: they answer for all.
    if (this.#batch !== null) return this.#batch.add(photos);
    const batch = new PhotoBatch(this.symbologies, () => this.#progress.show(batch));
    this.#batch = batch;
    let isCancelled = false;
    this.#progress.cancelled = () => {
      isCancelled = true;
      batch.cancel();
    };
    batch.add(photos);
    try {
      this.readings = await batch.read();
    } catch (error) {
      this.readings = [];
      isCancelled = true;
      this.#report(error);
    }
    this.#batch = null;
    this.#progress.hide();
    const symbols = this.readings.flatMap((reading) => reading.symbols);
    this.#readSymbols.add(symbols);
    // What was read before the user had enough is not lost.
    if (isCancelled && symbols.length === 0) this.#send({ event: "photoCancelled" });
    else this.#send({ event: "photoRead", symbols: symbols.map(({ symbology, text, bytes, corners }) => ({ symbology, text, bytes, corners })) });
  }

  /** Nobody waits for the photos any more. */
  cancel() {
    this.#photos = [];
    this.#batch?.cancel();
  }
}
