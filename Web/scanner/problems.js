// What the scanner's dialogs say.

import { cancelButton, showDialog } from "../dialogs.js";
import { element } from "../dom.js";
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

/** @typedef {keyof typeof problems} Problem */

/** How the camera is allowed in this browser: no page can open the settings itself. */
function permissionSteps() {
  const agent = navigator.userAgent;
  if (/Firefox|FxiOS/.test(agent)) return text("permissionStepsFirefox");
  if (/Chrome|CriOS|Chromium|Edg/.test(agent)) return text("permissionStepsChrome");
  if (/Safari/.test(agent)) return text("permissionStepsSafari");
  return text("permissionStepsOther");
}

/**
 * @param {Problem} problem
 * @param {{cancelled: () => void}} actions
 */
export function showProblem(problem, { cancelled }) {
  const [title, explanation] = problems[problem];
  const body = [text(explanation)];
  if (problem === "permissionDenied") body.push(permissionSteps());
  const dialog = showDialog({
    title: text(title),
    body,
    buttons: [cancelButton(cancelled)],
    cancelled,
    role: "alertdialog",
  });
  dialog.dataset.problem = problem;
  return dialog;
}

/**
 * Several codes to choose from.
 *
 * @param {{text: string, symbology: string}[]} results
 * @param {{cancelled: () => void, chosen: (index: number) => void}} actions
 */
export function showChoice(results, { cancelled, chosen }) {
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
  return showDialog({
    title: text("choiceTitle"),
    body: [text("choice"), element("ul", { class: "choices" }, ...choices)],
    buttons: [cancelButton(cancelled)],
    cancelled,
  });
}

/** @param {boolean} isPicture Whether the file could be opened. @param {{cancelled: () => void}} actions */
export function showNoCode(isPicture, { cancelled }) {
  return showDialog({
    title: text(isPicture ? "noCodeTitle" : "noPictureTitle"),
    body: [text(isPicture ? "noCode" : "noPicture")],
    buttons: [cancelButton(cancelled)],
    cancelled,
    role: "alertdialog",
  });
}
