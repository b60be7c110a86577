// The start page: an omnibox, the scanner beneath it, and what was scanned.

import { fillIn } from "../dom.js";
import { HistoryView } from "../history/history-view.js";
import { countOnceMore } from "../metrics.js";
import { watchPictures } from "../pictures.js";
import { Scanner } from "../scanner/scanner.js";
import { language, text } from "../strings.js";
import { scriptURL } from "../trusted.js";
import { sharedPhotos, watchLaunches } from "./handed-over.js";
import { addressOf, Omnibox } from "./omnibox.js";
import { addressWith, mayReturnTo, returnAddress } from "./return-request.js";
import { ResultPanel } from "./result-panel.js";
import { showSettings } from "./settings-view.js";
import { loadSettings, saveSettings } from "./stored-settings.js";

/** How long a short message stays, in milliseconds. */
const toastDuration = 4000;

/** How long the next page waits for a scan to be written, in milliseconds; it is there in a few unless storage is stuck. */
const writingPatience = 300;

const page = document.getElementById("page");
document.documentElement.lang = language;
fillIn(page);

let settings = loadSettings();
const scanner = new Scanner({ page, settings, resultPlace: document.querySelector(".field") });
const omnibox = new Omnibox((content) => scanner.go(content));
const search = (words) => leaveFor(addressOf({ search: words }, settings.searchAddress));
const cardActions = { open: leaveFor, search, tell };
const panel = new ResultPanel(cardActions);
const history = new HistoryView({ go: (content) => scanner.go(content), tell, cardActions });

/** The page that gets the next result, where the user agreed. @type {URL | null} */
let asking = null;

scanner.addEventListener("review", (/** @type {CustomEvent} */ { detail }) => asking === null && omnibox.fill(detail.text));
scanner.addEventListener("load", (/** @type {CustomEvent} */ { detail }) => {
  if (asking !== null) return;
  if ("search" in detail) search(detail.search);
  else open(detail.address);
});
scanner.addEventListener("result", (/** @type {CustomEvent} */ { detail }) => {
  if (asking !== null) scanner.isBack.then(() => leaveFor(addressWith(asking, detail.text)));
  else panel.show(detail.symbol);
});
scanner.addEventListener("open", () => panel.hide());
scanner.addEventListener("remember", (/** @type {CustomEvent} */ { detail }) => history.add(detail));
scanner.addEventListener("metric", (/** @type {CustomEvent} */ { detail }) => countOnceMore(detail));
scanner.addEventListener("camerachosen", (/** @type {CustomEvent} */ { detail }) => change({ ...settings, camera: detail }));

on("scan-button", () => scanner.open("scanButton"));
on("album-button", () => scanner.choosePhoto());
on("settings-button", () => showSettings(settings, change));
watchPictures(
  { take: (pictures) => scanner.readPhotos(...pictures), refuseAddress: () => tell(text("pasteThePicture")) },
  document.getElementById("drop-hint"),
);

promise();
history.refresh();
openFromAddress();
watchLaunches((photos) => scanner.readPhotos(...photos));
// Loading the site a second time, into the cache, waits until the page is ready.
addEventListener("load", () => navigator.serviceWorker?.register(scriptURL("service-worker.js")).catch(() => {}));

function on(id, press) {
  document.getElementById(id).addEventListener("click", press);
}

function change(changed) {
  settings = changed;
  saveSettings(settings);
  scanner.settings = settings;
  promise();
}

/** Says what leaves the browser, and when. */
function promise() {
  document.getElementById("privacy").textContent = text(settings.searchesNumbersAtOnce ? "privacy" : "privacyWaiting");
}

/** Opens a link for which *Go* was pressed; one that deceives asks first. @param {string} address */
async function open(address) {
  const links = await import("../cards/links.js").catch(() => null);
  if (links === null) return leaveFor(address);
  await links.openLink(address, (effect) => leaveFor(effect.address)).catch(() => leaveFor(address));
}

/** @param {string} address */
async function leaveFor(address) {
  await Promise.race([history.written, new Promise((resolve) => setTimeout(resolve, writingPatience))]);
  location.assign(address);
}

/** The app's shortcut and the system's search lead here, and open the scanner. */
function openFromAddress() {
  const query = new URLSearchParams(location.search);
  const entry = { shortcut: "applicationShortcut", search: "systemSearch" }[query.get("source")];
  const address = returnAddress(location.search);
  if (!entry && address === null && !query.has("shared")) return;
  // Reloading the page does not scan again.
  window.history.replaceState(null, "", location.pathname);
  if (entry) scanner.open(entry);
  else if (address !== null) scanFor(address);
  else sharedPhotos().then((photos) => scanner.readPhotos(...photos));
}

/** @param {URL} address Gets what is scanned next, in one go and once, if the user agrees. */
async function scanFor(address) {
  if (!(await mayReturnTo(address))) return;
  asking = address;
  scanner.settings = { ...settings, mode: "oneShot" };
  scanner.open();
}

let toast = 0;

function tell(message) {
  const status = document.getElementById("status");
  status.textContent = message;
  clearTimeout(toast);
  toast = setTimeout(() => (status.textContent = ""), toastDuration);
}
