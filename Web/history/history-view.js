// The list of recent scans on the start page.

import { cancelButton, dialogButton, showDialog } from "../dialogs.js";
import { element, iconButton } from "../dom.js";
import { titleOf } from "../reader/symbologies.js";
import { locale, text } from "../strings.js";
import { csv } from "./csv.js";
import { addEntry, clearEntries, entries } from "./store.js";

/** Rows that are drawn: the list itself may be much longer, and is exported whole. */
const shownCount = 100;
/** How long the browser may take to write a table that was exported, in milliseconds. */
const exportPatience = 60_000;

export class HistoryView {
  #list = document.getElementById("history-list");
  #empty = document.getElementById("history-empty");
  #export = document.getElementById("export-button");
  #clear = document.getElementById("clear-button");
  #use;
  #tell;
  /** Made when the first row needs it: it takes the browser a moment. @type {Intl.DateTimeFormat | undefined} */
  #timeFormat;

  /**
   * Settled once all scans so far are written, or cannot be: a page that is left before loses them.
   *
   * @type {Promise<void>}
   */
  written = Promise.resolve();

  /** @param {{use: (text: string) => void, tell: (message: string) => void}} actions `use`: a scan was pressed. */
  constructor({ use, tell }) {
    this.#use = use;
    this.#tell = tell;
    this.#export.addEventListener("click", () => this.#exportAll());
    this.#clear.addEventListener("click", () => this.#confirmClearing());
  }

  /** Shows the scans that are kept; none where the browser keeps nothing for this site. */
  async refresh() {
    const scans = await entries().catch(() => []);
    this.#list.replaceChildren(...scans.slice(0, shownCount).map((scan) => this.#row(scan)));
    this.#showControls();
  }

  /** @param {{text: string, symbology: string}} scan */
  add(scan) {
    const adding = addEntry(scan).then((entry) => this.#show(entry), () => {});
    this.written = Promise.all([this.written, adding]).then(() => {});
  }

  /** @param {import("./store.js").Entry} entry The newest one. */
  #show(entry) {
    this.#list.prepend(this.#row(entry));
    if (this.#list.childElementCount > shownCount) this.#list.lastElementChild.remove();
    this.#showControls();
  }

  #showControls() {
    const isEmpty = !this.#list.hasChildNodes();
    this.#list.hidden = this.#export.hidden = this.#clear.hidden = isEmpty;
    this.#empty.hidden = !isEmpty;
  }

  #row({ text: content, symbology, time }) {
    this.#timeFormat ??= new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
    const note = `${titleOf(symbology)} · ${this.#timeFormat.format(time)}`;
    const entry = element(
      "button",
      { type: "button", class: "entry", title: text("use", { text: content }), click: () => this.#use(content) },
      element("span", {}, content),
      element("span", { class: "note" }, note),
    );
    const row = element("li", {}, entry);
    // Pages that are not secure have no clipboard.
    if (navigator.clipboard) row.append(iconButton("copy", text("copyOf", { text: content }), () => this.#copy(content)));
    if (navigator.share) row.append(iconButton("share", text("shareOf", { text: content }), () => share(content)));
    return row;
  }

  #copy(content) {
    navigator.clipboard.writeText(content).then(() => this.#tell(text("copied")), () => {});
  }

  async #exportAll() {
    const scans = await entries();
    const titles = [text("csvText"), text("csvSymbology"), text("csvTime")];
    const rows = scans.map(({ text: content, symbology, time }) => [content, titleOf(symbology), new Date(time).toISOString()]);
    const address = URL.createObjectURL(new Blob([csv([titles, ...rows])], { type: "text/csv" }));
    element("a", { href: address, download: "quietzone.csv" }).click();
    setTimeout(() => URL.revokeObjectURL(address), exportPatience);
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

/** Refused sharing is the user's choice, not a failure. */
function share(content) {
  navigator.share({ text: content }).catch(() => {});
}
