// What a code means and what can be done with it: wraps the WebAssembly module of its own that is loaded when the first result is
// there.

import { handle, instantiate } from "../reader/instance.js";
import { compiledModule } from "../reader/module.js";

/** @typedef {import("./content.js").Content} Content */
/** @typedef {import("./content.js").SymbolRead} SymbolRead */

/**
 * @typedef {object} CardAction A button.
 * @property {string} action `CardAction.Kind` in Swift lists them.
 * @property {string} [detail] What tells it from others of its kind.
 */

/** @typedef {{effect: string, [field: string]: any}} CardEffect Something to do; `CardEffect` in Swift lists them. */

/** One card: an instance of the module. */
export class Card {
  #exports;
  /** @type {Content} */
  content;
  /** @type {CardAction[]} */
  actions;

  /** @param {SymbolRead} symbol @returns {Promise<Card>} Rejected with a `LoadError`. */
  static async of(symbol) {
    return new Card(await instantiate(await compiledModule("content")), symbol);
  }

  /** @param {WebAssembly.Instance} instance @param {SymbolRead} symbol */
  constructor(instance, symbol) {
    this.#exports = /** @type {import("../reader/instance.js").ModuleExports} */ (/** @type {unknown} */ (instance.exports));
    this.show(symbol);
  }

  /** Makes it the card of another symbol. @param {SymbolRead} symbol */
  show(symbol) {
    const { card } = handle(this.#exports, /** @type {any} */ ({ event: "shown", symbol }));
    this.content = card.content;
    this.actions = card.actions;
  }

  /** @param {number} index Of the action that was pressed. @returns {CardEffect[]} What there is to do, in this order. */
  press(index) {
    return handle(this.#exports, /** @type {any} */ ({ event: "actionPressed", index })).effects;
  }

  /** @param {boolean} isConfirmed What was answered to the question that an action asked. @returns {CardEffect[]} */
  answer(isConfirmed) {
    return handle(this.#exports, { event: isConfirmed ? "confirmed" : "declined" }).effects;
  }
}
