// Grey pixels out of what a browser has: camera frames and pictures.

/**
 * A grey picture: one byte a pixel, 0 black and 255 white, row by row, no padding. `x` and `y` say where its top left
 * pixel lies in the whole frame.
 *
 * @typedef {{pixels: Uint8Array, width: number, height: number, x: number, y: number}} GreyPicture
 */

/** @typedef {{x: number, y: number, width: number, height: number}} Region A part of a frame, in pixels. */

/** The formats whose first plane is the luminance at full size. */
const planar = new Set(["I420", "I420A", "I422", "I422A", "I444", "I444A", "NV12"]);

/** A picture is drawn in bands of this many pixels, so that a huge one does not take four bytes a pixel at once. */
const bandSize = 1 << 22;

/** Takes grey pixels, and keeps the memory for it from frame to frame. */
export class LuminanceGrabber {
  #planes = new Uint8Array(0);
  #grey = new Uint8Array(0);
  /** @type {OffscreenCanvasRenderingContext2D | null} */
  #context = null;

  /**
   * The part of a camera frame that `region` covers, or a little more.
   *
   * @param {VideoFrame} frame
   * @param {Region} region In pixels of the frame as shown.
   * @returns {Promise<GreyPicture>}
   */
  async fromFrame(frame, region) {
    const isPlain = planar.has(frame.format) && !frame.rotation && !frame.flip
      && frame.visibleRect.width === frame.displayWidth && frame.visibleRect.height === frame.displayHeight;
    const wanted = evenRegion(region, frame.displayWidth, frame.displayHeight);
    if (!isPlain) return this.fromPicture(frame, wanted);
    // Frames that some devices keep in their graphics memory cannot be copied, and say so only then.
    return this.#copied(frame, wanted).catch(() => this.fromPicture(frame, wanted));
  }

  /** The Y plane itself: nothing is drawn or converted. */
  async #copied(frame, { x, y, width, height }) {
    const rect = { x: x + frame.visibleRect.x, y: y + frame.visibleRect.y, width, height };
    const size = frame.allocationSize({ rect });
    if (this.#planes.length < size) this.#planes = new Uint8Array(size);
    const [{ offset, stride }] = await frame.copyTo(this.#planes, { rect });
    if (stride !== width) throw new RangeError(`rows of ${width} pixels are ${stride} bytes apart`);
    return { pixels: this.#planes.subarray(offset, offset + width * height), x, y, width, height };
  }

  /**
   * A part of anything that can be drawn, on white where it is transparent.
   *
   * @param {VideoFrame | ImageBitmap} picture
   * @param {Region} region In pixels of the picture.
   * @param {number} [factor] How many pixels become one, along and across; places are counted in what comes of them.
   * @returns {GreyPicture}
   */
  fromPicture(picture, region, factor = 1) {
    const { x, y } = region;
    const [width, height] = [Math.round(region.width / factor), Math.round(region.height / factor)];
    const pixels = this.#room(width * height);
    const bandHeight = Math.min(height, Math.max(1, Math.floor(bandSize / width)));
    const context = this.#canvas(width, bandHeight);
    for (let top = 0; top < height; top += bandHeight) {
      const rows = Math.min(bandHeight, height - top);
      context.fillRect(0, 0, width, rows);
      context.drawImage(picture, x, y + top * factor, width * factor, rows * factor, 0, 0, width, rows);
      writeLuminance(context.getImageData(0, 0, width, rows).data, pixels, top * width);
    }
    return { pixels, x: x / factor, y: y / factor, width, height };
  }

  /** @param {number} size In pixels. */
  #room(size) {
    if (this.#grey.length < size) this.#grey = new Uint8Array(size);
    return this.#grey.subarray(0, size);
  }

  #canvas(width, height) {
    this.#context ??= new OffscreenCanvas(width, height).getContext("2d", { alpha: false, willReadFrequently: true });
    const { canvas } = this.#context;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    this.#context.fillStyle = "white";
    return this.#context;
  }
}

/** The smallest region around `region` with even edges: chrominance planes are half as large, and cannot be cut at odd ones. */
function evenRegion(region, frameWidth, frameHeight) {
  const [x, width] = evenSpan(region.x, region.width, frameWidth);
  const [y, height] = evenSpan(region.y, region.height, frameHeight);
  return { x, y, width, height };
}

function evenSpan(start, length, limit) {
  const first = Math.min(Math.max(0, Math.floor(start / 2) * 2), limit - 1);
  const end = Math.min(limit, Math.max(first + 1, Math.ceil((start + length) / 2) * 2));
  return [first, end - first];
}

/**
 * The grey picture of pixels that are there: nothing is drawn, and it is theirs no more who have the pixels.
 *
 * @param {ImageData} image Of bytes, in sRGB.
 * @returns {GreyPicture}
 */
export function greyPicture({ data, width, height }) {
  const pixels = new Uint8Array(width * height);
  writeLuminance(data, pixels, 0);
  return { pixels, x: 0, y: 0, width, height };
}

/** The weights of ITU-R BT.601 in 256ths, as cameras and JPEG weigh colours; on white where they are transparent. */
function writeLuminance(colours, grey, offset) {
  for (let from = 0, to = offset; from < colours.length; from += 4, to += 1) {
    const luminance = (77 * colours[from] + 150 * colours[from + 1] + 29 * colours[from + 2] + 128) >> 8;
    const opacity = colours[from + 3];
    grey[to] = opacity === 255 ? luminance : 255 - ((255 - luminance) * opacity) / 255;
  }
}
