// Zooming: a slider, two fingers, and a button that offers twice the size.

import { element } from "../dom.js";
import { text } from "../strings.js";

/** How much larger a code is shown that was seen but could not be read. */
const approachFactor = 1.5;

export class ZoomControl {
  #zoom;
  /** @type {import("../camera/controls.js").ZoomRange | null} */
  #range = null;
  #slider = element("input", { type: "range", "aria-label": text("zoom") });
  /** What the slider's ends stand for, and where it stands. */
  #ends = { min: element("span", { "aria-hidden": "true" }), max: element("span", { "aria-hidden": "true" }) };
  #value = element("output", { "aria-hidden": "true" });
  #offer = element("button", { type: "button", class: "offer", "aria-label": text("zoomIn"), hidden: true }, "2×");

  /** @param {(value: number) => void} zoom */
  constructor(zoom) {
    this.#zoom = zoom;
    this.root = element("div", { class: "zoom", hidden: true }, this.#offer, this.#ends.min, this.#slider, this.#ends.max, this.#value);
    this.#slider.addEventListener("input", () => this.#set(this.#slider.valueAsNumber));
    this.#offer.addEventListener("click", () => this.#set(2 * this.#range.value));
  }

  /** @param {import("../camera/controls.js").ZoomRange | null} range Null where the camera cannot zoom. */
  show(range) {
    this.#range = range;
    this.root.hidden = range === null;
    this.#offer.hidden = true;
    if (range === null) return;
    Object.assign(this.#slider, { min: range.min, max: range.max, step: range.step, value: range.value });
    this.#ends.min.textContent = factor(range.min);
    this.#ends.max.textContent = factor(range.max);
    this.#showValue();
  }

  /** Offers to show twice as large what is too small to be read, where the camera can. */
  offer() {
    if (this.#range !== null && 2 * this.#range.value <= this.#range.max) this.#offer.hidden = false;
  }

  /** Shows somewhat larger what was seen but could not be read, where the camera can; by hand it can be undone. */
  approach() {
    if (this.#range !== null && this.#range.value < this.#range.max) this.#set(approachFactor * this.#range.value);
  }

  /** Two fingers moved apart by this factor. */
  pinch(factor) {
    if (this.#range !== null) this.#set(this.#range.value * factor);
  }

  #set(value) {
    const { min, max } = this.#range;
    this.#range.value = Math.min(max, Math.max(min, value));
    this.#slider.value = String(this.#range.value);
    this.#showValue();
    this.#offer.hidden = true;
    this.#zoom(this.#range.value);
  }

  #showValue() {
    const words = factor(this.#range.value);
    this.#value.textContent = words;
    this.#slider.setAttribute("aria-valuetext", words);
  }
}

/** @param {number} value As cameras' screens say it: 1.5×. */
function factor(value) {
  return `${Math.round(value * 10) / 10}×`;
}
