// One scan, whole: what it says to the last character and byte, and what can be done with it.

import { dialogButton, showDialog } from "../dialogs.js";
import { element } from "../dom.js";
import { titleOf } from "../reader/symbologies.js";
import { copyText, shareText } from "../results.js";
import { text } from "../strings.js";

/**
 * @param {import("./store.js").Entry} entry
 * @param {string} time When it was scanned, in words.
 * @param {{go: (text: string) => void, remove: () => void, tell: (message: string) => void}} actions
 */
export function showDetails({ text: content, symbology, bytes = "" }, time, { go, remove, tell }) {
  const close = () => dialog.close();
  const then = (action) => () => {
    close();
    action();
  };
  const buttons = [dialogButton(text("remove"), then(remove), "text danger apart")];
  // Pages that are not secure have no clipboard.
  if (navigator.clipboard) {
    buttons.push(dialogButton(text("copy"), then(async () => (await copyText(content)) && tell(text("copied")))));
  }
  if (navigator.share) buttons.push(dialogButton(text("share"), then(() => shareText(content))));
  buttons.push(dialogButton(text("done"), close), dialogButton(text("go"), then(() => go(content)), "primary"));
  const facts = [[text("csvSymbology"), titleOf(symbology)], [text("csvTime"), time]];
  const dialog = showDialog({
    title: text("detailsTitle"),
    body: [
      element("p", { class: "whole", tabindex: "0", role: "group", "aria-label": text("csvText") }, content),
      element("dl", {}, ...facts.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)])),
      ...(bytes === "" ? [] : [bytesOf(bytes)]),
    ],
    buttons,
    cancelled: close,
    keepsFocus: true,
  });
}

/** Bytes in pairs of digits, as people compare them. @param {string} bytes */
function bytesOf(bytes) {
  const pairs = bytes.match(/../g) ?? [];
  return element(
    "details",
    {},
    element("summary", {}, `${text("bytes")} (${pairs.length})`),
    element("p", { class: "whole" }, pairs.join(" ")),
  );
}
