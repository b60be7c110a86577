// Frames around the codes in sight, with what they say.

import { element } from "../dom.js";

const namespace = "http://www.w3.org/2000/svg";

export class Outlines {
  #frames = document.createElementNS(namespace, "svg");
  #labels = element("div");

  constructor() {
    // Screen readers are told results by announcements.
    this.root = element("div", { class: "outlines", "aria-hidden": "true" }, this.#frames, this.#labels);
  }

  /** @param {import("./protocol.js").Outline[]} outlines */
  draw(outlines) {
    if (outlines.length === 0 && !this.#labels.hasChildNodes()) return;
    this.#frames.replaceChildren(...outlines.map(frame));
    this.#labels.replaceChildren(...outlines.map(label));
  }
}

function frame({ corners }) {
  const polygon = document.createElementNS(namespace, "polygon");
  polygon.setAttribute("points", corners.map(({ x, y }) => `${x},${y}`).join(" "));
  return polygon;
}

/** Below the code's lowest corner. */
function label({ corners, text }) {
  const place = element("span", {}, text);
  place.style.left = `${corners.reduce((sum, { x }) => sum + x, 0) / corners.length}px`;
  place.style.top = `${Math.max(...corners.map(({ y }) => y)) + 8}px`;
  return place;
}
