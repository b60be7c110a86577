import QuietzoneImaging

/// An SVG drawing, as librsvg draws it: with a margin, over white, or over black if nothing would be told from white, and with what
/// it refers to elsewhere left out.
///
/// It is drawn by a program of its own, since a few lines of it may ask for any amount of time and memory. That is handed the
/// bytes and no name, so that there is nothing that a reference could be relative to.
func svgLuminance(of bytes: [UInt8], header: ImageHeader, maximumPixels: Int) throws(MediaError)
  -> LuminanceImage
{
  // Codes are often drawn with a pixel a module, and cost nothing to enlarge.
  let longer = Double(max(header.width, header.height))
  let scale = max(1, min(smallestSide / longer, (Double(maximumPixels) / longer / longer / 1.6).squareRoot()))
  let size = [header.width, header.height].map { max(1, Int((Double($0) * scale).rounded())) }
  // Drawings of codes often end where the code does: what they are shown on is their quiet zone.
  let margin = max(size[0], size[1]) / 8
  let page = (width: size[0] + 2 * margin, height: size[1] + 2 * margin)
  if page.width > maximumPixels / page.height {
    throw .tooManyPixels(width: page.width, height: page.height, limit: maximumPixels)
  }
  let program = LimitedProgram(
    name: "rsvg-convert", purpose: "an SVG file is drawn", package: ImageFormat.svg.library.package,
    limits: .init(
      // The page and a layer over all of it have four bytes a pixel each.
      patience: .seconds(20), processorTime: .seconds(20),
      memory: rendererMemory + 8 * page.width * page.height,
      output: 1 << 30))
  func drawn(over ground: String) throws(MediaError) -> LuminanceImage {
    let picture = try program.output(
      [
        "--width=\(size[0])", "--height=\(size[1])", "--left=\(margin)", "--top=\(margin)",
        "--page-width=\(page.width)", "--page-height=\(page.height)", "--background-color=\(ground)",
        "--format=png",
      ],
      input: .bytes(bytes))
    return try LuminanceImage(imageFile: picture, maximumPixels: maximumPixels)
  }
  let image = try drawn(over: "white")
  return image.isLight ? try drawn(over: "black") : image
}

/// How long the longer side of a drawing becomes at least, in pixels.
private let smallestSide = 1200.0

/// Bytes of address space for the program itself, its fonts and small layers: with text of many scripts it takes 400 MB.
private let rendererMemory = 640 << 20
