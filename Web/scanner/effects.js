// What is done for each effect of the scanner's behaviour.

import { ScreenLock } from "./screen-lock.js";
import { screenOf } from "./lifecycle.js";

/** @typedef {import("../reader/luminance.js").Region} Region */
/** @typedef {import("./protocol.js").ScanResult} ScanResult */

/**
 * @typedef {object} Parts Of a scanner.
 * @property {import("./view.js").ScannerView} view
 * @property {import("./presentation.js").Presentation} presentation
 * @property {import("./farewell.js").Farewell} farewell
 * @property {import("./feedback.js").Feedback} feedback
 * @property {import("./frame-host.js").FrameHost} frames
 * @property {import("./camera-host.js").CameraHost} camera
 * @property {import("./photo-host.js").PhotoHost} photo
 * @property {import("./dialog-host.js").DialogHost} dialogs
 * @property {import("./results-host.js").ResultsHost} results
 */

export class Effects {
  #parts;
  #send;
  #dispatch;
  #alarm = 0;
  #screenLock = new ScreenLock();
  #all;

  /**
   * @param {Parts} parts
   * @param {(event: import("./protocol.js").ScannerEvent) => void} send
   * @param {(type: string, detail: any) => void} dispatch Tells the page.
   */
  constructor(parts, send, dispatch) {
    this.#parts = parts;
    this.#send = send;
    this.#dispatch = dispatch;
    this.#all = this.#table();
  }

  /** @param {ReturnType<import("./machine.js").Machine["handle"]>} answer */
  carryOut({ effects, view, symbologies }) {
    const { frames, photo, farewell } = this.#parts;
    frames.symbologies = photo.symbologies = symbologies;
    farewell.prepare(effects);
    for (const { effect, ...details } of effects) this.#all[effect](details);
    if (view !== null) this.#parts.view.draw(/** @type {import("./protocol.js").View} */ (view));
  }

  /** Nothing waits any more. */
  end() {
    clearTimeout(this.#alarm);
  }

  /** @returns {Record<string, (details: any) => void>} */
  #table() {
    const { view, presentation, feedback, frames, camera, photo, dialogs, results } = this.#parts;
    return {
      present: () => this.#present(),
      dismiss: () => this.#dismiss(),
      presentDialog: (dialog) => dialogs.show(dialog),
      replaceDialog: (dialog) => dialogs.show(dialog),
      dismissDialog: () => this.#dismissDialog(),
      openSettings: () => {},

      requestPermission: () => camera.requestPermission(),
      loadCamera: () => camera.load(),
      checkTorch: () => camera.prepareControls(),
      attachPreview: () => camera.attachPreview(),
      // The region comes along with every frame to read.
      setViewport: () => this.#send({ event: "viewportSet" }),
      showPreview: () => view.showPreview(),
      hidePreview: () => view.hidePreview(),
      startCapture: () => this.#startCapture(),
      stopCapture: () => this.#stopCapture(),
      freeCamera: () => camera.free(),
      setTorch: ({ isOn }) => camera.setTorch(isOn),

      readFrame: ({ frame, preset, ...region }) => frames.read(frame, preset, /** @type {Region} */ (region)),
      // Nothing is kept of a frame before it is read.
      dropFrame: () => {},
      zoomIn: () => view.zoom.approach(),
      choosePhoto: () => this.#choosePhoto(),
      readPhoto: () => this.#readPhoto(),
      wake: ({ after }) => this.#wake(after),

      announce: ({ text }) => this.#announce(text),
      flash: ({ duration }) => feedback.flash(duration),
      beep: () => feedback.beep(),
      vibrate: () => feedback.vibrate(),
      collect: (result) => results.collect(result),
      remember: (result) => results.remember(result),
      deliver: (result) => results.deliver(result),
      fillOmnibox: (result) => this.#review(result),
      // A page that is left while its history goes back a step is not left.
      load: (destination) => presentation.isBack.then(() => this.#dispatch("load", destination)),
      record: ({ metric }) => this.#dispatch("metric", metric),
    };
  }

  #present() {
    const { presentation, view, results } = this.#parts;
    presentation.present();
    this.#send(screenOf(view));
    this.#dispatch("open", null);
    results.prepare();
  }

  #startCapture() {
    this.#parts.view.still.thaw();
    this.#parts.frames.start();
    this.#screenLock.hold();
  }

  #stopCapture() {
    this.#parts.view.still.freeze();
    this.#parts.frames.stop();
    this.#screenLock.release();
  }

  #dismiss() {
    this.#parts.presentation.dismiss(this.#parts.farewell.isDue);
    this.#restWhenDone();
    clearTimeout(this.#alarm);
    this.#dispatch("close", null);
  }

  #dismissDialog() {
    this.#parts.dialogs.dismiss();
    this.#restWhenDone();
  }

  /** Without scanner and dialog there is nothing more to beep for. */
  #restWhenDone() {
    const { presentation, dialogs, feedback } = this.#parts;
    if (!presentation.isPresented && !dialogs.isShown) feedback.rest();
  }

  #wake(delay) {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.#send({ event: "timePassed", time: performance.now() }), delay);
  }

  async #announce(text) {
    await this.#parts.feedback.announce(text);
    this.#send({ event: "announcementFinished" });
  }

  #review(result) {
    this.#dispatch("review", result);
    this.#parts.farewell.fly();
  }

  async #choosePhoto() {
    if (!(await this.#parts.photo.choose())) this.#restWhenDone();
  }

  async #readPhoto() {
    this.#parts.results.prepare();
    await this.#parts.photo.read();
    this.#restWhenDone();
  }
}
