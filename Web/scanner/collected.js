// What a scanner that stays open has collected: listed on demand, to be copied and shared.

import { dialogButton, showDialog } from "../dialogs.js";
import { element } from "../dom.js";
import { titleOf } from "../reader/symbologies.js";
import { copyText, shareText } from "../results.js";
import { text } from "../strings.js";

/**
 * @param {import("./protocol.js").ScanResult[]} results The oldest first.
 * @param {Node} parent
 */
export function showCollected(results, parent) {
  const rows = [...results].reverse().map((result) =>
    element(
      "li",
      { class: "entry" },
      element("span", {}, result.text),
      element("span", { class: "note" }, titleOf(result.symbology)),
    ),
  );
  const all = results.map((result) => result.text).join("\n");
  const tools = [];
  // Pages that are not secure have no clipboard.
  if (navigator.clipboard) tools.push(dialogButton(text("copyAll"), () => copyText(all)));
  if (navigator.share) tools.push(dialogButton(text("shareAll"), () => shareText(all)));
  const close = () => dialog.close();
  const dialog = showDialog({
    title: text("collected", { count: results.length }),
    body: [element("ul", { class: "choices" }, ...rows)],
    buttons: [...tools, dialogButton(text("done"), close, "primary")],
    cancelled: close,
    parent,
  });
}
