// One scan, whole: what it says to the last character and byte, and what can be done with it.

import { dialogButton, showDialog } from "../dialogs.js";
import { element } from "../dom.js";
import { titleOf } from "../reader/symbologies.js";
import { copyText, shareText } from "../results.js";
import { text } from "../strings.js";

/**
 * @param {import("./store.js").Entry} entry
 * @param {string} time When it was scanned, in words.
 * @param {object} actions
 * @param {(text: string) => void} actions.go
 * @param {() => void} actions.remove
 * @param {(message: string) => void} actions.tell
 * @param {import("../cards/effects.js").PageActions} actions.cardActions
 */
export function showDetails({ text: content, symbology, bytes = "", symbol }, time, { go, remove, tell, cardActions }) {
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
  const card = element("div");
  const dialog = showDialog({
    title: text("detailsTitle"),
    body: [
      card,
      element("p", { class: "whole", tabindex: "0", role: "group", "aria-label": text("csvText") }, content),
      element("dl", {}, ...facts.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)])),
      ...(bytes === "" ? [] : [bytesOf(bytes)]),
    ],
    buttons,
    cancelled: close,
    keepsFocus: true,
  });
  // What it means comes as soon as it is known.
  import("../cards/page-card.js")
    .then(({ sectionFor }) => sectionFor(symbol ?? { text: content, symbology, bytes }, cardActions))
    .then((section) => section && card.append(section), () => {});
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
