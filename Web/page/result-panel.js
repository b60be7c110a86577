// The card of the code that was scanned last, below the field that its text goes to. What cards take is loaded for the first one.

/** @typedef {import("../cards/content.js").SymbolRead} SymbolRead */

/** How long the eye follows the code's outline to the field before it is led on, in milliseconds. */
const followed = 600;

export class ResultPanel {
  #place = document.getElementById("result");
  #actions;
  /** Counts results: a card that is ready too late is not shown. */
  #count = 0;

  /** @param {import("../cards/effects.js").PageActions} actions */
  constructor(actions) {
    this.#actions = actions;
  }

  /** Shows the card of a symbol; none where it is a text and nothing more. @param {SymbolRead} symbol */
  async show(symbol) {
    this.hide();
    const count = this.#count;
    const panel = await import("../cards/page-card.js")
      .then(({ panelFor }) => panelFor(symbol, this.#actions, () => this.hide()))
      // What can be done with it can be done in the field as well.
      .catch(() => null);
    if (count !== this.#count || panel === null) return;
    this.#place.replaceChildren(panel);
    this.#place.hidden = false;
    setTimeout(() => this.#place.scrollIntoView({ block: "nearest", behavior: isCalm() ? "auto" : "smooth" }), followed);
  }

  hide() {
    this.#count += 1;
    this.#place.replaceChildren();
    this.#place.hidden = true;
  }
}

/** Whether motion is to be reduced. */
function isCalm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
