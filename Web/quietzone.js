// What other pages can use: the scanner as an element and as an object, and a reader with the Shape Detection API's interface.
//
//     import { BarcodeDetector, QuietzoneScanner, Scanner } from "/quietzone.js";

export { BarcodeDetector } from "./reader/barcode-detector.js";
export { configure } from "./configuration.js";
export { QuietzoneScanner } from "./scanner/element.js";
export { Scanner } from "./scanner/scanner.js";
