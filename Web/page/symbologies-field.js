// The choice of the kinds of codes to read.

import { element } from "../dom.js";
import { table } from "../reader/symbology-table.js";
import { text } from "../strings.js";

/** The kinds that have a name of their own for people, each with the symbologies it stands for. */
function kinds() {
  /** @type {Map<string, {names: string[], isReadUnasked: boolean}>} */
  const kinds = new Map();
  for (const { name, title, isReadUnasked } of table) {
    const kind = kinds.get(title) ?? { names: [], isReadUnasked };
    kind.names.push(name);
    kinds.set(title, kind);
  }
  return [...kinds].sort(([a], [b]) => a.localeCompare(b));
}

/**
 * @param {string[]} chosen None stands for all that are read unasked.
 * @param {(symbologies: string[]) => void} change
 */
export function symbologiesField(chosen, change) {
  const note = element("span", { class: "hint" });
  const boxes = kinds().map(([title, { names, isReadUnasked }]) => {
    const checked = chosen.length === 0 ? isReadUnasked : names.some((name) => chosen.includes(name));
    const box = element("input", { type: "checkbox", checked, change: () => changed(box) });
    return { box, title, names, isReadUnasked };
  });
  const changed = (/** @type {HTMLInputElement} */ box) => {
    // A scanner that reads nothing is none.
    if (!boxes.some((one) => one.box.checked)) box.checked = true;
    describe();
    change(areAll() ? [] : boxes.filter((one) => one.box.checked).flatMap(({ names }) => names));
  };
  const areAll = () => boxes.every((one) => one.box.checked === one.isReadUnasked);
  const describe = () => {
    const count = boxes.filter((one) => one.box.checked).length;
    note.textContent = areAll() ? text("symbologiesAll") : text("symbologiesSome", { count });
  };
  describe();
  return element(
    "details",
    { class: "setting wide" },
    element("summary", {}, text("symbologies"), note),
    ...boxes.map(({ box, title }) => element("label", { class: "setting" }, element("span", {}, title), box)),
  );
}
