// The symbols that were read, by which a result is known again: it holds the text as it can be shown, the symbol the text as it is.

/** More than any list of results that is on the screen. */
const limit = 2000;

export class ReadSymbols {
  /** The latest last. @type {Map<string, import("../reader/client.js").ReadSymbol>} */
  #symbols = new Map();

  /** @param {import("../reader/client.js").ReadSymbol[]} symbols */
  add(symbols) {
    for (const symbol of symbols) {
      const key = keyOf(symbol);
      this.#symbols.delete(key);
      this.#symbols.set(key, symbol);
    }
    for (const key of this.#symbols.keys()) {
      if (this.#symbols.size <= limit) break;
      this.#symbols.delete(key);
    }
  }

  /** The symbol of a result. @param {import("./protocol.js").ScanResult} result @returns {import("../cards/content.js").SymbolRead} */
  of(result) {
    const { symbology, text, bytes, symbologyIdentifier, addOn } = this.#symbols.get(keyOf(result)) ?? result;
    return { symbology, text, bytes, symbologyIdentifier, addOn };
  }
}

/** Symbols of the same bytes say the same. */
function keyOf({ symbology, bytes = "" }) {
  return `${symbology} ${bytes}`;
}
