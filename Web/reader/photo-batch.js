// Many pictures, read side by side in threads that end with the work.

import { ReaderClient } from "./client.js";
import { compiledModule } from "./module.js";
import { pictureHeader } from "./picture-header.js";
import { PictureError } from "./pictures.js";
import { Room } from "./room.js";
import { drawnVector } from "./vector-pictures.js";

/** Threads at a time: one for each core. */
const threadLimit = globalThis.navigator?.hardwareConcurrency || 1;

/** Pixels that are decoded at a time, by gigabytes of memory; a browser that keeps those to itself is taken to have four. */
const pixelBudget = 16e6 * (/** @type {any} */ (globalThis.navigator)?.deviceMemory ?? 4);

/** As many as a phone's photo has, for a picture that does not tell. */
const commonSize = 12e6;

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
  /** For pictures in memory: small ones keep every core busy, large ones take turns. */
  #room = new Room(pixelBudget);
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
      const reading = await this.#readOne(reader, photo);
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

  /** @returns {Promise<{symbols: import("./client.js").ReadSymbol[], problem: import("./pictures.js").PictureProblem | null}>} */
  async #readOne(reader, photo) {
    try {
      const { kind, width = 0, height = 0 } = await pictureHeader(photo);
      const source = kind === "svg" ? await drawnVector(photo) : photo;
      if (source === null) throw new PictureError("svg");
      const { symbols } = await this.#room.for(width * height || commonSize, () => this.#readIn(reader, source));
      return { symbols, problem: null };
    } catch (error) {
      if (error.name === "LoadError") throw error;
      // A reader that failed is started again for the next picture.
      return { symbols: [], problem: error.problem ?? "broken" };
    }
  }

  /** Once it was cancelled, what waited for room would start a thread that was ended. */
  async #readIn(reader, source) {
    if (this.#isCancelled) throw new DOMException("Nobody wants the rest", "AbortError");
    return reader.read(source, { symbologies: this.#symbologies });
  }
}
