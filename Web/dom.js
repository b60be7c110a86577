// Elements made without markup in strings: text is only ever text.

import { icon } from "./icons.js";
import { text } from "./strings.js";

/**
 * An element with attributes, listeners and children.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | boolean | ((event: Event) => void)>} [attributes] A function listens to the event of
 *   its name; `false` leaves the attribute out.
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const result = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") result.addEventListener(name, value);
    else if (value !== false) result.setAttribute(name, value === true ? "" : value);
  }
  result.append(...children);
  return result;
}

/**
 * A round button that shows an icon and is called something.
 *
 * @param {import("./icons.js").IconName} iconName
 * @param {string} label
 * @param {(event: Event) => void} press
 * @param {Record<string, string | boolean>} [attributes]
 */
export function iconButton(iconName, label, press, attributes = {}) {
  const button = element("button", { type: "button", "aria-label": label, title: label, click: press, ...attributes });
  button.classList.add("icon-button");
  button.append(icon(iconName));
  return button;
}

/** Puts the words and icons into a page whose elements name them by `data-text`, `data-label` and `data-icon`. */
export function fillIn(root) {
  for (const place of root.querySelectorAll("[data-icon]")) place.prepend(icon(place.dataset.icon));
  for (const place of root.querySelectorAll("[data-text]")) place.append(text(place.dataset.text));
  for (const place of root.querySelectorAll("[data-label]")) {
    const label = text(place.dataset.label);
    place.setAttribute("aria-label", label);
    if (place instanceof HTMLInputElement) place.placeholder = label;
    else place.title = label;
  }
}
