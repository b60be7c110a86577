// The thread of hints: frames in which nothing was read in, numbers of what would help out.

import { instantiate } from "./instance.js";
import { LuminanceGrabber } from "./luminance.js";

/** @type {WebAssembly.Module} */
let module;
/** @type {import("./instance.js").ModuleExports | undefined} */
let exports;
const grabber = new LuminanceGrabber();

/**
 * A request: first `{module}`; then `{source, region, isFirst}`, one at a time, where `source` is a `VideoFrame` or `ImageBitmap` that
 * comes to stay, and `isFirst` forgets what was seen before. The answer: `{hint}`, 0 for none, or `{error}`.
 */
self.addEventListener("message", async ({ data }) => {
  if (data.module) return void ({ module } = data);
  try {
    postMessage({ hint: await hintFor(data) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});

async function hintFor({ source, region, isFirst }) {
  try {
    if (isFirst || exports === undefined) exports = /** @type {any} */ ((await instantiate(module)).exports);
    const { pixels, width, height } = await ("displayWidth" in source ? grabber.fromFrame(source, region) : grabber.fromPicture(source, region));
    const address = exports.allocate(pixels.length);
    if (address === 0) throw new RangeError(`there is no memory for a frame of ${pixels.length} bytes`);
    new Uint8Array(exports.memory.buffer, address, pixels.length).set(pixels);
    const hint = exports.hint(address, width, height);
    exports.deallocate(address);
    return hint;
  } finally {
    source.close();
  }
}
