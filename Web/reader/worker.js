// The reader's thread: frames and pictures in, symbols out. Main threads never wait for pixels.

import { LuminanceGrabber } from "./luminance.js";
import { PictureError, picturesIn } from "./pictures.js";
import { BarcodeReader } from "./reader.js";

/** @typedef {import("./luminance.js").GreyPicture} GreyPicture */

/** @type {Promise<BarcodeReader> | undefined} */
let reader;
/** @type {WebAssembly.Module} */
let module;
const grabber = new LuminanceGrabber();

/** Requests share the grabber's memory, so each waits for the one before it. */
let last = Promise.resolve();

/**
 * A request: first `{module}`; then `{id, source, region, options}`, where `source` is a file, a `VideoFrame` or `ImageBitmap`
 * that comes to stay, with `region` what to read of it, or a grey picture. `options` are those of `BarcodeReader.read`, and
 * `notesSmall`: to look for codes that are too small, too; `isNext`: to read it as the next frame of a sequence.
 * The answer: `{id, symbols, unread, isSmall, pixelCount, milliseconds}`, or `{id, error}` with `problem` where a file is at
 * fault; `unread` are the codes of a sequence that were seen but not read, `isSmall` says that nothing can be read, but
 * something like a small code is seen.
 */
self.addEventListener("message", ({ data }) => {
  if (data.module) module = data.module;
  else last = last.then(() => respond(data));
});

async function respond(request) {
  const start = performance.now();
  try {
    reader ??= BarcodeReader.open(module);
    const opened = await reader;
    const answer = request.source instanceof Blob ? await readFile(opened, request) : await readSource(opened, request);
    postMessage({ id: request.id, unread: [], isSmall: false, ...answer, milliseconds: performance.now() - start });
  } catch (error) {
    // A module that trapped may be left halfway through anything.
    if (!(error instanceof PictureError)) reader = undefined;
    postMessage({ id: request.id, error: String(error), problem: error.problem });
  }
}

/** The codes of the first picture in a file that holds any. */
async function readFile(opened, { source, options }) {
  let pixelCount = 0;
  for await (const { bitmap, factor, scale } of picturesIn(source)) {
    const answer = await readSource(opened, { source: bitmap, factor, options });
    pixelCount = Math.max(pixelCount, answer.pixelCount / scale ** 2);
    if (answer.symbols.length === 0) continue;
    for (const corner of answer.symbols.flatMap(({ corners }) => corners)) {
      corner.x /= scale;
      corner.y /= scale;
    }
    return { ...answer, pixelCount };
  }
  return { symbols: [], pixelCount };
}

/**
 * @param {BarcodeReader} opened
 * @param {{source: ImageBitmap | VideoFrame | GreyPicture, region?: import("./luminance.js").Region, factor?: number, options: any}} request
 *   `factor`: how many pixels are drawn as one.
 */
async function readSource(opened, { source, region, factor = 1, options: { notesSmall = false, isNext = false, ...options } }) {
  try {
    const { pixels, width, height, x, y } = await greyPicture(source, region, factor);
    // The pixels are there: what a huge picture takes is given back before it is read.
    close(source);
    const { symbols, unread } = isNext
      ? opened.readNext(pixels, width, height, options)
      : { symbols: opened.read(pixels, width, height, options), unread: [] };
    for (const corner of [...symbols, ...unread].flatMap(({ corners }) => corners)) {
      corner.x += x;
      corner.y += y;
    }
    const isSmall = notesSmall && symbols.length === 0 && opened.showsSmallCode(width, height);
    return { symbols, unread, isSmall, pixelCount: width * height };
  } finally {
    close(source);
  }
}

/** Grey pixels have nothing to close. @param {ImageBitmap | VideoFrame | GreyPicture} source */
function close(source) {
  if ("close" in source) source.close();
}

/**
 * @param {ImageBitmap | VideoFrame | GreyPicture} source Not every browser has a `VideoFrame` to compare with.
 * @returns {GreyPicture | Promise<GreyPicture>}
 */
function greyPicture(source, region, factor) {
  if ("pixels" in source) return source;
  if ("displayWidth" in source) {
    return grabber.fromFrame(source, region ?? { x: 0, y: 0, width: source.displayWidth, height: source.displayHeight });
  }
  return grabber.fromPicture(source, region ?? { x: 0, y: 0, width: source.width, height: source.height }, factor);
}
