// What a file is and how large its picture, told by its first bytes: before memory is taken for its pixels.

/** @typedef {"jpeg" | "png" | "gif" | "webp" | "bmp" | "avif" | "heic" | "tiff" | "svg" | "pdf" | "unknown"} FileKind */

/** @typedef {{kind: FileKind, width?: number, height?: number}} PictureHeader Sizes in pixels, where they are told. */

/** As many bytes as a header may take: cameras put previews and places in front of a JPEG's size. */
const headerLength = 1 << 18;

/** @param {Blob} file @returns {Promise<PictureHeader>} */
export async function pictureHeader(file) {
  return headerIn(new Uint8Array(await file.slice(0, headerLength).arrayBuffer()));
}

/** @param {Uint8Array} bytes The file's first ones. @returns {PictureHeader} */
export function headerIn(bytes) {
  const text = (start, end) => String.fromCharCode(...bytes.subarray(start, end));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return { kind: "jpeg", ...jpegSize(view) };
    if (text(1, 4) === "PNG") return { kind: "png", width: view.getUint32(16), height: view.getUint32(20) };
    if (text(0, 4) === "GIF8") return { kind: "gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return { kind: "webp", ...webpSize(view, text(12, 16)) };
    if (text(0, 2) === "BM") return { kind: "bmp", width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
    if (text(4, 8) === "ftyp") return { kind: heifKind(text(8, 32)), ...heifSize(view) };
  } catch {
    // The file ends within its header: what decodes it will say so.
  }
  if (text(0, 4) === "II*\0" || text(0, 4) === "MM\0*") return { kind: "tiff" };
  if (text(0, 1024).includes("%PDF-")) return { kind: "pdf" };
  const beginning = new TextDecoder().decode(bytes.subarray(0, 4096));
  return { kind: /^\s*<(\?xml|!--|!doctype svg|svg)/i.test(beginning) && /<svg[\s>]/i.test(beginning) ? "svg" : "unknown" };
}

/** Marker after marker, up to one that begins a frame (ISO/IEC 10918-1, B.2.2). */
function jpegSize(view) {
  for (let at = 2; at < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return {};
    const marker = view.getUint8(at + 1);
    // C4, C8 and CC are not frames, though they are among them; FF fills up.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return {};
}

function webpSize(view, format) {
  if (format === "VP8X") return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  if (format === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function uint24(view, at) {
  return view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
}

/** @param {string} brands */
function heifKind(brands) {
  if (/avi[fs]/.test(brands)) return "avif";
  return /hei|hev|mif1|msf1/.test(brands) ? "heic" : "unknown";
}

/** The largest of the sizes that items have (`ispe`, ISO/IEC 23008-12 §6.5.3): others are of previews and tiles. */
function heifSize(view) {
  let size = {};
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (width * height > (size.width ?? 0) * (size.height ?? 0)) size = { width, height };
  }
  return size;
}
