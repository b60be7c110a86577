// Files as pictures that the reader can take: decoded in the reader's thread, and made smaller where they are huge.

import { pictureHeader } from "./picture-header.js";

/** Pictures of more pixels are not opened: a browser takes four bytes a pixel and more to do it. */
export const pixelLimit = 220e6;

/** Larger pictures are read at half their width, or a quarter: their codes have pixels to spare, a phone's memory has not. */
const readingLimit = 36e6;

/** How long a decoder may take for a step, in milliseconds, before the picture is opened in another way. */
const patience = 20_000;

/** Frames of a moving picture that are looked at. */
const frameLimit = 200;

/**
 * Why a file is not read: `tooLarge`, or what it is if the browser cannot open it; `broken` for a damaged picture.
 *
 * @typedef {"tooLarge" | "broken" | "svg" | "heic" | "tiff" | "pdf" | "unknown"} PictureProblem
 */

export class PictureError extends Error {
  /** @param {PictureProblem} problem */
  constructor(problem) {
    super(`the picture cannot be read: ${problem}`);
    this.problem = problem;
  }
}

/**
 * A picture, and what is to be done with it: `factor` is how many of its pixels are drawn as one, `scale` how many of the pixels
 * that are drawn make one of the file's.
 *
 * @typedef {{bitmap: ImageBitmap, factor: number, scale: number}} Picture
 */

/**
 * The pictures that a file holds, one after the other, each decoded when it is asked for. Who takes one closes it.
 *
 * @param {Blob} file
 * @returns {AsyncGenerator<Picture>} Throws `PictureError`.
 */
export async function* picturesIn(file) {
  const { kind, width = 0, height = 0 } = await pictureHeader(file);
  if (width * height > pixelLimit) throw new PictureError("tooLarge");
  const first = await decoded(file, kind, width, height);
  yield first;
  if (kind === "gif" || kind === "webp" || kind === "png" || kind === "avif") yield* laterFrames(file, `image/${kind}`);
}

/** @returns {Promise<Picture>} */
async function decoded(file, kind, width, height) {
  let factor = 1;
  while (width * height > readingLimit * factor * factor) factor *= 2;
  if (kind === "jpeg" && factor > 1) {
    const small = await decodedSmall(file, Math.round(width / factor), Math.round(height / factor)).catch(() => null);
    if (small !== null) return { bitmap: small, factor: 1, scale: 1 / factor };
  }
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) throw new PictureError(isForeign(kind) ? kind : "broken");
  // What did not tell its size before.
  if (bitmap.width * bitmap.height > pixelLimit) {
    bitmap.close();
    throw new PictureError("tooLarge");
  }
  return { bitmap, factor, scale: 1 / factor };
}

/**
 * A JPEG decoded at half its size or less takes a fraction of the memory, where a browser can do that: a bitmap of the size that
 * is asked for is made of one of the whole size, and leaves much behind.
 *
 * @returns {Promise<ImageBitmap | null>} Null where it cannot.
 */
async function decodedSmall(file, desiredWidth, desiredHeight) {
  if (typeof ImageDecoder === "undefined") return null;
  const decoder = new ImageDecoder({ data: file.stream(), type: "image/jpeg", desiredWidth, desiredHeight });
  try {
    const bitmap = await bitmapOf((await inTime(decoder.decode())).image);
    // A browser that knows nothing of sizes gives the whole.
    if (bitmap.width * bitmap.height < 2 * desiredWidth * desiredHeight) return bitmap;
    bitmap.close();
    return null;
  } finally {
    decoder.close();
  }
}

/**
 * What a decoder promises; rejected when it takes too long. In Firefox 153 decoding that begins within a second or two of the page's
 * opening never ended, unless its thread had a timer to wait for.
 *
 * @template Value
 * @param {Promise<Value>} promise
 * @returns {Promise<Value>}
 */
async function inTime(promise) {
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(reject, patience, new Error("the decoder takes too long"))));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @returns {kind is PictureProblem} Whether browsers commonly cannot open it. */
function isForeign(kind) {
  return ["svg", "heic", "tiff", "pdf", "unknown"].includes(kind);
}

/** Drawing the frame itself would leave copies of it behind. @param {VideoFrame} frame */
async function bitmapOf(frame) {
  try {
    return await createImageBitmap(/** @type {any} */ (frame));
  } finally {
    frame.close();
  }
}

/** Where the browser shows them. @returns {AsyncGenerator<Picture>} */
async function* laterFrames(file, type) {
  if (typeof ImageDecoder === "undefined" || !(await ImageDecoder.isTypeSupported(type))) return;
  const decoder = new ImageDecoder({ data: file.stream(), type });
  try {
    await inTime(decoder.completed);
    await inTime(decoder.tracks.ready);
    const count = Math.min(frameLimit, decoder.tracks.selectedTrack?.frameCount ?? 0);
    for (let frameIndex = 1; frameIndex < count; frameIndex += 1) {
      yield { bitmap: await bitmapOf((await inTime(decoder.decode({ frameIndex }))).image), factor: 1, scale: 1 };
    }
  } catch {
    // A moving picture that is damaged behind its beginning: its beginning was read.
  } finally {
    decoder.close();
  }
}
