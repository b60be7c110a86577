// What tells that a code was read: a beep, a vibration, a flash, an announcement.

import { element } from "../dom.js";

/** In hertz, seconds, and parts of the full volume. */
const beep = { frequency: 1760, duration: 0.12, volume: 0.15 };
/** In milliseconds. */
const vibration = 60;

/** How long after the user's touch the sound device is asked for, in milliseconds; some browsers allow a second. */
const wakingDelay = 50;

/** Characters that a screen reader speaks in a second, and the longest wait for one, in milliseconds. */
const speakingSpeed = 15;
const longestAnnouncement = 6000;

export class Feedback {
  #flash;
  #announcement;
  /** @type {AudioContext | null} */
  #audio = null;
  /** The beeps that sound now. */
  #beeps = 0;
  #isResting = true;

  /**
   * @param {HTMLElement} flash Covers the scanner.
   * @param {HTMLElement} announcement A live region, which speaks whether or not the scanner is shown.
   */
  constructor(flash, announcement) {
    this.#flash = flash;
    this.#announcement = announcement;
  }

  /** Browsers let a page sound only once its user did something: to be called when they do. */
  prepare() {
    if (typeof AudioContext === "undefined") return;
    this.#isResting = false;
    // The first context keeps the page from moving for a moment. What the user asked for begins to be shown before.
    setTimeout(() => this.#wake(), wakingDelay);
  }

  #wake() {
    if (this.#isResting) return;
    this.#audio ??= new AudioContext();
    if (this.#audio.state === "suspended") this.#audio.resume().catch(() => {});
  }

  /** Gives the sound device back, once the beep that may sound is over. */
  rest() {
    this.#isResting = true;
    if (this.#beeps === 0) this.#audio?.suspend().catch(() => {});
  }

  /** Gives the sound device back for good. */
  end() {
    this.#isResting = true;
    this.#audio?.close().catch(() => {});
    this.#audio = null;
  }

  beep() {
    if (this.#audio?.state !== "running") return;
    const start = this.#audio.currentTime;
    const tone = new OscillatorNode(this.#audio, { frequency: beep.frequency });
    const volume = new GainNode(this.#audio, { gain: beep.volume });
    volume.gain.setValueAtTime(beep.volume, start + beep.duration * 0.7);
    volume.gain.linearRampToValueAtTime(0, start + beep.duration);
    tone.connect(volume).connect(this.#audio.destination);
    tone.start(start);
    tone.stop(start + beep.duration);
    this.#beeps += 1;
    tone.addEventListener("ended", () => {
      this.#beeps -= 1;
      if (this.#isResting) this.rest();
    });
  }

  /** Browsers let a page vibrate only once its user touched it, and complain otherwise. */
  vibrate() {
    if (/** @type {any} */ (navigator).userActivation?.hasBeenActive !== false) navigator.vibrate?.(vibration);
  }

  /** A white flash that fades. @param {number} duration In milliseconds. */
  flash(duration) {
    this.#flash.animate([{ opacity: 1 }, { opacity: 0 }], { duration, easing: "ease-out" });
  }

  /**
   * Has a screen reader speak. None tells when it is done, so the time is estimated.
   *
   * @param {string} message
   * @returns {Promise<void>}
   */
  announce(message) {
    // The same words twice would be no news.
    this.#announcement.replaceChildren(element("span", {}, message));
    const time = Math.min(longestAnnouncement, 500 + (message.length / speakingSpeed) * 1000);
    return new Promise((resolve) => setTimeout(resolve, time));
  }
}
