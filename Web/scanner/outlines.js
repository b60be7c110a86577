// Frames around the codes in sight, with what they say.

import { element } from "../dom.js";

const namespace = "http://www.w3.org/2000/svg";

/** Between a code and its label, and between labels side by side, in points. */
const labelGap = 8;

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
    arrange([...this.#labels.children]);
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
  place.style.top = `${Math.max(...corners.map(({ y }) => y)) + labelGap}px`;
  return place;
}

/** Keeps labels on the screen, and moves those that would cover another one below it. @param {HTMLElement[]} labels */
function arrange(labels) {
  const boxes = labels.map((place) => ({ place, box: place.getBoundingClientRect() }));
  boxes.sort((a, b) => a.box.left - b.box.left);
  const taken = [];
  for (const { place, box } of boxes) {
    const left = Math.max(labelGap, Math.min(box.left, innerWidth - labelGap - box.width));
    let { top } = box;
    // From the top on, each label that is in the way is passed by once.
    for (const other of taken) {
      const isBeside = other.right + labelGap <= left || left + box.width + labelGap <= other.left;
      if (!isBeside && other.top < top + box.height && top < other.bottom) top = other.bottom + 2;
    }
    taken.push({ left, top, right: left + box.width, bottom: top + box.height });
    taken.sort((a, b) => a.top - b.top);
    place.style.translate = `${left - box.left}px ${top - box.top}px`;
  }
}
