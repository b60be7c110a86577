// Drawings made of lines (SVG), which a browser opens on a page only, and never in a worker.

/** The longer side that they are drawn at, in pixels. */
const side = 2000;

/**
 * Draws it, on white. Nothing that it refers to is loaded: an image's drawing cannot ask the network.
 *
 * @param {Blob} file
 * @returns {Promise<ImageBitmap | null>} Null where it cannot be opened, also because a page's policy has no `img-src blob:`.
 */
export async function drawnVector(file) {
  const address = URL.createObjectURL(new Blob([file], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    // Drawings without a size of their own fill what they are given.
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = width > 0 && height > 0 ? side / Math.max(width, height) : 1;
    const canvas = document.createElement("canvas");
    canvas.width = width > 0 ? Math.max(1, Math.round(width * scale)) : side;
    canvas.height = height > 0 ? Math.max(1, Math.round(height * scale)) : side;
    const context = canvas.getContext("2d", { alpha: false });
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await createImageBitmap(canvas);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
