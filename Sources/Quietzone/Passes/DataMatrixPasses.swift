import QuietzoneImaging
import QuietzoneSymbols

extension Pipeline {
  /// Looks once more at a picture that a symbol may fill to its edge, with a margin around it.
  mutating func readCornersAtTheEdge() {
    let image = context.pyramid.levels[0]
    guard image.width > 0, image.height > 0 else { return }
    // So small a picture may have modules of a single pixel, too fine to tell what its edges show.
    let isTiny = max(image.width, image.height) < DataMatrixTuning.tinySide
    let sides = EdgeRuns(of: image)
    for isInverted in context.readsInverted ? [false, true] : [false] where context.results.isEmpty {
      guard isTiny ? sides.mayTouch(isInverted: isInverted) : sides.showCorner(isInverted: isInverted) else {
        continue
      }
      readDataMatrices(
        in: isTiny ? image.doubled() : image, scale: isTiny ? 0.5 : 1,
        framedIn: isInverted ? sides.darkest : sides.lightest)
    }
  }

  /// Reads the symbols of a picture with a margin of one grey value around it.
  ///
  /// - Parameter scale: Pixels of the image a pixel of `picture`.
  private mutating func readDataMatrices(in picture: LuminanceImage, scale: Double, framedIn value: UInt8) {
    // Most of a module of the smallest symbols, in whole blocks of each level: edges lie in those as they did.
    let margin = max(16, max(picture.width, picture.height) / 12 & ~15)
    let pyramid = Pyramid(picture.framed(by: margin, value: value), smallestSide: 480)
    var framed = ReadingContext(
      wanted: context.wanted, readsInverted: context.readsInverted, textDecoder: context.textDecoder,
      pyramid: pyramid, evidence: Evidence(pyramid), results: context.results, budget: context.budget,
      pass: context.pass)
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
