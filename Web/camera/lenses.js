// Which of a phone's lenses to scan with.

/** Words in the names that systems give lenses: those for landscapes, far things and depth do not focus on a code. */
const unfit = /ultra|tele|depth|macro|超广角|長焦|长焦|深度/i;
const back = /back|rear|environment|后置|後置|背面/i;
const front = /front|user|selfie|facetime|前置/i;

/** @param {string} label @returns {boolean} */
export function isFront(label) {
  return front.test(label) && !back.test(label);
}

/**
 * How well a camera suits scanning: the back camera before others, the main lens before special ones.
 *
 * @param {{label: string}} device
 */
function rank({ label }) {
  return (unfit.test(label) ? 4 : 0) + (back.test(label) ? 0 : 1) + (isFront(label) ? 1 : 0);
}

/** Android numbers lenses, the main one lowest: `camera2 0, facing back`. */
function number({ label }) {
  return Number(label.match(/camera2?\s+(\d+)/i)?.[1] ?? 0);
}

/**
 * The camera to scan with; undefined where the names say nothing.
 *
 * @template {{label: string}} Device
 * @param {Device[]} devices
 * @returns {Device | undefined}
 */
export function mainLens(devices) {
  const named = devices.filter(({ label }) => back.test(label));
  return named.sort((a, b) => rank(a) - rank(b) || number(a) - number(b))[0];
}
