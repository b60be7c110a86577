// The list of recent scans on the start page.

import { cancelButton, dialogButton, showDialog } from "../dialogs.js";
import { element, iconButton } from "../dom.js";
import { titleOf } from "../reader/symbologies.js";
import { locale, text } from "../strings.js";
import { csv } from "./csv.js";
import { addEntry, clearEntries, entries } from "./store.js";

/** Rows that are drawn: the list itself may be much longer, and is exported whole. */
const shownCount = 100;
const timeFormat = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });

export class HistoryView {
  #list = document.getElementById("history-list");
  #empty = document.getElementById("history-empty");
  #export = document.getElementById("export-button");
  #clear = document.getElementById("clear-button");
  #use;
  #tell;

  /** @param {{use: (text: string) => void, tell: (message: string) => void}} actions `use`: a scan was pressed. */
  constructor({ use, tell }) {
    this.#use = use;
    this.#tell = tell;
    this.#export.addEventListener("click", () => this.#exportAll());
    this.#clear.addEventListener("click", () => this.#confirmClearing());
  }

  async refresh() {
    const scans = await entries();
    this.#list.replaceChildren(...scans.slice(0, shownCount).map((scan) => this.#row(scan)));
    this.#list.hidden = this.#export.hidden = this.#clear.hidden = scans.length === 0;
    this.#empty.hidden = scans.length > 0;
  }

  /** @param {{text: string, symbology: string}} scan */
  async add(scan) {
    await addEntry(scan);
    await this.refresh();
  }

  #row({ text: content, symbology, time }) {
    const note = `${titleOf(symbology)} · ${timeFormat.format(time)}`;
    const entry = element(
      "button",
      { type: "button", class: "entry", title: text("use", { text: content }), click: () => this.#use(content) },
      element("span", {}, content),
      element("span", { class: "note" }, note),
    );
    const row = element("li", {}, entry, iconButton("copy", text("copyOf", { text: content }), () => this.#copy(content)));
    if (navigator.share) row.append(iconButton("share", text("shareOf", { text: content }), () => share(content)));
    return row;
  }

  async #copy(content) {
    await navigator.clipboard.writeText(content);
    this.#tell(text("copied"));
  }

  async #exportAll() {
    const scans = await entries();
    const titles = [text("csvText"), text("csvSymbology"), text("csvTime")];
    const rows = scans.map(({ text: content, symbology, time }) => [content, titleOf(symbology), new Date(time).toISOString()]);
    const address = URL.createObjectURL(new Blob([csv([titles, ...rows])], { type: "text/csv" }));
    element("a", { href: address, download: "quietzone.csv" }).click();
    URL.revokeObjectURL(address);
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
        }),
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
