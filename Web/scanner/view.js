// The scanner's elements, and how they show what the scanner's behaviour says is to be seen.

import { element, iconButton } from "../dom.js";
import { language, text } from "../strings.js";
import { CameraMenu } from "./camera-menu.js";
import { Flight } from "./flight.js";
import { Outlines } from "./outlines.js";
import { Progress } from "./progress.js";
import { Still } from "./still.js";
import { ZoomControl } from "./zoom-control.js";

/**
 * @typedef {object} Actions What the user does.
 * @property {() => void} close
 * @property {() => void} torch
 * @property {() => void} album
 * @property {(deviceID: string) => void} camera
 * @property {(value: number) => void} zoom
 * @property {() => void} collected The list of what was collected was asked for.
 */

export class ScannerView {
  video = element("video", { playsinline: true, muted: true, autoplay: true, disablepictureinpicture: true, "aria-hidden": "true", tabindex: "-1" });
  still = new Still(this.video);
  flash = element("div", { class: "flash" });
  /** Beside the scanner, since photos are read without it. */
  announcement = element("p", { class: "spoken", role: "status" });
  /** Beside the scanner likewise. */
  progress = new Progress();
  /** Above the page as well. */
  flight = new Flight();
  /** What would help the camera, in place of the caption; empty where nothing is known to. @type {string | undefined} */
  hint;
  #caption = element("p", { class: "caption" });
  #collected = element("button", { type: "button", class: "collected", hidden: true });
  #collectedSpoken = element("p", { class: "spoken", role: "status" });
  #line = element("div", { class: "line" });
  #viewport = element("div", { class: "viewport" }, this.#line);
  #overlay = element("div", { class: "overlay" }, this.#viewport);
  #focus = element("div", { class: "focus" });
  #torch;
  #outlines = new Outlines();

  /** @param {Actions} actions @param {boolean} isInline Whether it fills its place on the page instead of the screen. */
  constructor(actions, isInline) {
    this.video.muted = true;
    this.#torch = iconButton("torch", text("torch"), actions.torch, { class: "torch", "aria-pressed": "false", disabled: true });
    this.#collected.addEventListener("click", actions.collected);
    this.menu = new CameraMenu(actions.camera);
    this.zoom = new ZoomControl(actions.zoom);
    for (const corner of ["a", "b", "c", "d"]) this.#viewport.append(element("i", { class: `corner ${corner}` }));
    const title = element("h1", { class: "spoken", id: "quietzone-scanner-title" }, text("scannerTitle"));
    // On a page of its own it is what the page is about.
    const contents = element(
      isInline ? "div" : "main",
      { class: "contents" },
      title,
      this.video,
      this.still.root,
      this.#overlay,
      this.#outlines.root,
      this.#focus,
      iconButton("close", text("close"), actions.close, { class: "close" }),
      this.#torch,
      this.#collected,
      this.#collectedSpoken,
      this.#caption,
      this.zoom.root,
      iconButton("album", text("album"), actions.album, { class: "album" }),
      this.menu.root,
      this.flash,
    );
    const role = isInline ? { role: "region" } : { role: "dialog", "aria-modal": "true" };
    const attributes = { ...role, "aria-labelledby": title.id, tabindex: "-1", hidden: true };
    this.root = element("div", { class: isInline ? "quietzone-scanner inline" : "quietzone-scanner", ...attributes }, contents);
    /** Everything: what a host page says about its own elements ends here. */
    this.inside = element("div", { class: "quietzone-inside", lang: language }, this.root, this.announcement, this.progress.root, this.flight.root);
    this.hidePreview();
  }

  /** Where fingers touch the preview. */
  get surface() {
    return this.#overlay;
  }

  /** The height of a line of the caption, in points. */
  get lineHeight() {
    return parseFloat(getComputedStyle(this.#caption).lineHeight) || 24;
  }

  showPreview() {
    this.video.classList.add("visible");
  }

  hidePreview() {
    this.video.classList.remove("visible");
    this.still.thaw();
  }

  /**
   * Where a place of the scanner lies in the frame, from its top left, both from 0 to 1: the preview is filled by the frame.
   *
   * @param {{x: number, y: number}} place In points.
   */
  framePlace({ x, y }) {
    const { videoWidth, videoHeight, clientWidth, clientHeight } = this.video;
    const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
    const part = (offset, length) => Math.min(1, Math.max(0, 0.5 + offset / (length * scale)));
    return { x: part(x - clientWidth / 2, videoWidth), y: part(y - clientHeight / 2, videoHeight) };
  }

  /** Shows where the camera was asked to focus. @param {{x: number, y: number}} place In points. */
  showFocus({ x, y }) {
    this.#focus.style.left = `${x}px`;
    this.#focus.style.top = `${y}px`;
    this.#focus.animate([{ opacity: 1, scale: 1.3 }, { opacity: 1, scale: 1, offset: 0.3 }, { opacity: 0, scale: 1 }], 1200);
  }

  /** @param {number} count The codes that were collected since the scanner was opened. */
  showCollected(count) {
    this.#collected.hidden = count === 0;
    this.#collected.textContent = this.#collectedSpoken.textContent = count > 0 ? text("collected", { count }) : "";
  }

  /** @param {import("./protocol.js").View} view */
  draw({ torchButton, caption, sweepLine, outlines, seenOutlines = [], overlay, aim }) {
    this.#torch.disabled = torchButton === "disabled";
    this.#torch.setAttribute("aria-pressed", String(torchButton === "on"));
    this.#caption.hidden = caption === undefined;
    const words = caption ? this.hint || text(caption === "positionCode" && aim === "crosshair" ? "aimAtCode" : caption) : "";
    if (this.#caption.textContent !== words) this.#caption.textContent = words;
    this.#line.className = `line ${sweepLine}`;
    this.#viewport.classList.toggle("crosshair", aim === "crosshair");
    if (overlay !== undefined) this.#place(overlay);
    this.#outlines.draw(outlines, seenOutlines);
  }

  /** @param {import("./protocol.js").Overlay} overlay */
  #place({ side, viewportX, viewportY, viewportSide }) {
    const { style } = this.root;
    style.setProperty("--overlay", `${side}px`);
    style.setProperty("--viewport-x", `${viewportX}px`);
    style.setProperty("--viewport-y", `${viewportY}px`);
    style.setProperty("--viewport", `${viewportSide}px`);
  }
}
