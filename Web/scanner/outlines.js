// Frames around the codes in sight, with what they say.

import { element } from "../dom.js";

const namespace = "http://www.w3.org/2000/svg";

/** Between a code and its label, and between labels side by side, in points. */
const labelGap = 8;

export class Outlines {
  #frames = document.createElementNS(namespace, "svg");
  #labels = element("div");
  /** What is drawn, by code: a frame that stays follows its code. */
  #drawn = { frames: new Map(), labels: new Map() };

  constructor() {
    // Screen readers are told results by announcements.
    this.root = element("div", { class: "outlines", "aria-hidden": "true" }, this.#frames, this.#labels);
  }

  /**
   * @param {import("./protocol.js").Outline[]} outlines
   * @param {import("./protocol.js").SeenOutline[]} seen Codes that could not be read: outlined faintly, without a label.
   */
  draw(outlines, seen) {
    const { frames, labels } = this.#drawn;
    if (outlines.length + seen.length + frames.size + labels.size === 0) return;
    const read = outlines.map((outline) => ({ ...outline, key: outline.id ?? outline.text }));
    const all = [...seen.map((outline) => ({ ...outline, key: outline.id, isFaint: true })), ...read];
    update(this.#frames, frames, all, () => document.createElementNS(namespace, "polygon"), placeFrame);
    update(this.#labels, labels, read, () => element("span"), placeLabel);
    arrange([...labels.values()], this.root.getBoundingClientRect());
  }
}

/** Gives each outline its element, which is kept for as long as the outline is there. */
function update(parent, elements, outlines, create, place) {
  const keys = new Set(outlines.map(({ key }) => key));
  for (const [key, old] of elements) {
    if (keys.has(key)) continue;
    old.remove();
    elements.delete(key);
  }
  for (const outline of outlines) {
    if (!elements.has(outline.key)) {
      elements.set(outline.key, create());
      parent.append(elements.get(outline.key));
    }
    place(elements.get(outline.key), outline);
  }
}

function placeFrame(polygon, { corners, isFaint = false }) {
  polygon.setAttribute("points", corners.map(({ x, y }) => `${x},${y}`).join(" "));
  polygon.classList.toggle("faint", isFaint);
}

/** Below the code's lowest corner. */
function placeLabel(label, { corners, text }) {
  if (label.textContent !== text) label.textContent = text;
  label.style.translate = "";
  label.style.left = `${corners.reduce((sum, { x }) => sum + x, 0) / corners.length}px`;
  label.style.top = `${Math.max(...corners.map(({ y }) => y)) + labelGap}px`;
}

/**
 * Keeps labels in sight, and moves those that would cover another one below it.
 *
 * @param {HTMLElement[]} labels
 * @param {DOMRect} area The scanner's place on the page.
 */
function arrange(labels, area) {
  const boxes = labels.map((place) => ({ place, box: place.getBoundingClientRect() }));
  boxes.sort((a, b) => a.box.left - b.box.left);
  const taken = [];
  for (const { place, box } of boxes) {
    const left = Math.max(area.left + labelGap, Math.min(box.left, area.right - labelGap - box.width));
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
