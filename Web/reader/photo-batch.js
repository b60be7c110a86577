// Many pictures, read side by side in threads that end with the work.

import { ReaderClient } from "./client.js";
import { compiledModule } from "./module.js";
import { pictureHeader } from "./picture-header.js";
import { PictureError } from "./pictures.js";
import { drawnVector } from "./vector-pictures.js";

/** Threads at a time: each takes the memory of a picture. */
const threadLimit = Math.min(4, globalThis.navigator?.hardwareConcurrency || 1);

/**
 * What became of a picture: its symbols, or the problem with it.
 *
 * @typedef {object} PhotoReading
 * @property {string} name The file's, empty where it has none.
 * @property {import("./client.js").ReadSymbol[]} symbols
 * @property {import("./pictures.js").PictureProblem | null} problem
 */

export class PhotoBatch {
  /** @type {Blob[]} */
  #photos = [];
  /** @type {PhotoReading[]} */
  #readings = [];
  #nextIndex = 0;
  #doneCount = 0;
  #symbologies;
  #changed;
  /** @type {Set<ReaderClient>} */
  #readers = new Set();
  #isPaused = false;
  #isCancelled = false;
  /** @type {() => void} */
  #resume = () => {};
  /** @type {Promise<void>} */
  #pause = Promise.resolve();
  /** @type {() => void} */
  #stop = () => {};
  /** Settled once nobody wants the rest. @type {Promise<void>} */
  #stopped = new Promise((resolve) => (this.#stop = () => resolve()));

  /**
   * @param {number} symbologies A bit for each that is wanted, 0 for all.
   * @param {() => void} changed Called whenever the counts change.
   */
  constructor(symbologies, changed) {
    this.#symbologies = symbologies;
    this.#changed = changed;
  }

  /** How many pictures are read, of how many. */
  get counts() {
    return { done: this.#doneCount, all: this.#photos.length };
  }

  get isPaused() {
    return this.#isPaused;
  }

  /** More to read, also while others are being read. @param {Blob[]} photos */
  add(photos) {
    this.#photos.push(...photos);
    this.#changed();
  }

  /** @returns {Promise<PhotoReading[]>} In the pictures' order; those so far where it is cancelled. Rejected with a `LoadError`. */
  async read() {
    const module = await compiledModule();
    try {
      do {
        const count = Math.min(threadLimit, this.#photos.length - this.#nextIndex);
        const threads = Array.from({ length: count }, () => this.#readOnOneThread(module));
        await Promise.race([Promise.all(threads), this.#stopped]);
      } while (!this.#isCancelled && this.#nextIndex < this.#photos.length);
    } finally {
      this.#endReaders();
    }
    return this.#readings.filter(Boolean);
  }

  /** The pictures being read are finished first. @param {boolean} isPaused */
  pause(isPaused) {
    if (isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    if (isPaused) this.#pause = new Promise((resolve) => (this.#resume = resolve));
    else this.#resume();
    this.#changed();
  }

  cancel() {
    this.#isCancelled = true;
    this.#stop();
    this.pause(false);
    this.#endReaders();
  }

  async #readOnOneThread(module) {
    const reader = new ReaderClient(module);
    this.#readers.add(reader);
    while (!this.#isCancelled && this.#nextIndex < this.#photos.length) {
      const index = this.#nextIndex;
      this.#nextIndex += 1;
      const photo = this.#photos[index];
      const reading = await readOne(reader, photo, this.#symbologies);
      if (this.#isCancelled) return;
      this.#readings[index] = { name: photo instanceof File ? photo.name : "", ...reading };
      this.#doneCount += 1;
      this.#changed();
      await this.#pause;
    }
  }

  #endReaders() {
    for (const reader of this.#readers) reader.end();
    this.#readers.clear();
  }
}

/** @returns {Promise<{symbols: import("./client.js").ReadSymbol[], problem: import("./pictures.js").PictureProblem | null}>} */
async function readOne(reader, photo, symbologies) {
  try {
    const { kind } = await pictureHeader(photo);
    const source = kind === "svg" ? await drawnVector(photo) : photo;
    if (source === null) throw new PictureError("svg");
    const { symbols } = await reader.read(source, { symbologies });
    return { symbols, problem: null };
  } catch (error) {
    if (error.name === "LoadError") throw error;
    // A reader that failed is started again for the next picture.
    return { symbols: [], problem: error.problem ?? "broken" };
  }
}
