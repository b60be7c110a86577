// Pictures made larger: modules of less than two pixels are read better so.

/** Positions within a pixel, in 256ths. */
const one = 256;

/**
 * A picture `scale` times as large, bilinear between the pixels' centres.
 *
 * @param {{pixels: Uint8Array, width: number, height: number}} picture
 * @param {number} scale
 */
export function enlarged({ pixels, width, height }, scale) {
  const columns = positions(width, Math.round(width * scale));
  const rows = positions(height, Math.round(height * scale));
  const result = new Uint8Array(columns.length * rows.length);
  let to = 0;
  for (const row of rows) {
    const upper = Math.floor(row / one) * width;
    const lower = Math.min(upper + width, (height - 1) * width);
    const down = row % one;
    for (const column of columns) {
      const left = Math.floor(column / one);
      const right = Math.min(left + 1, width - 1);
      const across = column % one;
      const above = pixels[upper + left] * (one - across) + pixels[upper + right] * across;
      const below = pixels[lower + left] * (one - across) + pixels[lower + right] * across;
      result[to] = (above * (one - down) + below * down) >> 16;
      to += 1;
    }
  }
  return { pixels: result, width: columns.length, height: rows.length };
}

/** Where the centres of `count` pixels lie among `length` pixels. */
function positions(length, count) {
  const place = (index) => Math.round((((index + 0.5) * length) / count - 0.5) * one);
  return Int32Array.from({ length: count }, (_, index) => Math.min(Math.max(0, place(index)), (length - 1) * one));
}
