import QuietzoneImaging
import QuietzoneSymbols

extension Pipeline {
  /// A picture of no more pixels may be a symbol that was cut out.
  private static let mostPixelsForMargin = 100_000

  /// Looks once more at a small picture that a symbol may fill to its edge, with a margin around it.
  mutating func readCornersAtTheEdge() {
    let image = context.pyramid.levels[0]
    guard (1...Self.mostPixelsForMargin).contains(image.width * image.height) else { return }
    var (darkest, lightest) = (UInt8.max, UInt8.min)
    for pixel in image.pixels { (darkest, lightest) = (min(darkest, pixel), max(lightest, pixel)) }
    // So small a picture may have modules of a single pixel.
    let isTiny = max(image.width, image.height) < 200
    // A symbol without a margin has a solid border or a timing pattern near an edge of the picture.
    let shares = image.darkShares(threshold: UInt8((Int(darkest) + Int(lightest)) / 2))
    let isDark = shares.reduce(0, +) > 0.5 * Double(shares.count)
    var margins: [UInt8] = []
    if isTiny && !isDark || shares.contains(where: { $0 > 0.25 }) { margins.append(lightest) }
    let mayBeInverted = shares.contains { $0 < 0.75 } && shares.contains { $0 > 0.1 }
    if context.readsInverted, isTiny && isDark || mayBeInverted { margins.append(darkest) }
    for value in margins where context.results.isEmpty {
      readDataMatrices(in: isTiny ? image.doubled() : image, scale: isTiny ? 0.5 : 1, framedIn: value)
    }
  }

  /// Reads the symbols of a picture with a margin of one grey value around it.
  ///
  /// - Parameter scale: Pixels of the image a pixel of `picture`.
  private mutating func readDataMatrices(in picture: LuminanceImage, scale: Double, framedIn value: UInt8) {
    let margin = 16
    let pyramid = Pyramid(picture.framed(by: margin, value: value), smallestSide: 480)
    var framed = ReadingContext(
      wanted: context.wanted, readsInverted: context.readsInverted, textDecoder: context.textDecoder,
      pyramid: pyramid, evidence: Evidence(pyramid), results: context.results, budget: context.budget,
      trace: nil, pass: context.pass)
    var reading = DataMatrixReading()
    reading.search(&framed)
    reading.retry(&framed)
    context.budget = framed.budget
    for barcode in framed.results.barcodes {
      var barcode = barcode
      barcode.corners = barcode.corners.map { ($0 - Point(x: Double(margin), y: Double(margin))) * scale }
      context.results.add(barcode)
    }
  }
}

extension LuminanceImage {
  /// The part of the pixels of each line near an edge, up to four pixels inside, that is darker than `threshold`.
  fileprivate func darkShares(threshold: UInt8) -> [Double] {
    let (columns, rows) = (0..<width, 0..<height)
    let lines = (0..<min(5, width, height)).flatMap { inset in
      let (right, bottom) = (width - 1 - inset, height - 1 - inset)
      return [
        columns.map { self[$0, inset] }, columns.map { self[$0, bottom] }, rows.map { self[inset, $0] },
        rows.map { self[right, $0] },
      ]
    }
    return lines.map { line in Double(line.count { $0 < threshold }) / Double(line.count) }
  }

  /// The picture with a margin of one grey value around it.
  fileprivate func framed(by margin: Int, value: UInt8) -> LuminanceImage {
    let stride = width + 2 * margin
    return LuminanceImage(width: stride, height: height + 2 * margin) { target in
      target.initialize(repeating: value, count: stride * (height + 2 * margin))
      withPixels { pixels in
        for y in 0..<height {
          (target + (y + margin) * stride + margin).update(from: pixels.row(y), count: width)
        }
      }
    }
  }
}
