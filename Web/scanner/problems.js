// What the scanner's dialogs say.

import { cancelButton, dialogButton, showDialog } from "../dialogs.js";
import { element } from "../dom.js";
import { copyText, saveFile, shareText } from "../results.js";
import { csv } from "../csv.js";
import { LoadError } from "../reader/load-error.js";
import { titleOf } from "../reader/symbologies.js";
import { text } from "../strings.js";

/** The words of each problem with the camera. */
const problems = /** @type {const} */ ({
  permissionDenied: ["permissionDeniedTitle", "permissionDenied"],
  inUseByAnotherApplication: ["inUseTitle", "inUse"],
  multipleForegroundApplications: ["multipleAppsTitle", "multipleApps"],
  systemPressure: ["systemPressureTitle", "systemPressure"],
  unavailable: ["unavailableTitle", "unavailable"],
});

/** The words for what is no fault of the camera's. */
const otherReasons = /** @type {const} */ ({
  notLoaded: ["notLoadedTitle", "notLoaded"],
  notSupported: ["notSupportedTitle", "notSupported"],
  insecure: ["insecureTitle", "insecure"],
});

/** @typedef {keyof typeof problems} Problem */

/** @typedef {{cancelled: () => void, album: () => void}} Actions */

/** How the camera is allowed in this browser: no page can open the settings itself. */
function permissionSteps() {
  const agent = navigator.userAgent;
  if (/Firefox|FxiOS/.test(agent)) return text("permissionStepsFirefox");
  if (/Chrome|CriOS|Chromium|Edg/.test(agent)) return text("permissionStepsChrome");
  if (/Safari/.test(agent)) return text("permissionStepsSafari");
  return text("permissionStepsOther");
}

/** @param {Error | null} reason @returns {keyof typeof otherReasons | null} */
function otherReason(reason) {
  if (reason instanceof LoadError) return reason.problem;
  return reason?.name === "SecurityError" ? "insecure" : null;
}

/**
 * @param {Problem} problem
 * @param {Error | null} reason Why the scanner is unavailable.
 * @param {Actions} actions
 * @param {Node} parent
 */
export function showProblem(problem, reason, { cancelled, album }, parent) {
  const other = problem === "unavailable" ? otherReason(reason) : null;
  const [title, explanation] = other === null ? problems[problem] : otherReasons[other];
  const body = [text(explanation)];
  if (problem === "permissionDenied") body.push(permissionSteps());
  // Without the reader no photo can be read either.
  const canReadPhotos = other === null || other === "insecure";
  const buttons = canReadPhotos ? [dialogButton(text("album"), album)] : [];
  const dialog = showDialog({
    title: text(title),
    body,
    buttons: [...buttons, cancelButton(cancelled)],
    cancelled,
    role: "alertdialog",
    parent,
  });
  dialog.dataset.problem = other ?? problem;
  return dialog;
}

/**
 * Codes of photos to choose from, all of which are remembered.
 *
 * @param {import("./protocol.js").ScanResult[]} results
 * @param {import("../reader/photo-batch.js").PhotoReading[]} readings The photos they are from.
 * @param {{cancelled: () => void, chosen: (index: number) => void}} actions
 * @param {Node} parent
 */
export function showChoice(results, readings, { cancelled, chosen }, parent) {
  const choices = results.map((result, index) =>
    element(
      "li",
      {},
      element(
        "button",
        { type: "button", class: "entry", click: () => chosen(index) },
        element("span", {}, result.text),
        element("span", { class: "note" }, titleOf(result.symbology)),
      ),
    ),
  );
  const all = results.map((result) => result.text).join("\n");
  // Beside *Done*, since hundreds of results may come before the list's end.
  const tools = element("span", { class: "tools apart" }, ...toolButtons(all, readings));
  const summary = readings.length > 1 ? [summaryOf(readings)] : [];
  return showDialog({
    title: text(results.length === 1 ? "lateTitle" : "choiceTitle", { count: results.length }),
    body: [...summary, text(results.length === 1 ? "late" : "choice"), element("ul", { class: "choices" }, ...choices)],
    buttons: [tools, dialogButton(text("done"), cancelled)],
    cancelled,
    parent,
  });
}

/** What can be done with all that was found. */
function toolButtons(all, readings) {
  const buttons = [];
  if (navigator.clipboard) buttons.push(dialogButton(text("copyAll"), () => copyText(all)));
  if (navigator.share) buttons.push(dialogButton(text("shareAll"), () => shareText(all)));
  buttons.push(dialogButton("CSV", () => saveFile("quietzone.csv", "text/csv", csv(rowsOf(readings)))));
  buttons.push(dialogButton("JSON", async () => saveFile("quietzone.json", "application/json", JSON.stringify(await explained(readings), null, 2))));
  return buttons;
}

/** The readings with what each symbol means, where that can be told. @param {import("../reader/photo-batch.js").PhotoReading[]} readings */
async function explained(readings) {
  const reader = await import("../cards/content.js").then(({ readerOfContents }) => readerOfContents()).catch(() => null);
  return readings.map((reading) => ({ ...reading, symbols: reading.symbols.map((symbol) => ({ ...symbol, content: reader?.(symbol) })) }));
}

/** A row for each code, and one for each photo without any. */
function rowsOf(readings) {
  const titles = [text("csvPhoto"), text("csvText"), text("csvSymbology"), text("csvBytes")];
  const rows = readings.flatMap(({ name, symbols, problem }) =>
    symbols.length === 0
      ? [[name, "", problem === null ? "" : text(pictureProblem(problem)), ""]]
      : symbols.map((symbol) => [name, symbol.text, titleOf(symbol.symbology), symbol.bytes]),
  );
  return [titles, ...rows];
}

function summaryOf(readings) {
  const empty = readings.filter(({ symbols, problem }) => symbols.length === 0 && problem === null).length;
  const unread = readings.filter(({ problem }) => problem !== null).length;
  const parts = [text("photosRead", { all: readings.length })];
  if (empty > 0) parts.push(text("photosEmpty", { empty }));
  if (unread > 0) parts.push(text("photosUnread", { unread }));
  return parts.join(" · ");
}

/** The words for a file that was not read. @param {import("../reader/pictures.js").PictureProblem} problem */
function pictureProblem(problem) {
  const words = /** @type {const} */ ({
    tooLarge: "pictureTooLarge",
    broken: "pictureBroken",
    heic: "pictureHEIC",
    tiff: "pictureTIFF",
    pdf: "picturePDF",
    svg: "pictureSVG",
    unknown: "noPicture",
  });
  return words[problem];
}

/**
 * @param {import("../reader/photo-batch.js").PhotoReading[]} readings The photos that hold no code.
 * @param {Actions} actions
 * @param {Node} parent
 */
export function showNoCode(readings, { cancelled, album }, parent) {
  const unread = readings.filter(({ problem }) => problem !== null);
  const isUnread = unread.length > 0 && unread.length === readings.length;
  const explanations = new Set(unread.map(({ problem }) => text(pictureProblem(problem))));
  const summary = readings.length > 1 ? [summaryOf(readings)] : [];
  return showDialog({
    title: text(isUnread ? "noPictureTitle" : "noCodeTitle"),
    body: [...summary, ...(isUnread ? explanations : [text("noCode")])],
    buttons: [dialogButton(text("anotherPhoto"), album), dialogButton(text("ok"), cancelled)],
    cancelled,
    role: "alertdialog",
    parent,
  });
}
