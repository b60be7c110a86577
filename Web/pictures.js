// Pictures that are chosen, dropped onto the page or pasted into it.

import { element } from "./dom.js";

function pictureIn(list) {
  return [...(list ?? [])].find(({ type }) => type.startsWith("image/")) ?? null;
}

/**
 * Lets the user choose a file.
 *
 * @returns {Promise<File | null>} Null where none was chosen.
 */
export function choosePicture() {
  return new Promise((resolve) => {
    const input = element("input", { type: "file", accept: "image/*" });
    input.addEventListener("change", () => resolve(input.files[0] ?? null));
    input.addEventListener("cancel", () => resolve(null));
    input.click();
  });
}

/**
 * Takes pictures that are dropped or pasted. What else is dropped does not lead away from the page.
 *
 * @param {(picture: File) => void} take
 * @param {HTMLElement} hint Shown while a file hovers over the page.
 */
export function watchPictures(take, hint) {
  const showHint = (event) => (hint.hidden = ![...event.dataTransfer.types].includes("Files"));
  addEventListener("dragenter", showHint);
  addEventListener("dragover", (event) => {
    event.preventDefault();
    showHint(event);
  });
  addEventListener("dragleave", ({ relatedTarget }) => {
    if (relatedTarget === null) hint.hidden = true;
  });
  addEventListener("drop", (event) => {
    event.preventDefault();
    hint.hidden = true;
    const file = pictureIn(event.dataTransfer.files) ?? event.dataTransfer.files[0];
    if (file) take(file);
  });
  addEventListener("paste", (/** @type {ClipboardEvent} */ event) => {
    const picture = pictureIn(event.clipboardData.files);
    if (!picture) return;
    event.preventDefault();
    take(picture);
  });
}
