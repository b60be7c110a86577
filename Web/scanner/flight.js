// The outline of the code that was read flies to the place where its text goes, so that the eye goes along.

import { element } from "../dom.js";

const namespace = "http://www.w3.org/2000/svg";

/** In milliseconds; the part of it that the outline rests on the code, and the part that it fades in. */
const duration = 560;
const rest = 0.35;
const fading = 0.15;

export class Flight {
  #outline = document.createElementNS(namespace, "polygon");
  root = element("div", { class: "flight", "aria-hidden": "true", hidden: true });
  #frame = 0;

  constructor() {
    const picture = document.createElementNS(namespace, "svg");
    picture.append(this.#outline);
    this.root.append(picture);
  }

  /**
   * @param {{x: number, y: number}[]} corners Of the code, on the screen.
   * @param {() => DOMRect} target Where it ends: asked for each frame, since a result moves what is on the page.
   */
  start(corners, target) {
    const from = fromTopLeft(corners);
    const began = performance.now();
    const step = () => {
      const time = Math.min(1, (performance.now() - began) / duration);
      const way = eased(Math.min(1, Math.max(0, (time - rest) / (1 - rest - fading))));
      const between = (a, b) => a + (b - a) * way;
      const { left, top, right, bottom } = target();
      const to = [{ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }];
      const points = from.map(({ x, y }, index) => `${between(x, to[index].x)},${between(y, to[index].y)}`);
      this.#outline.setAttribute("points", points.join(" "));
      this.root.style.opacity = String(Math.min(1, (1 - time) / fading));
      this.root.hidden = time === 1;
      this.#frame = time < 1 ? requestAnimationFrame(step) : 0;
    };
    this.end();
    step();
  }

  end() {
    cancelAnimationFrame(this.#frame);
    this.root.hidden = true;
  }
}

/** Slow at both ends. @param {number} time */
function eased(time) {
  return time * time * (3 - 2 * time);
}

/** The corners clockwise, the one at the top left first: a code may lie as it likes. */
function fromTopLeft(corners) {
  const area = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length];
    return sum + x * next.y - next.x * y;
  }, 0);
  const clockwise = area < 0 ? [...corners].reverse() : corners;
  const sums = clockwise.map(({ x, y }) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  return [...clockwise.slice(first), ...clockwise.slice(0, first)];
}
