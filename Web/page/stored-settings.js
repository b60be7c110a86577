// What the user of the page chose, kept in this browser.

import { checkedSettings } from "../settings.js";

const key = "quietzone.settings";

/** @returns {import("../settings.js").Settings} */
export function loadSettings() {
  let stored = null;
  try {
    stored = JSON.parse(localStorage.getItem(key));
  } catch {
    // Storage is blocked, or holds what is no JSON.
  }
  return checkedSettings(stored);
}

/** @param {import("../settings.js").Settings} settings */
export function saveSettings(settings) {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // They last until the page is left.
  }
}
