// What results mean, told along with them. The module that knows is loaded once a scanner is shown or photos are read.

/** How long a result waits for the module, in milliseconds: it is worth more at once than explained late. */
const patience = 1000;

export class Contents {
  /** @type {((symbol: import("../cards/content.js").SymbolRead) => import("../cards/content.js").Content) | null} */
  #read = null;
  /** @type {Promise<void> | null} */
  #loading = null;

  /** Loads what it takes. */
  prepare() {
    this.#loading ??= this.#load();
  }

  async #load() {
    try {
      const { readerOfContents } = await import("../cards/content.js");
      this.#read = await readerOfContents();
    } catch (error) {
      // Results do without, and the next one tries again.
      console.warn(`Quietzone: what results mean cannot be told: ${error.message}`);
      this.#loading = null;
    }
  }

  /**
   * Calls `tell` with what a symbol means, at once where the module is there; with nothing where it cannot be had.
   *
   * @param {import("../cards/content.js").SymbolRead} symbol
   * @param {(content?: import("../cards/content.js").Content) => void} tell
   */
  with(symbol, tell) {
    if (this.#read !== null) return tell(this.#read(symbol));
    this.prepare();
    const waited = new Promise((resolve) => setTimeout(resolve, patience));
    Promise.race([this.#loading, waited]).then(() => tell(this.#read?.(symbol)));
  }
}
