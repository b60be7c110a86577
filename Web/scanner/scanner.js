// The scanner for pages to use: it tells the behaviour what happens, and carries out what that asks for.

import { LoadError } from "../reader/load-error.js";
import { behaviourSettings, checkedSettings, defaults } from "../settings.js";
import { Behaviour } from "./behaviour.js";
import { CameraHost } from "./camera-host.js";
import { DialogHost } from "./dialog-host.js";
import { Effects } from "./effects.js";
import { Farewell } from "./farewell.js";
import { Feedback } from "./feedback.js";
import { FrameHost } from "./frame-host.js";
import { watchGestures } from "./gestures.js";
import { watchPage } from "./lifecycle.js";
import { PhotoHost } from "./photo-host.js";
import { Presentation } from "./presentation.js";
import { ResultsHost } from "./results-host.js";
import { Shadow } from "./shadow.js";
import { ScannerView } from "./view.js";

/** @typedef {"scanButton" | "applicationShortcut" | "systemSearch"} EntryPoint */

/**
 * @typedef {object} ScannerOptions
 * @property {HTMLElement | null} [page] Slides away to show the scanner.
 * @property {Partial<import("../settings.js").Settings>} [settings]
 * @property {HTMLElement} [host] The element that holds the scanner in its shadow; one at the page's beginning unless given.
 * @property {boolean} [isInline] Whether the scanner fills its host instead of the screen.
 * @property {HTMLElement} [resultPlace] Where the page shows a result: the outline of the code that was read flies there.
 */

/**
 * A scanner. Its events carry their value as `detail`; a result is a `ScanResult`:
 *
 * - `result`: the code that the scanner was opened for, or that a photo holds. Nothing is loaded by itself. It has `content`, what
 *   the code means, unless the module that tells this does not load within a second.
 * - `collect`: one code more, in the modes that keep the scanner open; likewise.
 * - `remember`: a code for a history; each result and each code collected, and all that photos hold.
 * - `open`, `close`: the scanner is shown, or no longer.
 * - `review` `{text}`: what an address field would show of the result, for the user to decide.
 * - `load` `{address}` or `{search}`: where a number leads at once, or a text for which *Go* was pressed.
 * - `metric`: a name to count once more.
 * - `camerachosen`: the id of the camera that the user chose.
 * - `problem`: an `Error` for which there is no scanner.
 */
export class Scanner extends EventTarget {
  #settings = defaults;
  #behaviour = new Behaviour((answer) => this.#effects.carryOut(answer), () => this.#prepare());
  /** Counts attempts to open: one that the user or the page took back comes to nothing. */
  #attempt = 0;
  #end = new AbortController();
  #shadow;
  #view;
  #presentation;
  #farewell;
  #feedback;
  #frames;
  #camera;
  #photo;
  #dialogs;
  #results;
  #effects;

