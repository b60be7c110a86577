// The scanner for pages to use: it tells the behaviour what happens, and carries out what that asks for.

import { cameraPermission } from "../camera/permission.js";
import { ReaderClient } from "../reader/client.js";
import { compiledModule } from "../reader/module.js";
import { defaults } from "../settings.js";
import { CameraHost } from "./camera-host.js";
import { DialogHost } from "./dialog-host.js";
import { Feedback } from "./feedback.js";
import { FrameHost } from "./frame-host.js";
import { watchGestures } from "./gestures.js";
import { screenOf, watchPage } from "./lifecycle.js";
import { Machine } from "./machine.js";
import { PhotoHost } from "./photo-host.js";
import { Presentation } from "./presentation.js";
import { ScannerView } from "./view.js";

/** @typedef {import("../reader/luminance.js").Region} Region */

/** @typedef {"scanButton" | "applicationShortcut" | "systemSearch"} EntryPoint */

/**
 * A full-screen scanner. Its events carry their value as `detail`:
 *
 * - `result` `{text}`: a code for the user to review; nothing is loaded by itself.
 * - `load` `{address}` or `{search}`: where a number leads at once, or a text for which *Go* was pressed.
 * - `collect` `{text, symbology}`: one code more, in the modes that keep the scanner open.
 * - `reading`: whether a photo is being read now, which may take a moment.
 * - `remember` `{text, symbology}`: a code for the history.
 * - `metric`: a name to count once more.
 * - `camerachosen`: the id of the camera that the user chose.
 */
export class Scanner extends EventTarget {
  #settings = defaults;
  /** @type {Machine | null} */
  #machine = null;
  /** @type {Promise<void> | null} */
  #loading = null;
  /** @type {import("./protocol.js").ScannerEvent[]} */
  #events = [];
  #isHandling = false;
  #collectedCount = 0;
  #alarm = 0;
  #view;
  #presentation;
  #feedback;
  #frames;
  #camera;
  #photo;
  #dialogs;

