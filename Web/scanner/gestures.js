// Fingers on the preview: a tap focuses, two of them zoom.

/** A finger that moved further than this many points did not tap. */
const tapSlack = 12;

/**
 * @param {HTMLElement} surface
 * @param {HTMLElement} area What places count from.
 * @param {{tap: (place: {x: number, y: number}) => void, pinch: (factor: number) => void}} actions `place` in points from the
 *   area's top left; `factor` since the last call.
 */
export function watchGestures(surface, area, { tap, pinch }) {
  /** @type {Map<number, {x: number, y: number, startX: number, startY: number}>} */
  const fingers = new Map();
  let canBeTap = true;

  const spread = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };

  surface.addEventListener("pointerdown", ({ pointerId, clientX: x, clientY: y }) => {
    canBeTap = fingers.size === 0;
    fingers.set(pointerId, { x, y, startX: x, startY: y });
  });
  surface.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    const finger = fingers.get(pointerId);
    if (!finger) return;
    const before = fingers.size === 2 ? spread() : 0;
    Object.assign(finger, { x: clientX, y: clientY });
    if (before > 0) pinch(spread() / before);
  });
  const lift = ({ type, pointerId }) => {
    const finger = fingers.get(pointerId);
    fingers.delete(pointerId);
    if (type !== "pointerup" || !finger || !canBeTap) return;
    if (Math.hypot(finger.x - finger.startX, finger.y - finger.startY) > tapSlack) return;
    const { left, top } = area.getBoundingClientRect();
    tap({ x: finger.x - left, y: finger.y - top });
  };
  for (const type of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) surface.addEventListener(type, lift);
}
