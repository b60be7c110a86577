// The reader's thread: frames and pictures in, symbols out. Main threads never wait for pixels.

import { enlarged } from "./enlarging.js";
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
 * `ImageBitmap` that comes to stay, `region` what to read of it, and `options` what `BarcodeReader.read` takes and
 * `scale`, by which the picture is enlarged first.
 * The answer: `{id, symbols, isSmall, milliseconds}`, or `{id, error}`; `isSmall` says that a live frame holds nothing
 * that can be read but shows something like a small code.
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

async function answer({ source, region, options: { scale = 1, ...options } }) {
  reader ??= BarcodeReader.open(module);
  const opened = await reader;
  const start = performance.now();
  const grey = await greyPicture(source, region);
  const { pixels, width, height } = scale > 1 ? enlarged(grey, scale) : grey;
  const symbols = opened.read(pixels, width, height, options);
  for (const corner of symbols.flatMap(({ corners }) => corners)) {
    corner.x = (corner.x * grey.width) / width + grey.x;
    corner.y = (corner.y * grey.height) / height + grey.y;
  }
  const isSmall = symbols.length === 0 && options.live === true && opened.showsSmallCode(width, height);
  return { symbols, isSmall, milliseconds: performance.now() - start };
}

function greyPicture(source, region) {
  if (source instanceof ImageBitmap) {
    return grabber.fromPicture(source, region ?? { x: 0, y: 0, width: source.width, height: source.height });
  }
  return grabber.fromFrame(source, region);
}
