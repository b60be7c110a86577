// The symbologies, and what browsers call them.

/** The names in the order of their bits, which is that of the Swift enumeration. */
const names = [
  "aztec", "code128", "code39", "code39Mod43", "code93", "codabar", "dataMatrix", "ean8", "ean13",
  "gs1DataBar", "gs1DataBarExpanded", "gs1DataBarLimited", "i2of5", "itf14", "maxiCode", "microPDF417", "microQR",
  "pdf417", "qrCode", "rectangularMicroQR", "upcA", "upcE", "dxFilmEdge", "telepen",
];

/** What is printed for people. */
const titles = {
  aztec: "Aztec", code128: "Code 128", code39: "Code 39", code39Mod43: "Code 39", code93: "Code 93", codabar: "Codabar",
  dataMatrix: "Data Matrix", ean8: "EAN-8", ean13: "EAN-13", gs1DataBar: "GS1 DataBar",
  gs1DataBarExpanded: "GS1 DataBar Expanded", gs1DataBarLimited: "GS1 DataBar Limited", i2of5: "Interleaved 2 of 5",
  itf14: "ITF-14", maxiCode: "MaxiCode", microPDF417: "MicroPDF417", microQR: "Micro QR Code", pdf417: "PDF417",
  qrCode: "QR Code", rectangularMicroQR: "rMQR Code", upcA: "UPC-A", upcE: "UPC-E", dxFilmEdge: "DX film edge",
  telepen: "Telepen",
};

/** The Shape Detection API's formats, with the symbologies that each stands for. */
const formats = {
  aztec: ["aztec"], code_128: ["code128"], code_39: ["code39", "code39Mod43"], code_93: ["code93"],
  codabar: ["codabar"], data_matrix: ["dataMatrix"], ean_13: ["ean13"], ean_8: ["ean8"], itf: ["i2of5", "itf14"],
  pdf417: ["pdf417"], qr_code: ["qrCode"], upc_a: ["upcA"], upc_e: ["upcE"],
};

/** The formats that a `BarcodeDetector` can be asked for. */
export const supportedFormats = Object.keys(formats);

/**
 * The reader's set of symbologies.
 *
 * @param {Iterable<string>} symbologies Their names; none stands for all.
 */
export function mask(symbologies) {
  let bits = 0;
  for (const symbology of symbologies) {
    const bit = names.indexOf(symbology);
    if (bit < 0) throw new TypeError(`${symbology} is not a symbology: ${names.join(", ")}`);
    bits |= 1 << bit;
  }
  return bits >>> 0;
}

/** The symbologies whose modules lie in a grid. */
export const matrixSymbologies = mask(["aztec", "dataMatrix", "maxiCode", "microQR", "qrCode", "rectangularMicroQR"]);

/** Those of bars, in one row or several. */
export const barSymbologies = mask(names) & ~matrixSymbologies;

/** @param {string} format One of the Shape Detection API. */
export function symbologiesOf(format) {
  return formats[format] ?? [];
}

/** @param {string} symbology @returns {string} The Shape Detection API's name for it: `unknown` where it has none. */
export function formatOf(symbology) {
  return supportedFormats.find((format) => formats[format].includes(symbology)) ?? "unknown";
}

/** @param {string} symbology @returns {string} */
export function titleOf(symbology) {
  return titles[symbology] ?? symbology;
}
