// The list of recent scans on the start page.

import { cancelButton, dialogButton, showDialog } from "../dialogs.js";
import { element, iconButton } from "../dom.js";
import { titleOf } from "../reader/symbologies.js";
import { copyText, saveFile, shareText } from "../results.js";
import { locale, text } from "../strings.js";
import { csv } from "../csv.js";
import { showDetails } from "./details-view.js";
import { addEntry, clearEntries, entries, removeEntry } from "./store.js";

/** Rows that are drawn: the list itself may be much longer, and is searched and exported whole. */
const shownCount = 100;

/** Rows among which nobody needs help to find one. */
const seenAtOnce = 5;

export class HistoryView {
  #list = document.getElementById("history-list");
  #empty = document.getElementById("history-empty");
  #export = document.getElementById("export-button");
  #clear = document.getElementById("clear-button");
  #find = /** @type {HTMLInputElement} */ (document.getElementById("find-field"));
  #go;
  #tell;
  #cardActions;
  /** Made when the first row needs it: it takes the browser a moment. @type {Intl.DateTimeFormat | undefined} */
  #timeFormat;
  /** The newest first. @type {import("./store.js").Entry[]} */
  #scans = [];

  /**
   * Settled once all scans so far are written, or cannot be: a page that is left before loses them.
   *
   * @type {Promise<void>}
   */
  written = Promise.resolve();

  /**
   * @param {object} actions
   * @param {(text: string) => void} actions.go A scan is to be opened.
   * @param {(message: string) => void} actions.tell
   * @param {import("../cards/effects.js").PageActions} actions.cardActions
   */
  constructor({ go, tell, cardActions }) {
    this.#go = go;
    this.#tell = tell;
    this.#cardActions = cardActions;
    this.#export.addEventListener("click", () => this.#exportAll());
    this.#clear.addEventListener("click", () => this.#confirmClearing());
    this.#find.addEventListener("input", () => this.#draw());
  }

  /** Shows the scans that are kept; none where the browser keeps nothing for this site. */
  async refresh() {
    this.#scans = await entries().catch(() => []);
    this.#draw();
  }

  /** @param {import("./store.js").Scan} scan */
  add(scan) {
    const adding = addEntry(scan).then((entry) => this.#show(entry), () => {});
    this.written = Promise.all([this.written, adding]).then(() => {});
  }

  /** @param {import("./store.js").Entry} entry The newest one. */
  #show(entry) {
    this.#scans.unshift(entry);
    this.#draw();
  }

  #draw() {
    const words = this.#find.value.trim().toLowerCase();
    const found = this.#scans.filter((scan) => scan.text.toLowerCase().includes(words) || titleOf(scan.symbology).toLowerCase().includes(words));
    this.#list.replaceChildren(...found.slice(0, shownCount).map((scan) => this.#row(scan)));
    const isEmpty = this.#scans.length === 0;
    this.#export.hidden = this.#clear.hidden = isEmpty;
    this.#find.hidden = this.#scans.length <= seenAtOnce && words === "";
    this.#list.hidden = found.length === 0;
    this.#empty.hidden = found.length > 0;
    this.#empty.textContent = text(isEmpty ? "historyEmpty" : "nothingFound");
  }

  #row(scan) {
    const { text: content, symbology } = scan;
    const time = this.#timeOf(scan);
    const entry = element(
      "button",
      { type: "button", class: "entry", title: text("details", { text: content }), click: () => this.#showDetails(scan, time) },
      element("span", {}, content),
      element("span", { class: "note" }, `${titleOf(symbology)} · ${time}`),
    );
    const row = element("li", {}, entry);
    // Pages that are not secure have no clipboard.
    if (navigator.clipboard) row.append(iconButton("copy", text("copyOf", { text: content }), () => this.#copy(content)));
    if (navigator.share) row.append(iconButton("share", text("shareOf", { text: content }), () => shareText(content)));
    return row;
  }

  /** @param {import("./store.js").Entry} scan */
  #timeOf({ time }) {
    this.#timeFormat ??= new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
    return this.#timeFormat.format(time);
  }

  #showDetails(scan, time) {
    showDetails(scan, time, { go: this.#go, tell: this.#tell, remove: () => this.#remove(scan), cardActions: this.#cardActions });
  }

  async #remove(scan) {
    await removeEntry(scan.id);
    await this.refresh();
  }

  async #copy(content) {
    if (await copyText(content)) this.#tell(text("copied"));
  }

  async #exportAll() {
    const scans = await entries();
    const titles = [text("csvText"), text("csvSymbology"), text("csvTime"), text("csvBytes")];
    const rows = scans.map((scan) => [scan.text, titleOf(scan.symbology), new Date(scan.time).toISOString(), scan.bytes ?? ""]);
    saveFile("quietzone.csv", "text/csv", csv([titles, ...rows]));
  }

  #confirmClearing() {
    const dialog = showDialog({
      title: text("clearTitle"),
      body: [text("clearText")],
      buttons: [
        cancelButton(() => dialog.close()),
        dialogButton(text("clear"), async () => {
          dialog.close();
          await clearEntries();
          await this.refresh();
        }, "text danger"),
      ],
      cancelled: () => dialog.close(),
      role: "alertdialog",
    });
  }
}
