// What other pages can use: the scanner as an element and as an object, a reader with the Shape Detection API's interface, and
// what codes mean.
//
//     import { BarcodeDetector, contentOf, QuietzoneScanner, Scanner } from "/quietzone.js";

export { BarcodeDetector } from "./reader/barcode-detector.js";
export { configure } from "./configuration.js";
export { QuietzoneScanner } from "./scanner/element.js";
export { Scanner } from "./scanner/scanner.js";

/**
 * What a symbol means: a link with its dangers, a contact, a payment. Loads the module that knows when it is asked first.
 *
 * @param {import("./cards/content.js").SymbolRead} symbol
 * @returns {Promise<import("./cards/content.js").Content>} Rejected with an `Error` where the module cannot be had.
 */
export async function contentOf(symbol) {
  const contents = await import("./cards/content.js");
  return contents.contentOf(symbol);
}
