// The field that takes an address or words to search for.

export class Omnibox {
  #field = /** @type {HTMLInputElement} */ (document.getElementById("omnibox-field"));

  /** @param {(text: string) => void} go *Go* was pressed, or Enter. */
  constructor(go) {
    document.getElementById("omnibox").addEventListener("submit", (event) => {
      event.preventDefault();
      go(this.#field.value);
    });
  }

  /** Shows a text for review: focused, selected to be replaced or sent. @param {string} text */
  fill(text) {
    this.#field.value = text;
    this.#field.focus();
    this.#field.select();
    // What an address begins with says where it leads.
    this.#field.scrollLeft = 0;
  }
}

/**
 * The address where a destination leads.
 *
 * @param {{address: string} | {search: string}} destination
 * @param {string} searchAddress `%s` stands for what is searched for.
 */
export function addressOf(destination, searchAddress) {
  if ("address" in destination) return destination.address;
  return searchAddress.replaceAll("%s", encodeURIComponent(destination.search));
}
