// Decodes the one kind of PNG that the test images are: 8 bits grey, not interlaced (ISO/IEC 15948).

import { inflateSync } from "node:zlib";

/** @returns {{width: number, height: number, pixels: Uint8Array}} */
export function decodeGreyPNG(file) {
  const data = [];
  let width = 0;
  let height = 0;
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") {
      width = body.readUInt32BE(0);
      height = body.readUInt32BE(4);
      const [depth, colour, , , interlace] = body.subarray(8);
      if (depth !== 8 || colour !== 0 || interlace !== 0) throw new Error("not an 8-bit grey PNG");
    } else if (type === "IDAT") {
      data.push(body);
    }
    at += length + 12;
  }
  return { width, height, pixels: unfiltered(inflateSync(Buffer.concat(data)), width, height) };
}

function unfiltered(lines, width, height) {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (width + 1)];
    for (let x = 0; x < width; x += 1) {
      const left = x > 0 ? pixels[y * width + x - 1] : 0;
      const above = y > 0 ? pixels[(y - 1) * width + x] : 0;
      const corner = x > 0 && y > 0 ? pixels[(y - 1) * width + x - 1] : 0;
      const predicted = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter];
      pixels[y * width + x] = lines[y * (width + 1) + 1 + x] + predicted;
    }
  }
  return pixels;
}

function paeth(left, above, corner) {
  const estimate = left + above - corner;
  const distances = [left, above, corner].map((value) => Math.abs(estimate - value));
  const nearest = Math.min(...distances);
  return [left, above, corner][distances.indexOf(nearest)];
}
