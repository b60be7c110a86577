// What actions of cards come to on a page.

import { copyText, saveFile } from "../results.js";
import { text } from "../strings.js";

/** @typedef {import("./card.js").CardEffect} CardEffect */

/**
 * @typedef {object} PageActions What the page does.
 * @property {(address: string) => void} open Opens an address in place of the page.
 * @property {(words: string) => void} search
 * @property {(message: string) => void} tell Says it for a moment.
 */

/**
 * @param {PageActions} actions
 * @returns {(effect: CardEffect) => void}
 */
export function pageEffects({ open, search, tell }) {
  /** @type {Record<string, (details: any) => void>} */
  const effects = {
    open: ({ address }) => open(address),
    // The page stays: another app comes to the front.
    handOver: ({ address }) => location.assign(address),
    copy: async (details) => {
      if (await copyText(details.text)) tell(text("copied"));
    },
    save: ({ name, mediaType, text: content }) => saveFile(name, mediaType, content),
    showPlace: (place) => open(mapAddress(place)),
    search: (details) => search(details.search),
  };
  return (effect) => effects[effect.effect](effect);
}

/** @param {{latitude?: number, longitude?: number, query?: string}} place */
function mapAddress({ latitude, longitude, query }) {
  const map = "https://www.openstreetmap.org/";
  if (latitude === undefined) return `${map}search?query=${encodeURIComponent(query)}`;
  return `${map}?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
