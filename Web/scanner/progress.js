// How far the reading of photos is, over page and scanner: with a way to stop it.

import { element } from "../dom.js";
import { text } from "../strings.js";

/** Photos that are read within this time, in milliseconds, are not worth a word. */
const patience = 300;

export class Progress {
  #words = element("p", { role: "status" });
  #bar = element("progress", { "aria-label": text("readingPhotos") });
  #pause = element("button", { type: "button", class: "text", click: () => this.#batch.pause(!this.#batch.isPaused) });
  #cancel = element("button", { type: "button", class: "text", click: () => this.cancelled() }, text("cancel"));
  root = element("div", { class: "progress", role: "region", "aria-label": text("readingPhotos"), hidden: true },
    this.#words, this.#bar, element("div", { class: "buttons" }, this.#pause, this.#cancel));
  /** @type {import("../reader/photo-batch.js").PhotoBatch | null} */
  #batch = null;
  #timer = 0;
  /** Called when the user has enough. */
  cancelled = () => {};

  /** @param {import("../reader/photo-batch.js").PhotoBatch} batch */
  show(batch) {
    if (this.#batch === null) this.#timer = setTimeout(() => (this.root.hidden = false), patience);
    this.#batch = batch;
    const { done, all } = batch.counts;
    const number = Math.min(all, done + 1);
    this.#words.textContent = text(batch.isPaused ? "readingPaused" : all === 1 ? "readingPhoto" : "readingPhotoOf", { number, all });
    this.#pause.textContent = text(batch.isPaused ? "resume" : "pause");
    this.#pause.hidden = all === 1;
    this.#bar.max = all;
    // How far one photo is, nobody knows.
    if (all > 1) this.#bar.value = done;
    else this.#bar.removeAttribute("value");
  }

  hide() {
    clearTimeout(this.#timer);
    this.#batch = null;
    this.root.hidden = true;
  }
}
