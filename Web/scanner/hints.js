// What would help who holds the camera, told once nothing was read for a while. Nothing of this is part of a first visit: the module
// that looks comes when it is first needed, and a thread of its own looks, so that reading does not wait for it.

import { Frames } from "../camera/frames.js";
import { addresses } from "../configuration.js";
import { element } from "../dom.js";
import { compiledModule } from "../reader/module.js";
import { texts } from "../strings.js";
import { startWorker } from "../trusted.js";

/** @typedef {import("./frame-host.js").FrameHost} FrameHost */

/** From one look to the next, in milliseconds: a look takes as long as reading some frames does. */
const interval = 700;

/** A thread that has nothing to look at ends after so many milliseconds. */
const idleTime = 5000;

const english = {
  moveCloser: "Move closer",
  holdStill: "Hold still",
  moveAway: "Out of focus: move away a little",
  moreLight: "It is too dark: more light, please",
  lessLight: "It is too bright: turn away from the light",
  lessGlare: "Too much glare: tilt the code or the light",
  showWhole: "Show the whole code",
  faceCode: "Hold the camera straight above the code",
};

/** @type {typeof english} */
const chinese = {
  moveCloser: "请靠近一些",
  holdStill: "请拿稳",
  moveAway: "没有对上焦：请离远一点",
  moreLight: "太暗了：请增加光线",
  lessLight: "太亮了：请避开光源",
  lessGlare: "反光太强：请倾斜码或光源",
  showWhole: "请让整个码都在画面内",
  faceCode: "请将摄像头正对着码",
};

const words = texts(english, chinese);

/** As `LiveHint` in Swift numbers them, from 1 on. */
const hints = /** @type {(keyof typeof english)[]} */ (Object.keys(english));

/** Beside the reader's. */
const address = new URL("hints-worker.js", addresses.worker).href;

/** @type {WeakMap<FrameHost, Hints>} */
const known = new WeakMap();

/**
 * Has the newest frame looked at, unless that was done just now, and shows what would help.
 *
 * @param {FrameHost} host
 * @param {import("../reader/luminance.js").Region} region The part of the frame that is read.
 */
export async function look(host, region) {
  let own = known.get(host);
  if (own === undefined) known.set(host, (own = new Hints(host)));
  try {
    await own.look(region);
  } catch (error) {
    // The scanner does without until it is opened again.
    console.warn(`Quietzone: what would help cannot be told: ${error.message}`);
    host.quietSince = Infinity;
  }
}

class Hints {
  #host;
  #frames;
  /** Screen readers speak it when there is time. */
  #spoken = element("p", { class: "spoken", role: "status" });
  /** @type {Worker | null} */
  #worker = null;
  #isLooking = false;
  #lastLook = -Infinity;
  /** Since when nothing had been read at the last look: after a code another search begins. */
  #quietSince = 0;
  #rest = 0;

  /** @param {FrameHost} host */
  constructor(host) {
    this.#host = host;
    this.#frames = new Frames(host.view.video, () => {});
    host.view.root.append(this.#spoken);
  }

  /** @param {import("../reader/luminance.js").Region} region */
  async look(region) {
    if (this.#isLooking || performance.now() < this.#lastLook + interval) return;
    this.#isLooking = true;
    try {
      const { quietSince } = this.#host;
      const number = await this.#answer(region, quietSince !== this.#quietSince);
      this.#quietSince = quietSince;
      // By now a code may have been read.
      this.#show(quietSince === this.#host.quietSince && number > 0 ? words(hints[number - 1]) : "");
    } finally {
      this.#lastLook = performance.now();
      this.#isLooking = false;
    }
  }

  /**
   * @param {import("../reader/luminance.js").Region} wanted
   * @param {boolean} isFirst Whether what was seen before is over.
   * @returns {Promise<number>}
   */
  async #answer(wanted, isFirst) {
    clearTimeout(this.#rest);
    this.#worker ??= await start();
    const worker = this.#worker;
    try {
      // A camera that is just being changed has no frame.
      const newest = await this.#frames.newest(wanted).catch(() => null);
      if (newest === null) return 0;
      const { source, region } = newest;
      return await new Promise((resolve, reject) => {
        worker.onmessage = ({ data: { hint, error } }) => (error === undefined ? resolve(hint) : reject(new Error(error)));
        worker.onerror = ({ message }) => reject(new Error(`${address} cannot be run: ${message ?? "it did not load"}`));
        worker.postMessage({ source, region, isFirst }, [source]);
      });
    } catch (error) {
      this.#end();
      throw error;
    } finally {
      this.#rest = setTimeout(() => this.#end(), idleTime);
    }
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#quietSince = 0;
    this.#spoken.textContent = "";
  }

  #show(hint) {
    this.#host.view.hint = hint;
    if (this.#spoken.textContent !== hint) this.#spoken.textContent = hint;
  }
}

/** @returns {Promise<Worker>} */
async function start() {
  const module = await compiledModule("hints");
  const worker = startWorker(address, "quietzone hints");
  worker.postMessage({ module });
  return worker;
}
