// Files that are chosen, dropped onto the page or pasted into it.

import { element } from "./dom.js";

/** What ends in this is a picture's address. */
const pictureAddress = /^https?:\/\/\S+\.(png|jpe?g|gif|webp|avif|svg|bmp|heic|tiff?)([?#]\S*)?$/i;

/**
 * Lets the user choose pictures.
 *
 * @returns {Promise<File[]>} None where none was chosen.
 */
export function choosePictures() {
  return new Promise((resolve) => {
    const input = element("input", { type: "file", accept: "image/*", multiple: true });
    input.addEventListener("change", () => resolve([...input.files]));
    input.addEventListener("cancel", () => resolve([]));
    input.click();
  });
}

/**
 * Takes pictures that are dropped or pasted. What else is dropped does not lead away from the page.
 *
 * @param {object} actions
 * @param {(pictures: File[]) => void} actions.take
 * @param {() => void} actions.refuseAddress A picture's address was brought, which nobody loads here.
 * @param {HTMLElement} hint Shown while a file hovers over the page.
 */
export function watchPictures({ take, refuseAddress }, hint) {
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
    const files = [...event.dataTransfer.files];
    if (files.length > 0) take(files);
    else if (pictureAddress.test(event.dataTransfer.getData("text/plain").trim())) refuseAddress();
  });
  addEventListener("paste", (/** @type {ClipboardEvent} */ event) => {
    const pictures = [...event.clipboardData.files].filter(({ type }) => type.startsWith("image/"));
    if (pictures.length > 0) {
      event.preventDefault();
      take(pictures);
    } else if (!isField(event.target) && pictureAddress.test(event.clipboardData.getData("text/plain").trim())) {
      refuseAddress();
    }
  });
}

function isField(target) {
  return target instanceof HTMLInputElement;
}
