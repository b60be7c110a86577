// Pictures out of every ImageBitmapSource, with the errors that the Shape Detection API names.

import { greyPicture } from "./luminance.js";

/**
 * What `source` shows now, to be handed on: a bitmap, the grey picture of an `ImageData`, or a file where this thread cannot
 * make a bitmap of it; null where it shows nothing, as an empty canvas.
 *
 * @param {ImageBitmapSource} source
 * @returns {Promise<ImageBitmap | import("./luminance.js").GreyPicture | Blob | null>}
 * @throws {TypeError} It is no ImageBitmapSource.
 * @throws {DOMException} InvalidStateError: detached, broken or not loaded. SecurityError: another origin's.
 */
export async function pictureOf(source) {
  if (isA(source, "Blob")) {
    if (typeof createImageBitmap === "undefined") return /** @type {Blob} */ (source);
    source = await opened(/** @type {Blob} */ (source));
  }
  const kind = kinds.find(({ type }) => isA(source, type));
  if (!kind) throw new TypeError("The provided value is not an ImageBitmapSource");
  if (!(await kind.isUsable(source))) throw invalidState(`The ${kind.type} is detached, broken or not loaded yet`);
  if (await kind.isEmpty?.(source)) return null;
  if (kind.type === "ImageData" && isPlain(/** @type {ImageData} */ (source))) return greyPicture(/** @type {ImageData} */ (source));
  const bitmap = await createImageBitmap(source).catch((error) => {
    throw error.name === "SecurityError" ? error : invalidState(error.message);
  });
  demandSameOrigin(bitmap);
  return bitmap;
}

/** Drawings made of lines are opened as an image's, which there is on a page alone. @param {Blob} file */
async function opened(file) {
  if (file.type !== "image/svg+xml" || typeof Image === "undefined") return file;
  const address = URL.createObjectURL(file);
  const image = await imageAt(address);
  URL.revokeObjectURL(address);
  return image;
}

/** An image that has loaded, or failed to. @param {string} address */
async function imageAt(address) {
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => {});
  return image;
}

/** What an element of a drawing refers to. @param {SVGImageElement} element */
function imageOf({ href, baseURI }) {
  return imageAt(new URL(href.baseVal, baseURI).href);
}

const hasNoSize = ({ width, height }) => width === 0 || height === 0;

const showsNothing = ({ naturalWidth, naturalHeight }) => naturalWidth === 0 || naturalHeight === 0;

/** Interfaces that this browser or thread does not have are no source's. */
/** @type {{type: string, isUsable: (source: any) => boolean | Promise<boolean>, isEmpty?: (source: any) => boolean | Promise<boolean>}[]} */
const kinds = [
  // One that is whole may have no size, as some drawings: that shows nothing, and is no error.
  { type: "HTMLImageElement", isUsable: isWhole, isEmpty: showsNothing },
  {
    type: "SVGImageElement",
    isUsable: async (element) => element.href.baseVal !== "" && isWhole(await imageOf(element)),
    isEmpty: async (element) => showsNothing(await imageOf(element)),
  },
  { type: "HTMLVideoElement", isUsable: (video) => video.readyState >= video.HAVE_CURRENT_DATA },
  { type: "HTMLCanvasElement", isUsable: () => true, isEmpty: hasNoSize },
  { type: "OffscreenCanvas", isUsable: isNotDetached, isEmpty: hasNoSize },
  { type: "ImageBitmap", isUsable: (bitmap) => !hasNoSize(bitmap) },
  { type: "VideoFrame", isUsable: (frame) => frame.codedWidth > 0 },
  { type: "ImageData", isUsable: ({ data }) => data.length > 0 },
  { type: "Blob", isUsable: () => true },
];

/** A broken image is as complete as any, and as small as one without a size: decoding tells. */
async function isWhole(image) {
  if (!image.complete) return false;
  return !showsNothing(image) || image.decode().then(() => true, () => false);
}

/** A canvas that was handed on has no size either; only some operations tell it from an empty one. */
async function isNotDetached(canvas) {
  if (!hasNoSize(canvas)) return true;
  return canvas.convertToBlob().then(() => true, ({ name }) => name !== "InvalidStateError");
}

/** Bytes in the colours that the reader weighs: some browsers have pixels of wider numbers and colours. @param {ImageData} image */
function isPlain({ data, colorSpace }) {
  return data.BYTES_PER_ELEMENT === 1 && (colorSpace ?? "srgb") === "srgb";
}

/** Another window's elements are as good as this one's, and `instanceof` does not know them. */
function isA(source, type) {
  for (let prototype = source; prototype !== null && typeof prototype === "object"; ) {
    prototype = Object.getPrototypeOf(prototype);
    if (prototype?.[Symbol.toStringTag] === type) return true;
  }
  return false;
}

function invalidState(message) {
  return new DOMException(message, "InvalidStateError");
}

/** Reading one pixel back is refused where the bitmap holds what another origin may not see. */
function demandSameOrigin(bitmap) {
  const canvas = typeof OffscreenCanvas === "undefined" ? document.createElement("canvas") : new OffscreenCanvas(1, 1);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0, 1, 1, 0, 0, 1, 1);
  try {
    context.getImageData(0, 0, 1, 1);
  } catch (error) {
    bitmap.close();
    throw error;
  }
}
