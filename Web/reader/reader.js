// The reader for JavaScript: wraps the WebAssembly module that Scripts/wasm builds.

import { instantiate, takeText } from "./instance.js";

/**
 * How the module's `read` may look, by the numbers it takes: the cases of Swift's `ReadingPreset`, where each is described.
 *
 * @typedef {"photo" | "live" | "plain" | "otherScale" | "inverted" | "thoroughMatrix" | "thoroughBars"} Preset
 * @type {Preset[]}
 */
const presets = ["photo", "live", "plain", "otherScale", "inverted", "thoroughMatrix", "thoroughBars"];

/**
 * The symbols in what `readJSON` returned, with their texts decoded.
 *
 * @param {string} json
 * @returns {object[]}
 */
export function symbolsIn(json) {
  return readingIn(json).symbols;
}

/**
 * As `symbolsIn`, with the codes that were seen but not read.
 *
 * @param {string} json
 * @returns {{symbols: object[], unread: SeenCode[]}}
 */
function readingIn(json) {
  const { symbols, undecoded, unread = [] } = JSON.parse(json);
  for (const { symbol, segments } of undecoded) symbols[symbol].text = decodedText(segments);
  return { symbols, unread };
}

/** @typedef {{id: number, family: string, corners: {x: number, y: number}[]}} SeenCode A code that was seen but not read. */

/**
 * The text of a symbol's segments. What this host cannot decode keeps its ASCII, and U+FFFD stands for the rest.
 *
 * @param {{characterSet: string, bytes: string}[]} segments `bytes` in hexadecimal.
 */
export function decodedText(segments) {
  return segments.map(({ characterSet, bytes }) => decoded(bytesOf(bytes), characterSet)).join("");
}

function decoded(bytes, characterSet) {
  // A browser takes the names of ISO 8859-1 and ASCII for windows-1252.
  if (characterSet === "ISO-8859-1") return String.fromCharCode(...bytes);
  try {
    if (characterSet !== "US-ASCII") return new TextDecoder(characterSet, { fatal: true }).decode(bytes);
  } catch {
    // An unknown name, or bytes that are not valid in the character set.
  }
  return String.fromCharCode(...bytes).replace(/[^\0-\x7f]/g, "\uFFFD");
}

function bytesOf(hexadecimal) {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (/** @type {any} */ digits) => parseInt(digits, 16));
}

/** A reader over one instance of the module. Not to be shared between threads. */
export class BarcodeReader {
  #exports;
  #frame = { address: 0, size: 0 };

  /** @param {BufferSource | WebAssembly.Module} module */
  static async open(module) {
    return new BarcodeReader(await instantiate(module));
  }

  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    this.#exports = /** @type {import("./instance.js").ModuleExports} */ (/** @type {unknown} */ (instance.exports));
  }

  /** Bytes of memory that the module has taken so far; it never gives any back to the host. */
  get memorySize() {
    return this.#exports.memory.buffer.byteLength;
  }

  /**
   * The symbols in a grey frame, as `quietzone scan --json` lists them.
   *
   * @param {Uint8Array} pixels One byte a pixel, 0 black and 255 white, row by row, no padding.
   * @param {number} width In pixels.
   * @param {number} height In pixels.
   * @param {{preset?: Preset, maximumSymbolCount?: number, symbologies?: number}} [options] `preset` says how
   *   to look: `photo` unless given, which is with every effort. `symbologies` has a bit for each symbology, in the order of the Swift enumeration; 0 is all.
   * @returns {object[]}
   */
  read(pixels, width, height, options) {
    return symbolsIn(this.readJSON(pixels, width, height, options));
  }

  /**
   * The codes in the next frame of a sequence, read together with those before it: each symbol has an `id` that it keeps from
   * frame to frame, and so have the codes that were seen but not read.
   *
   * @param {Uint8Array} pixels
   * @param {number} width
   * @param {number} height
   * @param {{preset?: Preset, maximumSymbolCount?: number, symbologies?: number, isFirst?: boolean}} [options] As those of
   * `read`; `isFirst` forgets the frames before.
   * @returns {{symbols: object[], unread: SeenCode[]}}
   */
  readNext(pixels, width, height, options = {}) {
    if (options.isFirst) this.#exports.forget_frames();
    return readingIn(this.#readJSON(this.#exports.read_next, pixels, width, height, options));
  }

  /**
   * As `read`, but what the module wrote: `{"symbols":[…],"undecoded":[…]}`. The second array names the symbols whose
   * text is in a character set that the module does not know, with their segments.
   */
  readJSON(pixels, width, height, options = {}) {
    return this.#readJSON(this.#exports.read, pixels, width, height, options);
  }

  #readJSON(read, pixels, width, height, options) {
    if (pixels.length !== width * height) {
      throw new RangeError(`${width} × ${height} pixels were announced, ${pixels.length} were given`);
    }
    const { memory } = this.#exports;
    const frame = this.#reserve(pixels.length);
    new Uint8Array(memory.buffer, frame, pixels.length).set(pixels);
    const { preset = "photo", symbologies = 0, maximumSymbolCount = 0 } = options;
    const result = read(frame, width, height, symbologies, maximumSymbolCount, presets.indexOf(preset));
    if (result === 0) throw new RangeError(`a frame of ${width} × ${height} pixels cannot be read`);
    return takeText(this.#exports, result);
  }

  /** Whether the frame that was read last shows something like a code that is too small to be read well. */
  showsSmallCode(width, height) {
    return this.#exports.shows_small_code(this.#frame.address, width, height) === 1;
  }

  /** The address of a buffer of `size` bytes at least: the last frame's where that is enough. */
  #reserve(size) {
    if (this.#frame.size < size || this.#frame.address === 0) {
      this.#exports.deallocate(this.#frame.address);
      this.#frame = { address: this.#exports.allocate(size), size };
      if (this.#frame.address === 0) throw new RangeError(`there is no memory for a frame of ${size} bytes`);
    }
    return this.#frame.address;
  }
}
