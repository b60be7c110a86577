import QuietzoneImaging
import QuietzoneSymbols

extension Pipeline {
  /// Reads a part of the image as if it were all of it.
  ///
  /// - Parameters:
  ///   - enlargement: By how much it is enlarged first.
  ///   - symbologies: Which of those that are wanted it is read for.
  mutating func read(
    part place: PixelRectangle, enlargedBy enlargement: Double = 1, for symbologies: SymbologySet = .all
  ) {
    let part = context.pyramid.levels[0].cropped(to: place)
    read(part.enlarged(by: enlargement), at: place, scale: enlargement, for: symbologies)
  }

  /// Reads what a part of the image has become as if it were all of it.
  ///
  /// - Parameter scale: How many of its own pixels it has for each of the image's.
  // Inlined, it takes less room in the browser's module.
  @inline(__always)
  mutating func read(
    _ image: LuminanceImage, at place: PixelRectangle, scale: Double = 1,
    for symbologies: SymbologySet = .all
  ) {
    var part = Pipeline(image, at: place, of: self, scale: scale, for: symbologies)
    part.run()
    let barcodes = part.barcodes
    for barcode in barcodes { context.results.add(barcode) }
    context.trace?.add(part.context.trace, movedBy: part.inImage)
    if barcodes.isEmpty { _ = context.budget.spend(part.context.budget.spent) }
  }
}
