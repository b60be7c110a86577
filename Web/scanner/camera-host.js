// The camera's part of the scanner: carries out what the behaviour asks of it, and reports what becomes of it.

import { Camera, cameras } from "../camera/camera.js";
import { focusContinuously, focusOn, hasTorch, isTorchOn, setTorch, setZoom, zoomRange } from "../camera/controls.js";
import { cameraPermission, watchCameraPermission } from "../camera/permission.js";
import { ReaderClient } from "../reader/client.js";

/** @typedef {import("./protocol.js").ScannerEvent} ScannerEvent */

/** A camera that delivers no picture within this time is none; one that failed is tried again after this one. */
const patience = 10_000;
const retryDelay = 2000;

export class CameraHost {
  #send;
  #view;
  #camera = new Camera();
  #frames;
  #explain;
  #deviceID = "";
  /** Whether the scanner wants a camera: between `loadCamera` and `freeCamera`. */
  #isWanted = false;
  /** Counts attempts to get one: what comes of an older attempt is nobody's any more. */
  #attempt = 0;
  #retry = 0;

  /**
   * @param {(event: ScannerEvent) => void} send
   * @param {import("./view.js").ScannerView} view
   * @param {import("./frame-host.js").FrameHost} frames
   * @param {(error: Error) => void} explain Told why there is no camera or no reader, before that is sent.
   * @param {AbortSignal} signal Ends what is watched.
   */
  constructor(send, view, frames, explain, signal) {
    this.#send = send;
    this.#view = view;
    this.#frames = frames;
    this.#explain = explain;
    this.#watch(signal);
  }

  /** The camera that the user chose; empty for the main back lens. @param {string} id */
  set deviceID(id) {
    this.#deviceID = id;
  }

  /** A stream that takes the camera's place from the next opening on. @param {MediaStream | HTMLVideoElement | null} stream */
  set stream(stream) {
    this.#camera.given = stream;
  }

  /** How the camera's permission stands; nobody asks for a stream that is there. @returns {Promise<PermissionState>} */
  async permission() {
    return this.#camera.given ? "granted" : cameraPermission();
  }

  /** Asking for the permission is asking for the camera, which is then there to be loaded. */
  async requestPermission() {
    const attempt = this.#begin();
    const error = await this.#open().then(() => null, (error) => error);
    if (attempt !== this.#attempt) return;
    this.#send({ event: "permissionChanged", permission: error?.name === "NotAllowedError" ? "denied" : "granted" });
  }

  async load() {
    const attempt = this.#begin();
    try {
      const [stream] = await Promise.all([this.#open(), ReaderClient.shared()]);
      await this.#showIn(stream);
      if (attempt !== this.#attempt) return;
      this.#send({ event: "cameraAvailable", ...this.#format() });
      this.#view.menu.show(await cameras(), this.#camera.deviceID);
    } catch (error) {
      if (attempt !== this.#attempt) return;
      this.#camera.free();
      this.#explain(error);
      this.#send({ event: "cameraFailed", error: error.name });
      this.#tryAgainLater(error);
    }
  }

  /** Another camera in the place of this one. @param {string} deviceID */
  async change(deviceID) {
    this.#deviceID = deviceID;
    this.#camera.free();
    await this.load();
    this.attachPreview();
    this.prepareControls();
  }

  free() {
    this.#isWanted = false;
    this.#attempt += 1;
    clearTimeout(this.#retry);
    this.#frames.stop();
    this.#camera.free();
    this.#view.video.srcObject = null;
  }

  /** Works out what can be set on this camera. */
  prepareControls() {
    const { track } = this.#camera;
    this.#reportTorch();
    this.#view.zoom.show(zoomRange(track));
    if (track) focusContinuously(track);
  }

  async setTorch(isOn) {
    const { track } = this.#camera;
    if (track) await setTorch(track, isOn);
    this.#reportTorch();
  }

  zoom(value) {
    if (this.#camera.track) setZoom(this.#camera.track, value);
  }

  /** @param {{x: number, y: number}} place Of the scanner, in points. */
  focusOn(place) {
    if (this.#camera.track && focusOn(this.#camera.track, this.#view.framePlace(place))) this.#view.showFocus(place);
  }

  attachPreview() {
    this.#view.video.classList.toggle("mirrored", this.#camera.isFront);
    this.#view.video.play().catch(() => {});
  }

  #begin() {
    this.#isWanted = true;
    clearTimeout(this.#retry);
    this.#attempt += 1;
    return this.#attempt;
  }

  #open() {
    return this.#camera.open(this.#deviceID);
  }

  /** Frames have a size only once the first one is there. */
  async #showIn(stream) {
    const { video } = this.#view;
    if (video.srcObject !== stream) video.srcObject = stream;
    if (video.videoWidth > 0) return;
    await new Promise((resolve, reject) => {
      video.addEventListener("loadeddata", resolve, { once: true });
      setTimeout(() => reject(new DOMException("No frame came", "TimeoutError")), patience);
    });
  }

  #format() {
    const { videoWidth, videoHeight } = this.#view.video;
    return { width: videoWidth, height: videoHeight, isMirrored: this.#camera.isFront };
  }

  #formatChanged() {
    const format = this.#format();
    if (this.#isWanted && format.width > 0) this.#send({ event: "frameFormatChanged", ...format });
  }

  #reportTorch() {
    if (!this.#isWanted) return;
    const { track } = this.#camera;
    this.#send({ event: "torchAvailabilityChanged", isAvailable: hasTorch(track) });
    if (hasTorch(track)) this.#send({ event: "torchStateChanged", isOn: isTorchOn(track) });
  }

  /** No event tells when another application lets go of the camera, or when a broken one works again. */
  #tryAgainLater(error) {
    if (error.name === "NotAllowedError") return;
    this.#retry = setTimeout(() => this.load(), retryDelay);
  }

  #watch(signal) {
    this.#camera.addEventListener("muted", () => this.#send({ event: "cameraMuted" }));
    this.#camera.addEventListener("unmuted", () => this.load());
    this.#camera.addEventListener("ended", () => {
      this.#camera.free();
      const error = new DOMException("The camera was taken away", "NotFoundError");
      this.#explain(error);
      this.#send({ event: "cameraFailed", error: error.name });
      this.#tryAgainLater(error);
    });
    this.#view.video.addEventListener("resize", () => this.#formatChanged());
    watchCameraPermission((permission) => this.#send({ event: "permissionChanged", permission }), signal);
    const changed = async () => {
      if (this.#isWanted) this.#view.menu.show(await cameras(), this.#camera.deviceID);
    };
    navigator.mediaDevices?.addEventListener("devicechange", changed, { signal });
  }
}