  /**
   * @param {{page?: HTMLElement | null, settings?: Partial<import("../settings.js").Settings>}} options
   *   `page` slides away to show the scanner.
   */
  constructor({ page = null, settings = {} } = {}) {
    super();
    const send = (event) => this.#send(event);
    this.#view = new ScannerView({
      close: () => this.close(),
      torch: () => send({ event: "torchButtonPressed" }),
      album: () => send({ event: "albumPressed" }),
      camera: (id) => this.#changeCamera(id),
      zoom: (value) => this.#camera.zoom(value),
    });
    document.body.prepend(this.#view.root, this.#view.announcement);
    this.#presentation = new Presentation(this.#view.root, this.#view.announcement, page, () => this.close());
    this.#feedback = new Feedback(this.#view.flash, this.#view.announcement);
    this.#frames = new FrameHost(send, this.#view);
    this.#camera = new CameraHost(send, this.#view, this.#frames);
    this.#photo = new PhotoHost(send);
    this.#dialogs = new DialogHost(send, this.#photo);
    this.settings = settings;
    watchPage(this.#view, send);
    watchGestures(this.#view.surface, {
      tap: (place) => this.#tap(place),
      pinch: (factor) => this.#view.zoom.pinch(factor),
    });
    // So that it is there when it is asked for.
    this.#load().catch(() => {});
  }

  /** @param {Partial<import("../settings.js").Settings>} settings What is not given is as it is by default. */
  set settings(settings) {
    this.#settings = { ...defaults, ...settings };
    this.#camera.deviceID = this.#settings.camera;
    this.#sendSettings();
  }

  /** Opens the scanner; where the camera is refused, a dialog instead of it. @param {EntryPoint} [from] */
  async open(from = "scanButton") {
    this.#prepareSound();
    if (!(await this.#isReady())) return;
    this.#collectedCount = 0;
    this.#view.showCollected(0);
    this.#sendSettings();
    this.#send({ event: "opened", from, permission: await cameraPermission() });
  }

  close() {
    this.#send({ event: "closeRequested" });
  }

  /** Lets the user choose a photo to read its codes. */
  async choosePhoto() {
    this.#prepareSound();
    if (await this.#isReady()) this.#send({ event: "albumPressed" });
  }

  /** Reads the codes of a photo. @param {Blob} photo */
  async readPhoto(photo) {
    if (await this.#isReady()) this.#photo.take(photo);
  }

  /** Opens a text, or searches for it, as *Go* does. @param {string} text */
  async go(text) {
    if (await this.#isReady()) this.#send({ event: "goPressed", text });
  }

  #load() {
    this.#loading ??= this.#openMachine();
    // A network that failed once may work the next time.
    this.#loading.catch(() => (this.#loading = null));
    return this.#loading;
  }

  async #openMachine() {
    this.#machine = await Machine.open(await compiledModule());
    this.#sendSettings();
    await ReaderClient.shared();
  }

  /** Whether the behaviour is loaded. Without it there is no scanner, and that is said. */
  async #isReady() {
    try {
      await this.#load();
      return true;
    } catch {
      this.#dialogs.show({ dialog: "unavailable" });
      return false;
    }
  }

  #prepareSound() {
    if (this.#settings.beeps) this.#feedback.prepare();
  }

  #sendSettings() {
    const { mode, interval, crosshair, symbologies, beeps, vibrates, announcesResults, keepsHistory } = this.#settings;
    const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const aim = crosshair ? "crosshair" : "frame";
    const chosen = { beeps, vibrates, announcesResults, keepsHistory, reducesMotion, aim, waitsForChoice: true };
    if (symbologies.length > 0) chosen.symbologies = symbologies;
    this.#send({ event: "settingsChanged", mode, interval: interval * 1000, ...chosen });
  }

  /** An event that comes of an effect waits until all effects are carried out. */
  #send(event) {
    if (this.#machine === null) return;
    this.#events.push(event);
    if (this.#isHandling) return;
    this.#isHandling = true;
    try {
      while (this.#events.length > 0) this.#handle(this.#events.shift());
    } finally {
      this.#isHandling = false;
    }
  }

  #handle(event) {
    const { effects, view, symbologies } = this.#machine.handle(event);
    this.#frames.symbologies = this.#photo.symbologies = symbologies;
    for (const { effect, ...details } of effects) this.#effects[effect](details);
    if (view !== null) this.#view.draw(view);
  }

  /** What is done for each effect. */
  #effects = {
    present: () => this.#present(),
    dismiss: () => this.#dismiss(),
    presentDialog: (dialog) => this.#dialogs.show(dialog),
    replaceDialog: (dialog) => this.#dialogs.show(dialog),
    dismissDialog: () => this.#dismissDialog(),
    openSettings: () => {},

    requestPermission: () => this.#camera.requestPermission(),
    loadCamera: () => this.#camera.load(),
    checkTorch: () => this.#camera.prepareControls(),
    attachPreview: () => this.#camera.attachPreview(),
    // The region comes along with every frame to read.
    setViewport: () => this.#send({ event: "viewportSet" }),
    showPreview: () => this.#view.showPreview(),
    hidePreview: () => this.#view.hidePreview(),
    startCapture: () => this.#frames.start(),
    stopCapture: () => this.#frames.stop(),
    freeCamera: () => this.#camera.free(),
    setTorch: ({ isOn }) => this.#camera.setTorch(isOn),

    readFrame: ({ frame, preset, ...region }) => this.#frames.read(frame, preset, /** @type {Region} */ (region)),
    // Nothing is kept of a frame before it is read.
    dropFrame: () => {},
    zoomIn: () => this.#view.zoom.approach(),
    choosePhoto: () => this.#choosePhoto(),
    readPhoto: () => this.#readPhoto(),
    wake: ({ after }) => this.#wake(after),

    announce: ({ text }) => this.#announce(text),
    flash: ({ duration }) => this.#feedback.flash(duration),
    beep: () => this.#feedback.beep(),
    vibrate: () => this.#feedback.vibrate(),
    collect: (result) => this.#collect(result),
    remember: (result) => this.#dispatch("remember", result),
    fillOmnibox: (result) => this.#dispatch("result", result),
    load: (destination) => this.#dispatch("load", destination),
    record: ({ metric }) => this.#dispatch("metric", metric),
  };

  #present() {
    this.#presentation.present();
    this.#send(screenOf(this.#view));
  }

  #dismiss() {
    this.#presentation.dismiss();
    this.#restWhenDone();
    clearTimeout(this.#alarm);
  }

  #dismissDialog() {
    this.#dialogs.dismiss();
    this.#restWhenDone();
  }

  /** Without scanner and dialog there is nothing more to beep for. */
  #restWhenDone() {
    if (!this.#presentation.isPresented && !this.#dialogs.isShown) this.#feedback.rest();
  }

  #wake(delay) {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.#send({ event: "timePassed", time: performance.now() }), delay);
  }

  async #announce(text) {
    await this.#feedback.announce(text);
    this.#send({ event: "announcementFinished" });
  }

  #collect(result) {
    this.#collectedCount += 1;
    this.#view.showCollected(this.#collectedCount);
    this.#dispatch("collect", result);
  }

  async #choosePhoto() {
    if (!(await this.#photo.choose())) this.#restWhenDone();
  }

  async #readPhoto() {
    this.#dispatch("reading", true);
    await this.#photo.read();
    this.#dispatch("reading", false);
    this.#restWhenDone();
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
