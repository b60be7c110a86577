// The scanner's place on a page: a shadow with its own styles, so that neither restyles the other.

import { element } from "../dom.js";
import { LoadError } from "../reader/load-error.js";

const sheets = ["base", "dialog", "scanner", "controls"];

export class Shadow {
  #isOwn;
  #inside;
  #root;
  /** @type {Promise<void> | null} */
  #styling = null;

  /**
   * @param {HTMLElement} inside What it holds.
   * @param {HTMLElement} [host] The element that has the shadow; one at the page's beginning unless given.
   */
  constructor(inside, host) {
    this.#isOwn = host === undefined;
    this.#inside = inside;
    this.host = host ?? element("div");
    this.#root = this.host.shadowRoot ?? this.host.attachShadow({ mode: "open" });
    if (this.#isOwn) document.body.prepend(this.host);
    this.#root.append(inside);
    this.style().catch(() => {});
  }

  /** @returns {Promise<void>} Settled once it looks as it should; rejected with a `LoadError`, and tried again the next time. */
  style() {
    this.#styling ??= this.#loadSheets();
    this.#styling.catch(() => (this.#styling = null));
    return this.#styling;
  }

  async #loadSheets() {
    const links = sheets.map((name) => styleLink(new URL(`../styles/${name}.css`, import.meta.url).href));
    const loading = Promise.all(links.map(loaded));
    this.#root.replaceChildren(...links, this.#inside);
    await loading;
  }

  remove() {
    this.#inside.remove();
    if (this.#isOwn) this.host.remove();
    else this.host.shadowRoot.replaceChildren();
  }
}

function styleLink(href) {
  return element("link", { rel: "stylesheet", href });
}

/** @param {HTMLLinkElement} link @returns {Promise<void>} */
function loaded(link) {
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new LoadError("notLoaded", `${link.href} cannot be loaded`)));
  });
}
