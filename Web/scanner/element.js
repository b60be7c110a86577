// The scanner as an element: <quietzone-scanner mode="oncePerCode" symbologies="qr_code ean_13"></quietzone-scanner>.

import { Scanner } from "./scanner.js";

/** Where there is no page, as in a worker, the module can be imported all the same. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** The scanner's events that are the element's, too. */
const events = ["result", "collect", "remember", "open", "close", "review", "load", "metric", "camerachosen", "problem"];

/**
 * A scanner in a shadow of its own. It covers the screen once `open()` is called; with the attribute `inline` it fills its
 * place on the page, which may have any size. With `autostart` it opens as soon as it is on the page.
 *
 * Attributes: `mode`, `interval`, `symbologies` (names with spaces between them), `crosshair`, `silent` (no beep and no
 * vibration). The property `settings` has all there are. Events are those of `Scanner`, which do not bubble.
 */
export class QuietzoneScanner extends Base {
  static observedAttributes = ["mode", "interval", "symbologies", "crosshair", "silent"];

  /** @type {Scanner | null} */
  #scanner = null;
  /** @type {Partial<import("../settings.js").Settings>} */
  #settings = {};
  /** @type {MediaStream | HTMLVideoElement | null} */
  #stream = null;

  connectedCallback() {
    const scanner = new Scanner({ host: this, isInline: this.hasAttribute("inline"), settings: this.settings });
    for (const type of events) {
      scanner.addEventListener(type, (/** @type {CustomEvent} */ { detail }) => this.dispatchEvent(new CustomEvent(type, { detail })));
    }
    scanner.stream = this.#stream;
    this.#scanner = scanner;
    if (this.hasAttribute("autostart")) this.open();
  }

  disconnectedCallback() {
    this.#scanner.dispose();
    this.#scanner = null;
  }

  attributeChangedCallback() {
    if (this.#scanner !== null) this.#scanner.settings = this.settings;
  }

  /** What was set here, and what attributes say. @returns {Partial<import("../settings.js").Settings>} */
  get settings() {
    /** @type {Record<string, any>} */
    const settings = { ...this.#settings };
    const mode = this.getAttribute("mode");
    const interval = this.getAttribute("interval");
    const symbologies = this.getAttribute("symbologies");
    if (mode !== null) settings.mode = mode;
    if (interval !== null) settings.interval = Number(interval);
    if (symbologies !== null) settings.symbologies = symbologies.split(/[\s,]+/).filter(Boolean);
    if (this.hasAttribute("crosshair")) settings.crosshair = true;
    if (this.hasAttribute("silent")) Object.assign(settings, { beeps: false, vibrates: false });
    return settings;
  }

  /** @param {Partial<import("../settings.js").Settings>} settings What is not given is as it is by default. */
  set settings(settings) {
    this.#settings = { ...settings };
    if (this.#scanner !== null) this.#scanner.settings = this.settings;
  }

  /** A stream of one's own, or a video that plays, in the place of a camera; it is never stopped. @param {MediaStream | HTMLVideoElement | null} stream */
  set stream(stream) {
    this.#stream = stream;
    if (this.#scanner !== null) this.#scanner.stream = stream;
  }

  /** Opens the scanner; where the camera is refused, a dialog instead of it. */
  async open() {
    await this.#scanner?.open();
  }

  /** Closes the scanner, also one that is just being opened. */
  close() {
    this.#scanner?.close();
  }

  /** Lets the user choose photos to read their codes. */
  async choosePhoto() {
    await this.#scanner?.choosePhoto();
  }

  /** Reads the codes of photos. @param {...Blob} photos */
  async readPhotos(...photos) {
    await this.#scanner?.readPhotos(...photos);
  }
}

if (globalThis.customElements && !customElements.get("quietzone-scanner")) {
  customElements.define("quietzone-scanner", QuietzoneScanner);
}
