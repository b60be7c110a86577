// The start page: an omnibox, the scanner beneath it, and what was scanned.

import { fillIn } from "../dom.js";
import { HistoryView } from "../history/history-view.js";
import { countOnceMore } from "../metrics.js";
import { watchPictures } from "../pictures.js";
import { Scanner } from "../quietzone.js";
import { loadSettings, saveSettings } from "../settings.js";
import { language, text } from "../strings.js";
import { scriptURL } from "../trusted.js";
import { addressOf, Omnibox } from "./omnibox.js";
import { showSettings } from "./settings-view.js";

/** How long a short message stays, in milliseconds. */
const toastDuration = 2500;

/** How long the next page waits for a scan to be written, in milliseconds; it is there in a few unless storage is stuck. */
const writingPatience = 300;

const page = document.getElementById("page");
document.documentElement.lang = language;
fillIn(page);

let settings = loadSettings();
const scanner = new Scanner({ page, settings });
const omnibox = new Omnibox((content) => scanner.go(content));
const history = new HistoryView({ use: (content) => omnibox.fill(content), tell });

scanner.addEventListener("result", (/** @type {CustomEvent} */ { detail }) => omnibox.fill(detail.text));
scanner.addEventListener("load", (/** @type {CustomEvent} */ { detail }) => leaveFor(addressOf(detail, settings.searchAddress)));
scanner.addEventListener("remember", (/** @type {CustomEvent} */ { detail }) => history.add(detail));
scanner.addEventListener("reading", (/** @type {CustomEvent} */ { detail }) => tell(detail ? text("reading") : ""));
scanner.addEventListener("metric", (/** @type {CustomEvent} */ { detail }) => countOnceMore(detail));
scanner.addEventListener("camerachosen", (/** @type {CustomEvent} */ { detail }) => change({ ...settings, camera: detail }));

on("scan-button", () => scanner.open("scanButton"));
on("album-button", () => scanner.choosePhoto());
on("settings-button", () => showSettings(settings, change));
watchPictures((picture) => scanner.readPhoto(picture), document.getElementById("drop-hint"));

history.refresh();
openFromAddress();
// Loading the site a second time, into the cache, waits until the page is ready.
addEventListener("load", () => navigator.serviceWorker?.register(scriptURL("service-worker.js")).catch(() => {}));

function on(id, press) {
  document.getElementById(id).addEventListener("click", press);
}

function change(changed) {
  settings = changed;
  saveSettings(settings);
  scanner.settings = settings;
}

/** @param {string} address */
async function leaveFor(address) {
  await Promise.race([history.written, new Promise((resolve) => setTimeout(resolve, writingPatience))]);
  location.assign(address);
}

/** The app's shortcut and the system's search lead here, and open the scanner. */
function openFromAddress() {
  const source = new URLSearchParams(location.search).get("source");
  const entry = { shortcut: "applicationShortcut", search: "systemSearch" }[source];
  if (!entry) return;
  // Reloading the page does not scan again.
  window.history.replaceState(null, "", location.pathname);
  scanner.open(entry);
}

let toast = 0;

function tell(message) {
  const status = document.getElementById("status");
  status.textContent = message;
  clearTimeout(toast);
  toast = setTimeout(() => (status.textContent = ""), toastDuration);
}
