// The frames' part of the scanner: announces each, and has those read that the behaviour wants read.

import { Frames } from "../camera/frames.js";
import { ReaderClient } from "../reader/client.js";

/** Frames in a row that show something too small before zooming in is offered. */
const smallFrames = 12;

/** Frames in a row that the reader failed on before it counts as broken: each time another one is started. */
const failureLimit = 3;

/** What is read of no frame. */
const nothing = { symbols: [], origin: { x: 0, y: 0 } };

export class FrameHost {
  #send;
  #frames;
  #video;
  #lastNumber = 0;
  #smallCount = 0;
  #failureCount = 0;
  #zoom;
  /** A bit for each symbology that is wanted. */
  symbologies = 0;

  /**
   * @param {(event: import("./protocol.js").ScannerEvent) => void} send
   * @param {import("./view.js").ScannerView} view
   */
  constructor(send, view) {
    this.#send = send;
    this.#frames = new Frames(view.video, (time) => this.#arrived(time));
    this.#video = view.video;
    this.#zoom = view.zoom;
  }

  start() {
    this.#failureCount = 0;
    this.#video.play().catch(() => {});
    this.#frames.start();
  }

  stop() {
    this.#frames.stop();
    this.#video.pause();
  }

  /**
   * Reads the newest frame: by now it may be a later one than that of this number.
   *
   * @param {number} frame
   * @param {import("../reader/reader.js").Preset} preset
   * @param {import("../reader/luminance.js").Region} region
   */
  async read(frame, preset, region) {
    const reading = await this.#read(preset, region).catch(() => null);
    this.#failureCount = reading === null ? this.#failureCount + 1 : 0;
    if (this.#failureCount === failureLimit) this.#send({ event: "cameraFailed", problem: "unavailable" });
    this.#send({ event: "frameRead", frame, time: performance.now(), ...(reading ?? nothing) });
  }

  async #read(preset, region) {
    const reader = await ReaderClient.shared();
    // A camera that is just being changed has no frame, and nothing is wrong with it.
    const newest = await this.#frames.newest(region).catch(() => null);
    if (newest === null) return nothing;
    const options = { preset, symbologies: this.symbologies, notesSmall: true };
    const { symbols, isSmall } = await reader.read(newest.source, options, newest.region);
    this.#offerZoom(isSmall);
    return {
      symbols: symbols.map(({ symbology, text, corners }) => ({ symbology, text, corners })),
      origin: { x: newest.x, y: newest.y },
    };
  }

  #offerZoom(isSmall) {
    this.#smallCount = isSmall ? this.#smallCount + 1 : 0;
    if (this.#smallCount === smallFrames) this.#zoom.offer();
  }

  #arrived(time) {
    this.#lastNumber += 1;
    this.#send({ event: "frameArrived", frame: this.#lastNumber, time });
  }
}