  /**
   * @param {ScannerOptions} options
   */
  constructor({ page = null, settings = {}, host, isInline = false, resultPlace } = {}) {
    super();
    const send = (event) => this.#send(event);
    this.#view = new ScannerView({
      close: () => this.close(),
      torch: () => send({ event: "torchButtonPressed" }),
      album: () => send({ event: "albumPressed" }),
      camera: (id) => this.#changeCamera(id),
      zoom: (value) => this.#camera.zoom(value),
      collected: () => this.#results.showCollected(),
    }, isInline);
    this.#shadow = new Shadow(this.#view.inside, host);
    const presented = { page, isInline, close: () => this.close(), gone: () => this.#view.still.thaw() };
    this.#presentation = new Presentation(this.#view.root, this.#shadow.host, presented);
    this.#farewell = new Farewell(this.#view, this.#presentation, resultPlace);
    this.#feedback = new Feedback(this.#view.flash, this.#view.announcement);
    const explain = (error) => this.#explain(error);
    const dispatch = (type, detail) => this.#dispatch(type, detail);
    this.#results = new ResultsHost(dispatch, this.#view);
    const { symbols } = this.#results;
    this.#frames = new FrameHost(send, this.#view, symbols, explain);
    this.#camera = new CameraHost(send, this.#view, this.#frames, explain, this.#end.signal);
    this.#photo = new PhotoHost(send, this.#view.progress, symbols, (error) => this.#showUnavailable(error));
    this.#dialogs = new DialogHost(send, this.#photo, this.#view.inside);
    this.#effects = new Effects({
      view: this.#view,
      presentation: this.#presentation,
      farewell: this.#farewell,
      feedback: this.#feedback,
      frames: this.#frames,
      camera: this.#camera,
      photo: this.#photo,
      dialogs: this.#dialogs,
      results: this.#results,
    }, send, dispatch);
    this.settings = settings;
    watchPage(this.#view, send, this.#end.signal);
    watchGestures(this.#view.surface, this.#view.root, {
      tap: (place) => this.#tap(place),
      pinch: (factor) => this.#view.zoom.pinch(factor),
    });
    // So that it is there when it is asked for.
    this.#behaviour.load().catch(() => {});
  }

  /** @returns {import("../settings.js").Settings} */
  get settings() {
    return this.#settings;
  }

  /**
   * What is not given is as it is by default, and so is what makes no sense.
   *
   * @param {Partial<import("../settings.js").Settings>} settings
   */
  set settings(settings) {
    this.#settings = checkedSettings(settings);
    this.#camera.deviceID = this.#settings.camera;
    this.#sendSettings();
  }

  /**
   * A stream of one's own, or a video that plays, in the place of a camera, from the next opening on; it is never stopped. Null for
   * a camera again.
   *
   * @param {MediaStream | HTMLVideoElement | null} stream
   */
  set stream(stream) {
    this.#camera.stream = stream;
  }

  /** Opens the scanner; where the camera is refused, a dialog instead of it. @param {EntryPoint} [from] */
  async open(from = "scanButton") {
    this.#prepareSound();
    this.#attempt += 1;
    const attempt = this.#attempt;
    if (!(await this.#isReady())) return;
    const permission = await this.#camera.permission();
    if (attempt !== this.#attempt) return;
    this.#results.clear();
    this.#sendSettings();
    this.#send({ event: "opened", from, permission });
  }

  /** Settled once the browser's history is as it was before the scanner was opened: a page must not be left before. */
  get isBack() {
    return this.#presentation.isBack;
  }

  /** Closes the scanner, also one that is just being opened. */
  close() {
    this.#attempt += 1;
    this.#send({ event: "closeRequested" });
  }

  /** Closes the scanner for good, and leaves nothing of it on the page. */
  dispose() {
    this.close();
    this.#photo.cancel();
    this.#dialogs.dismiss();
    this.#end.abort();
    this.#effects.end();
    this.#behaviour.end();
    this.#feedback.end();
    this.#view.flight.end();
    this.#shadow.remove();
  }

  /** Lets the user choose photos to read their codes. */
  async choosePhoto() {
    this.#prepareSound();
    if (await this.#isReady()) this.#send({ event: "albumPressed" });
  }

  /** Reads the codes of photos; those that come while others are read are read with them. @param {...Blob} photos */
  async readPhotos(...photos) {
    if (photos.length > 0 && (await this.#isReady())) this.#photo.take(photos);
  }

  /** Opens a text, or searches for it, as *Go* does. @param {string} text */
  async go(text) {
    if (await this.#isReady()) this.#send({ event: "goPressed", text });
  }

  async #prepare() {
    await this.#shadow.style();
    this.#sendSettings();
  }

  /** Whether the behaviour is loaded. Without it there is no scanner, and that is said. */
  async #isReady() {
    try {
      await this.#behaviour.load();
      return true;
    } catch (error) {
      if (!this.#end.signal.aborted) this.#showUnavailable(error);
      return false;
    }
  }

  #showUnavailable(error) {
    this.#explain(error);
    this.#dialogs.show({ dialog: "unavailable" });
  }

  /** Why there is no scanner: in the words of the dialog that comes, and in the console. */
  #explain(error) {
    this.#dialogs.reason = error;
    console.warn(`Quietzone: ${error instanceof LoadError ? "" : "the camera cannot be used: "}${error.message}`);
    this.#dispatch("problem", error);
  }

  #prepareSound() {
    if (this.#settings.beeps) this.#feedback.prepare();
  }

  #sendSettings() {
    this.#send({ event: "settingsChanged", ...behaviourSettings(this.#settings) });
  }

  #send(event) {
    this.#behaviour.send(event);
  }

  /** A tap picks the code that it touches; beside codes it focuses. @param {{x: number, y: number}} place */
  #tap(place) {
    this.#send({ event: "previewTapped", ...place });
    if (this.#presentation.isPresented) this.#camera.focusOn(place);
  }

  #changeCamera(id) {
    this.#camera.change(id);
    this.#dispatch("camerachosen", id);
  }

  #dispatch(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
