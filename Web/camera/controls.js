// What can be set on a camera that runs: torch, focus, zoom. Cameras and browsers without them are common.

/** @typedef {{min: number, max: number, step: number, value: number}} ZoomRange */

/** How long the camera keeps the focus that was asked for by a tap, in milliseconds. */
const tapFocusDuration = 4000;

function capabilities(track) {
  return track?.getCapabilities?.() ?? {};
}

function apply(track, setting) {
  return track.applyConstraints({ advanced: [setting] });
}

/** @param {MediaStreamTrack | undefined} track */
export function hasTorch(track) {
  return track?.readyState === "live" && Boolean(capabilities(track).torch);
}

/** The torch's actual state. @param {MediaStreamTrack | undefined} track */
export function isTorchOn(track) {
  return track?.readyState === "live" && Boolean(track.getSettings().torch);
}

/** @param {MediaStreamTrack} track @param {boolean} isOn */
export async function setTorch(track, isOn) {
  // Cameras that refuse show it by their state, which is asked for afterwards.
  await apply(track, { torch: isOn }).catch(() => {});
}

/** Keeps what the camera points at in focus, where it can. @param {MediaStreamTrack} track */
export async function focusContinuously(track) {
  if (!capabilities(track).focusMode?.includes("continuous")) return;
  await apply(track, { focusMode: "continuous" }).catch(() => {});
}

/** @type {number | undefined} */
let refocusing;

/**
 * Focuses once on a place, and continuously again after a while.
 *
 * @param {MediaStreamTrack} track
 * @param {{x: number, y: number}} place Both from 0 to 1, from the frame's top left.
 * @returns {boolean} Whether this camera can.
 */
export function focusOn(track, place) {
  const { focusMode = [], pointsOfInterest } = capabilities(track);
  if (!focusMode.includes("single-shot")) return false;
  const setting = pointsOfInterest ? { focusMode: "single-shot", pointsOfInterest: [place] } : { focusMode: "single-shot" };
  apply(track, setting).catch(() => {});
  clearTimeout(refocusing);
  refocusing = setTimeout(() => focusContinuously(track), tapFocusDuration);
  return true;
}

/** @param {MediaStreamTrack | undefined} track @returns {ZoomRange | null} Null where the camera cannot zoom. */
export function zoomRange(track) {
  const { zoom } = capabilities(track);
  if (!zoom || !(zoom.max > zoom.min)) return null;
  return { min: zoom.min, max: zoom.max, step: zoom.step || 0.1, value: track.getSettings().zoom ?? zoom.min };
}

/** @param {MediaStreamTrack} track @param {number} value */
export async function setZoom(track, value) {
  await apply(track, { zoom: value }).catch(() => {});
}
