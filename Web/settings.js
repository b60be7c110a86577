// What the user chose, kept in this browser.

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
 * @property {string[]} symbologies Those to read, by the names that results have; all where there is none.
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
  symbologies: [],
  camera: "",
};

const key = "quietzone.settings";

/** @returns {Settings} */
export function loadSettings() {
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(key)) };
  } catch {
    // Storage is blocked, or holds what another version wrote.
    return { ...defaults };
  }
}

/** @param {Settings} settings */
export function saveSettings(settings) {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // They last until the page is left.
  }
}

/** Whether this can be a search engine's address. @param {string} address */
export function isSearchAddress(address) {
  return /^https?:\/\/[^/]+.*%s/i.test(address) && /** @type {any} */ (URL).canParse(address.replaceAll("%s", "x"));
}
