// The camera's last picture stays while no more come: without it the scanner would turn black as its camera is freed.

import { element } from "../dom.js";

export class Still {
  root = element("canvas", { class: "frozen", "aria-hidden": "true", hidden: true });
  #video;

  /** @param {HTMLVideoElement} video */
  constructor(video) {
    this.#video = video;
  }

  freeze() {
    const { videoWidth, videoHeight, classList } = this.#video;
    if (videoWidth === 0 || !classList.contains("visible")) return;
    [this.root.width, this.root.height] = [videoWidth, videoHeight];
    this.root.getContext("2d").drawImage(this.#video, 0, 0);
    this.root.classList.toggle("mirrored", classList.contains("mirrored"));
    this.root.hidden = false;
  }

  thaw() {
    this.root.hidden = true;
    // A canvas keeps its pixels unless it has none.
    this.root.width = this.root.height = 0;
  }

  /**
   * Where places of the picture are on the scanner, in points: the scanner is filled by it. None while there is none.
   *
   * @param {{x: number, y: number}[]} places In the picture's pixels.
   */
  places(places) {
    const { width, height, clientWidth, clientHeight, classList } = this.root;
    if (this.root.hidden) return [];
    const scale = Math.max(clientWidth / width, clientHeight / height);
    const side = classList.contains("mirrored") ? -1 : 1;
    return places.map(({ x, y }) => ({
      x: clientWidth / 2 + side * (x - width / 2) * scale,
      y: clientHeight / 2 + (y - height / 2) * scale,
    }));
  }
}
