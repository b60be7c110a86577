// What people do with results: copy, share, save.

import { element } from "./dom.js";

/** How long the browser may take to write a file, in milliseconds. */
const patience = 60_000;

/** @param {string} content @returns {Promise<boolean>} Whether it is in the clipboard. */
export function copyText(content) {
  return navigator.clipboard.writeText(content).then(() => true, () => false);
}

/** Refused sharing is the user's choice, not a failure. @param {string} content */
export function shareText(content) {
  navigator.share({ text: content }).catch(() => {});
}

/** @param {string} name @param {string} type @param {string} content */
export function saveFile(name, type, content) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), patience);
}
