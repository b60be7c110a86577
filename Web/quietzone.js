// What other pages can use: a full-screen scanner, and a reader with the Shape Detection API's interface.
//
//     import { Scanner, BarcodeDetector } from "/quietzone.js";

export { BarcodeDetector } from "./reader/barcode-detector.js";
export { Scanner } from "./scanner/scanner.js";
