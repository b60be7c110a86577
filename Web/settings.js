// What a scanner can be told, and what of it makes sense.

import { symbologiesNamed } from "./reader/symbologies.js";

/**
 * @typedef {object} Settings
 * @property {string} searchAddress `%s` stands for what is searched for.
 * @property {"oneShot" | "oncePerCode" | "continuous"} mode
 * @property {number} interval Seconds before a continuous scanner takes the same code again.
 * @property {boolean} beeps
 * @property {boolean} vibrates
 * @property {boolean} announcesResults
 * @property {boolean} crosshair
 * @property {boolean} keepsHistory
 * @property {boolean} searchesNumbersAtOnce Whether a number is looked up as soon as it was read.
 * @property {string[]} symbologies Those to read, by the names that results have or by `BarcodeDetector`'s; all where there is none.
 * @property {string} camera The device's id; empty where none was chosen.
 */

/** @type {Settings} */
export const defaults = {
  searchAddress: "https://www.google.com/search?q=%s",
  mode: "oneShot",
  interval: 2,
  beeps: true,
  vibrates: true,
  announcesResults: false,
  crosshair: false,
  keepsHistory: true,
  searchesNumbersAtOnce: true,
  symbologies: [],
  camera: "",
};

const modes = ["oneShot", "oncePerCode", "continuous"];
const longestInterval = 3600;

const isBoolean = (value) => typeof value === "boolean";

/** @type {Record<keyof Settings, (value: any) => boolean>} */
const checks = {
  searchAddress: (value) => typeof value === "string" && isSearchAddress(value),
  mode: (value) => modes.includes(value),
  interval: (value) => typeof value === "number" && value >= 0 && value <= longestInterval,
  beeps: isBoolean,
  vibrates: isBoolean,
  announcesResults: isBoolean,
  crosshair: isBoolean,
  keepsHistory: isBoolean,
  searchesNumbersAtOnce: isBoolean,
  symbologies: Array.isArray,
  camera: (value) => typeof value === "string",
};

/**
 * Settings of which every one makes sense: what is missing or broken is as it is by default. A line in the console names
 * what is broken.
 *
 * @param {unknown} given
 * @returns {Settings}
 */
export function checkedSettings(given) {
  const settings = { ...defaults };
  for (const [name, value] of Object.entries(given ?? {})) {
    if (value === undefined) continue;
    if (!(name in checks)) complain(`there is no setting “${name}”`);
    else if (checks[name](value)) settings[name] = value;
    else complain(`the setting “${name}” cannot be ${JSON.stringify(value)}; it is ${JSON.stringify(defaults[name])}`);
  }
  settings.symbologies = knownSymbologies(settings.symbologies);
  return settings;
}

/** The names that results have, without those that nothing has. @param {unknown[]} names @returns {string[]} */
function knownSymbologies(names) {
  const known = names.flatMap((name) => {
    const found = symbologiesNamed(String(name));
    if (found.length === 0) complain(`“${name}” is not a symbology, and left out`);
    return found;
  });
  return [...new Set(known)];
}

/** @param {string} problem */
function complain(problem) {
  console.warn(`Quietzone: ${problem}`);
}

/** Whether this can be a search engine's address. @param {string} address */
export function isSearchAddress(address) {
  return /^https?:\/\/[^/]+.*%s/i.test(address) && /** @type {any} */ (URL).canParse(address.replaceAll("%s", "x"));
}

/** The settings as the scanner's behaviour is told them. @param {Settings} settings */
export function behaviourSettings({ interval, crosshair, symbologies, mode, ...settings }) {
  const { beeps, vibrates, announcesResults, keepsHistory, searchesNumbersAtOnce } = settings;
  const chosen = { mode, beeps, vibrates, announcesResults, keepsHistory, searchesNumbersAtOnce };
  return {
    ...chosen,
    interval: interval * 1000,
    aim: crosshair ? "crosshair" : "frame",
    reducesMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    waitsForChoice: true,
    ...(symbologies.length > 0 ? { symbologies } : {}),
  };
}
