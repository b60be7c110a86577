// Another page or app sends people here to scan, and gets the result back at its own address, if they agree:
// `?return=https://shop.example/found?code=%s`.

import { cancelButton, dialogButton, showDialog } from "../dialogs.js";
import { element } from "../dom.js";
import { text } from "../strings.js";

/**
 * The address that asks for a scan, with `%s` where the result belongs; null where none asks.
 *
 * @param {string} query The page's.
 * @returns {URL | null}
 */
export function returnAddress(query) {
  const given = new URLSearchParams(query).get("return");
  if (given === null || !given.includes("%s")) return null;
  try {
    // A placeholder in the host would let the result say where it goes.
    const url = new URL(given);
    const isWeb = url.protocol === "https:" || url.protocol === "http:";
    return isWeb && !url.host.includes("%") && url.username === "" && (url.pathname + url.search + url.hash).includes("%s") ? url : null;
  } catch {
    return null;
  }
}

/**
 * Asks whether what is scanned next may go there.
 *
 * @param {URL} address
 * @returns {Promise<boolean>}
 */
export function mayReturnTo(address) {
  return new Promise((resolve) => {
    const answer = (isAllowed) => () => {
      dialog.close();
      resolve(isAllowed);
    };
    const dialog = showDialog({
      title: text("returnTitle"),
      body: [element("p", { class: "whole" }, address.origin), text("returnText")],
      buttons: [cancelButton(answer(false)), dialogButton(text("scan"), answer(true), "primary")],
      cancelled: answer(false),
      role: "alertdialog",
    });
  });
}

/** @param {URL} address @param {string} content */
export function addressWith(address, content) {
  const end = (address.pathname + address.search + address.hash).replaceAll("%s", encodeURIComponent(content));
  return address.origin + end;
}
