// Links are opened as their cards open them: what deceives or harms asks first, wherever *Go* was pressed.

import { Card } from "./card.js";
import { ask, run } from "./card-view.js";

/**
 * @param {string} address Of the web.
 * @param {import("./card-view.js").CarryOut} carryOut
 */
export async function openLink(address, carryOut) {
  const card = await Card.of({ text: address });
  const index = card.actions.findIndex(({ action }) => action === "open");
  if (index >= 0) return run(card.press(index), card, carryOut);
  // A browser may take what keeps no rules: where it leads then cannot be told.
  ask({ question: "openDangerousLink" }, (isConfirmed) => isConfirmed && carryOut({ effect: "open", address }));
}
