// The frames' part of the scanner: announces each, and has those read that the behaviour wants read.

import { Frames } from "../camera/frames.js";
import { ReaderClient } from "../reader/client.js";

/** Frames in a row that show something too small before zooming in is offered. */
const smallFrames = 12;

/** Frames in a row that the reader failed on before it counts as broken: each time another one is started. */
const failureLimit = 3;

/** After so many milliseconds without a code it is told what would help. */
const patience = 2000;

/** What is read of no frame. */
const nothing = { symbols: [], codes: [], origin: { x: 0, y: 0 } };

export class FrameHost {
  #send;
  #explain;
  #frames;
  #lastNumber = 0;
  #smallCount = 0;
  #failureCount = 0;
  /** Whether the next frame begins a sequence: codes are followed from frame to frame. */
  #isFirst = true;
  #readSymbols;
  view;
  /** Since when nothing was read, or is to be read. @type {number} */
  quietSince;
  /** A bit for each symbology that is wanted. */
  symbologies = 0;

  /**
   * @param {(event: import("./protocol.js").ScannerEvent) => void} send
   * @param {import("./view.js").ScannerView} view
   * @param {import("./read-symbols.js").ReadSymbols} readSymbols Gets what was read.
   * @param {(error: Error) => void} explain Told why the reader failed, before that is sent.
   */
  constructor(send, view, readSymbols, explain) {
    this.#send = send;
    this.#readSymbols = readSymbols;
    this.#explain = explain;
    this.#frames = new Frames(view.video, (time) => this.#arrived(time));
    this.view = view;
  }

  start() {
    this.#failureCount = 0;
    this.#isFirst = true;
    this.quietSince = performance.now();
    this.view.video.play().catch(() => {});
    this.#frames.start();
  }

  stop() {
    this.#frames.stop();
    this.view.video.pause();
    this.quietSince = Infinity;
  }

  /**
   * Reads the newest frame: by now it may be a later one than that of this number.
   *
   * @param {number} frame
   * @param {import("../reader/reader.js").Preset} preset
   * @param {import("../reader/luminance.js").Region} region
   */
  async read(frame, preset, region) {
    const { symbols, codes, origin } = await this.#read(preset, region).catch((error) => this.#failed(error));
    const time = performance.now();
    if (symbols.length > 0) this.quietSince = time;
    if (time > this.quietSince + patience) this.#help(region);
    else this.view.hint = "";
    if (codes.length > 0) this.#send({ event: "codesSeen", codes, origin, time });
    this.#send({ event: "frameRead", frame, time, symbols, origin });
  }

  #failed(error) {
    this.#failureCount += 1;
    if (this.#failureCount === failureLimit) {
      this.#explain(error);
      this.#send({ event: "cameraFailed", problem: "unavailable" });
    }
    return nothing;
  }

  async #read(preset, region) {
    const reader = await ReaderClient.shared();
    // A camera that is just being changed has no frame, and nothing is wrong with it.
    const newest = await this.#frames.newest(region).catch(() => null);
    if (newest === null) return nothing;
    const options = { preset, symbologies: this.symbologies, notesSmall: true, isNext: true, isFirst: this.#isFirst };
    this.#isFirst = false;
    const { symbols, unread, isSmall } = await reader.read(newest.source, options, newest.region);
    this.#failureCount = 0;
    this.#smallCount = isSmall ? this.#smallCount + 1 : 0;
    if (this.#smallCount === smallFrames) this.view.zoom.offer();
    this.#readSymbols.add(symbols);
    return {
      symbols: symbols.map(({ id, symbology, text, bytes, corners }) => ({ id, symbology, text, bytes, corners })),
      codes: unread.map(({ id, corners }) => ({ id, corners })),
      origin: { x: newest.x, y: newest.y },
    };
  }

  /** Tells what would help. @param {import("../reader/luminance.js").Region} region */
  async #help(region) {
    try {
      (await import("./hints.js")).look(this, region);
    } catch {
      // The browser says why. The scanner does without until it is opened again.
      this.quietSince = Infinity;
    }
  }

  #arrived(time) {
    this.#lastNumber += 1;
    this.#send({ event: "frameArrived", frame: this.#lastNumber, time });
  }
}
