// The reader's thread: frames and pictures in, symbols out. Main threads never wait for pixels.

import { LuminanceGrabber } from "./luminance.js";
import { BarcodeReader } from "./reader.js";

/** @type {Promise<BarcodeReader> | undefined} */
let reader;
/** @type {WebAssembly.Module} */
let module;
const grabber = new LuminanceGrabber();

/** Requests share the grabber's memory, so each waits for the one before it. */
let last = Promise.resolve();

/**
 * A request: first `{module}`; then `{id, source, region, options}`, where `source` is a `VideoFrame` or an
 * `ImageBitmap` that comes to stay and `region` what to read of it. `options` are those of `BarcodeReader.read`, and
 * `notesSmall`: to look for codes that are too small, too; `isNext`: to read it as the next frame of a sequence.
 * The answer: `{id, symbols, unread, isSmall, milliseconds}`, or `{id, error}`; `unread` are the codes of a sequence that
 * were seen but not read, `isSmall` says that nothing can be read, but something like a small code is seen.
 */
self.addEventListener("message", ({ data }) => {
  if (data.module) module = data.module;
  else last = last.then(() => respond(data));
});

async function respond(request) {
  try {
    postMessage({ id: request.id, ...(await answer(request)) });
  } catch (error) {
    // A module that trapped may be left halfway through anything.
    reader = undefined;
    postMessage({ id: request.id, error: String(error) });
  } finally {
    request.source.close();
  }
}

async function answer({ source, region, options: { notesSmall = false, isNext = false, ...options } }) {
  reader ??= BarcodeReader.open(module);
  const opened = await reader;
  const start = performance.now();
  const { pixels, width, height, x, y } = await greyPicture(source, region);
  const { symbols, unread } = isNext
    ? opened.readNext(pixels, width, height, options)
    : { symbols: opened.read(pixels, width, height, options), unread: [] };
  for (const corner of [...symbols, ...unread].flatMap(({ corners }) => corners)) {
    corner.x += x;
    corner.y += y;
  }
  const isSmall = notesSmall && symbols.length === 0 && opened.showsSmallCode(width, height);
  return { symbols, unread, isSmall, milliseconds: performance.now() - start };
}

function greyPicture(source, region) {
  if (source instanceof ImageBitmap) {
    return grabber.fromPicture(source, region ?? { x: 0, y: 0, width: source.width, height: source.height });
  }
  return grabber.fromFrame(source, region);
}
