// A card as it is shown: what a code means, what is to be known of it, and a button for each action.

import { dialogButton, showDialog } from "../dialogs.js";
import { element } from "../dom.js";
import { headlineOf, titleOf } from "./headline.js";
import { rowsOf } from "./rows.js";
import { visible, visibleLines } from "./visible.js";
import { word } from "./words.js";

/** @typedef {import("./card.js").Card} Card */
/** @typedef {import("./card.js").CardEffect} CardEffect */

/** @typedef {(effect: CardEffect) => void} CarryOut What carries out what an action comes to. */

/**
 * The parts of a card: what the code is in words, what it tells, and buttons.
 *
 * @param {Card} card
 * @param {CarryOut} carryOut Gets all effects but questions, which are put here.
 */
export function cardParts(card, carryOut) {
  const { content } = card;
  const press = (index) => run(card.press(index), card, carryOut);
  const isDangerous = "isDangerous" in content && content.isDangerous === true;
  // Pages that are not secure have no clipboard.
  const offered = card.actions.map((action, index) => ({ ...action, index })).filter(({ action }) => navigator.clipboard || !action.startsWith("copy"));
  const buttons = offered.map(({ action, detail, index }) => {
    const kind = index > 0 ? "quiet" : isDangerous ? "quiet danger" : "primary";
    const words = word(/** @type {import("./words.js").Word} */ (action));
    // Several of a kind are told apart by what they are about; one alone the card tells.
    const isOneOfSeveral = card.actions.filter((other) => other.action === action).length > 1;
    const label = isOneOfSeveral && detail ? word("actionOf", { action: words, detail: visible(detail) }) : words;
    const button = dialogButton(label, () => press(index), kind);
    button.dataset.action = action;
    return button;
  });
  const headline = headlineOf(content);
  const rows = rowsOf(content);
  return {
    title: titleOf(content),
    body: [
      ...(headline ? [headline] : []),
      ...warningsOf(content),
      ...(rows.length > 0 ? [listOf(rows)] : []),
    ],
    buttons,
  };
}

/** @param {CardEffect[]} effects @param {Card} card @param {CarryOut} carryOut */
export function run(effects, card, carryOut) {
  for (const effect of effects) {
    // The dialog goes when it is answered.
    if (effect.effect === "dismissQuestion") continue;
    if (effect.effect === "ask") ask(effect, (isConfirmed) => run(card.answer(isConfirmed), card, carryOut));
    else carryOut(effect);
  }
}

/**
 * Puts a question before something that may harm.
 *
 * @param {any} question As the effect `ask` has it.
 * @param {(isConfirmed: boolean) => void} answer
 */
export function ask({ question, detail }, answer) {
  const titles = /** @type {const} */ ({ openDangerousLink: "openDangerousLink", openApp: "openApp_", dialCommand: "dialCommand" });
  const words = /** @type {const} */ ({ openDangerousLink: "openDangerousLinkText", openApp: "openAppText", dialCommand: "dialCommandText" });
  const answered = (isConfirmed) => () => {
    dialog.close();
    answer(isConfirmed);
  };
  const explanation = detail === undefined ? word("openDangerousLinkAnywhere") : word(words[question], { detail: visible(detail) });
  // Who does not read presses what is largest.
  const dialog = showDialog({
    title: word(titles[question]),
    body: [explanation],
    buttons: [dialogButton(word("doIt"), answered(true), "text danger"), dialogButton(word("leave"), answered(false), "primary")],
    cancelled: answered(false),
    role: "alertdialog",
    keepsFocus: true,
  });
  dialog.dataset.question = question;
}

/** What a person should know of a link before it is opened: what deceives or harms first. @param {any} content */
function warningsOf(content) {
  const { warnings = [] } = content;
  if (warnings.length === 0) return [];
  const sorted = [...warnings].sort((a, b) => Number(b.isDangerous ?? false) - Number(a.isDangerous ?? false));
  const lines = sorted.map(({ name, isDangerous, detail = "", looksLike = "", letters = [] }) => {
    const words = word(name, { detail: visible(detail), looksLike: visible(looksLike) });
    const letterWords = letters.map((letter) => ` ${word("letterLooksLike", letter)}`);
    return element("li", { class: isDangerous ? "danger" : "note" }, words, ...letterWords);
  });
  return [element("ul", { class: "warnings" }, ...lines)];
}

/** @param {import("./rows.js").Row[]} rows */
function listOf(rows) {
  const lines = rows.flatMap(({ label, value }) => [
    element("dt", {}, label),
    element("dd", {}, element("bdi", {}, visibleLines(value))),
  ]);
  return element("dl", {}, ...lines);
}
