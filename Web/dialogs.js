// Dialogs: there is never more than one at a time on the screen.

import { element } from "./dom.js";
import { text } from "./strings.js";

/** The dialog that was shown last, and how it is cancelled. @type {{dialog: HTMLDialogElement, cancelled: () => void} | null} */
let last = null;

/**
 * A modal dialog, shown at once and removed when it closes. One that is shown already is cancelled.
 *
 * @param {object} content
 * @param {string} content.title
 * @param {(Node | string)[]} content.body A string becomes a paragraph.
 * @param {HTMLElement[]} content.buttons
 * @param {() => void} content.cancelled Escape or the system's back gesture.
 * @param {string} [content.role] `alertdialog` where it interrupts.
 * @param {boolean} [content.keepsFocus] Whether no control has the focus at first: a field would call the keyboard.
 * @param {Node} [content.parent] What it is put into.
 */
export function showDialog({ title, body, buttons, cancelled, role = "dialog", keepsFocus = false, parent = document.body }) {
  if (last?.dialog.open) last.cancelled();
  const focus = keepsFocus ? { tabindex: "-1", autofocus: true } : {};
  const heading = element("h2", { id: "quietzone-dialog-title", ...focus }, title);
  const content = element(
    "div",
    { id: "quietzone-dialog-text", class: "body" },
    ...body.map((part) => (typeof part === "string" ? element("p", {}, part) : part)),
  );
  const dialog = element(
    "dialog",
    { class: "quietzone", role, "aria-labelledby": heading.id, "aria-describedby": content.id },
    heading,
    content,
    element("div", { class: "buttons" }, ...buttons),
  );
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    cancelled();
  });
  dialog.addEventListener("close", () => dialog.remove());
  last = { dialog, cancelled };
  parent.appendChild(dialog);
  dialog.showModal();
  return dialog;
}

/** @param {string} label @param {() => void} press @param {string} [kind] A class. */
export function dialogButton(label, press, kind = "text") {
  return element("button", { type: "button", class: kind, click: press }, label);
}

/** @param {() => void} press */
export function cancelButton(press) {
  return dialogButton(text("cancel"), press);
}
