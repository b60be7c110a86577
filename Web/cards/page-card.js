// Cards on the start page: below its field, and in the dialog of a recent scan.

import { element, iconButton } from "../dom.js";
import { Card } from "./card.js";
import { cardParts } from "./card-view.js";
import { pageEffects } from "./effects.js";
import { word } from "./words.js";

/** @typedef {import("./content.js").SymbolRead} SymbolRead */
/** @typedef {import("./effects.js").PageActions} PageActions */

/** Settled once the styles of cards are there: they are loaded with the first one. @type {Promise<void> | undefined} */
let styling;

/**
 * A symbol's card with a heading; null where it is a text and nothing more.
 *
 * @param {SymbolRead} symbol
 * @param {PageActions} actions
 * @param {() => void} close
 * @returns {Promise<HTMLElement | null>} Rejected with a `LoadError`.
 */
export async function panelFor(symbol, actions, close) {
  const parts = await partsFor(symbol, actions);
  if (parts === null) return null;
  const heading = element("h2", { id: "result-title" }, parts.title);
  const closeButton = iconButton("close", word("closeCard"), close);
  return cardOf(element("div", { class: "heading" }, heading, closeButton), parts);
}

/**
 * A symbol's card as a part of a dialog that has its text, and buttons to open and to copy that; null likewise.
 *
 * @param {SymbolRead} symbol
 * @param {PageActions} actions
 * @returns {Promise<HTMLElement | null>} Rejected with a `LoadError`.
 */
export async function sectionFor(symbol, actions) {
  const parts = await partsFor(symbol, actions);
  if (parts === null) return null;
  const { title, body, buttons } = parts;
  const others = buttons.filter(({ dataset }) => !["open", "copyText"].includes(dataset.action));
  // The dialog's own buttons come first.
  for (const button of others) button.classList.replace("primary", "quiet");
  for (const link of body.flatMap((part) => [...part.querySelectorAll(".link")])) link.remove();
  return cardOf(element("p", { class: "kind" }, title), { body, buttons: others });
}

/** @param {SymbolRead} symbol @param {PageActions} actions */
async function partsFor(symbol, actions) {
  const card = await Card.of(symbol);
  if (card.content.kind === "text") return null;
  styling ??= style();
  await styling;
  return cardParts(card, pageEffects(actions));
}

/** @param {HTMLElement} heading @param {{body: HTMLElement[], buttons: HTMLElement[]}} parts */
function cardOf(heading, { body, buttons }) {
  const tools = buttons.length > 0 ? [element("div", { class: "actions-of-card" }, ...buttons)] : [];
  return element("div", { class: "card" }, heading, ...body, ...tools);
}

/** @returns {Promise<void>} */
function style() {
  return new Promise((resolve) => {
    const link = element("link", { rel: "stylesheet", href: new URL("../styles/card.css", import.meta.url).href });
    link.addEventListener("load", () => resolve());
    // A card without its looks is worth more than none.
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
}
