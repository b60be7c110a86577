// The symbologies, and what browsers call them.

import { table } from "./symbology-table.js";

/** The formats that a `BarcodeDetector` can be asked for. */
export const supportedFormats = [...new Set(table.map(({ format }) => format).filter(Boolean))];

/**
 * The reader's set of symbologies.
 *
 * @param {Iterable<string>} symbologies Their names; none stands for all.
 */
export function mask(symbologies) {
  let bits = 0;
  for (const symbology of symbologies) {
    const bit = table.findIndex(({ name }) => name === symbology);
    if (bit < 0) throw new TypeError(`${symbology} is not a symbology: ${table.map(({ name }) => name).join(", ")}`);
    bits |= 1 << bit;
  }
  return bits >>> 0;
}

/**
 * The symbologies that are meant by names, which may be those of results (`qrCode`) or the Shape Detection API's (`qr_code`).
 *
 * @param {string} name
 * @returns {string[]} None where it is the name of none.
 */
export function symbologiesNamed(name) {
  return table.some((entry) => entry.name === name) ? [name] : symbologiesOf(name);
}

/** @param {string} format One of the Shape Detection API. @returns {string[]} The symbologies that it stands for. */
export function symbologiesOf(format) {
  return table.filter((entry) => entry.format === format && format !== "").map(({ name }) => name);
}

/** @param {string} symbology @returns {string} The Shape Detection API's name for it: `unknown` where it has none. */
export function formatOf(symbology) {
  return table.find(({ name }) => name === symbology)?.format || "unknown";
}

/** @param {string} symbology @returns {string} */
export function titleOf(symbology) {
  return table.find(({ name }) => name === symbology)?.title ?? symbology;
}
