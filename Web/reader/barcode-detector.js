// The Shape Detection API's BarcodeDetector, for browsers that have none: code written for it works unchanged.

import { ReaderClient } from "./client.js";
import { LoadError } from "./load-error.js";
import { PictureError } from "./pictures.js";
import { pictureOf } from "./sources.js";
import { formatOf, mask, supportedFormats, symbologiesOf } from "./symbologies.js";

/** @typedef {{boundingBox: DOMRectReadOnly, rawValue: string, format: string, cornerPoints: {x: number, y: number}[]}} DetectedBarcode */

export class BarcodeDetector {
  #symbologies = 0;

  /** @param {{formats?: Iterable<string>}} [options] `formats`: what to look for; everything unless given. */
  constructor(options = {}) {
    if (options === null || options === undefined) return;
    // As WebIDL has it: a dictionary is an object, and a sequence one that can be gone through.
    if (typeof options !== "object" && typeof options !== "function") throw new TypeError("The options are not an object");
    const { formats: given } = options;
    if (given === undefined) return;
    if (given === null || typeof given !== "object") throw new TypeError("The formats are not a sequence");
    const formats = [...given].map(String);
    if (formats.length === 0) throw new TypeError("Hint option provided, but is empty.");
    for (const format of formats) {
      // The API has the name, and forbids to ask for it.
      if (!supportedFormats.includes(format)) throw new TypeError(`${format} is not a barcode format to look for`);
    }
    this.#symbologies = mask(formats.flatMap(symbologiesOf));
  }

  /** @returns {Promise<string[]>} */
  static async getSupportedFormats() {
    return [...supportedFormats];
  }

  /**
   * The codes in what `image` shows now. A symbology that the API has no name for is `unknown`.
   *
   * @param {ImageBitmapSource} image
   * @returns {Promise<DetectedBarcode[]>} Rejected with TypeError, InvalidStateError or SecurityError as the API says, and with
   *   NotSupportedError where there is no reader.
   */
  async detect(image) {
    const symbologies = this.#symbologies;
    const picture = await pictureOf(image);
    if (picture === null) return [];
    try {
      const reader = await ReaderClient.shared();
      const { symbols } = await reader.read(picture, { symbologies });
      return symbols.map(detectedBarcode);
    } catch (error) {
      if (error instanceof LoadError) throw new DOMException(error.message, "NotSupportedError");
      if (error instanceof PictureError) throw new DOMException(error.message, "InvalidStateError");
      throw error;
    }
  }

  get [Symbol.toStringTag]() {
    return "BarcodeDetector";
  }
}

// As interfaces of the platform have them.
Object.defineProperty(BarcodeDetector, "getSupportedFormats", { enumerable: true });
Object.defineProperty(BarcodeDetector.prototype, "detect", { enumerable: true });

/** @returns {DetectedBarcode} */
function detectedBarcode({ symbology, text, corners }) {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    boundingBox: new DOMRectReadOnly(left, top, Math.max(...xs) - left, Math.max(...ys) - top),
    rawValue: text,
    format: formatOf(symbology),
    cornerPoints: corners.map(({ x, y }) => ({ x, y })),
  };
}
