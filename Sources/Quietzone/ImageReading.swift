import QuietzoneImaging

/// Reads one image with every symbology that is wanted: first what is quick, then, where nothing has been read yet, what
/// takes effort.
struct ImageReading {
  private let reader: BarcodeReader
  private var levels: ImageLevels
  /// Where the part of the image that is searched begins, in pixels of the image.
  private let offset: Point
  /// What has been read, in pixels of the part that is searched.
  private var areas: [Quadrilateral] = []
  private(set) var barcodes: [Barcode] = []
  private(set) var trace: ReadingTrace?

  /// - Parameter region: The part of `image` to search.
  init(_ image: LuminanceImage, region: Rectangle, reader: BarcodeReader, trace: ReadingTrace?) {
    self.reader = reader
    levels = ImageLevels(Pyramid(image.cropped(to: region), smallestSide: 480))
    offset = Point(x: Double(region.x), y: Double(region.y))
    self.trace = trace
  }

  mutating func run() {
    var qrCodes = wanted(.qrCodes).map {
      QRCodeReading(
        levels.pyramid, effort: reader.effort, wanted: $0, readsInverted: reader.readsInverted)
    }
    var bars = wanted(SymbologySet(.linear).union(SymbologySet(.stacked))).map {
      LinearReading(
        levels.pyramid, effort: reader.effort, wanted: $0, readsInverted: reader.readsInverted)
    }
    var rows = wanted(SymbologySet(.stacked)).map {
      StackedReading(
        levels.pyramid, effort: reader.effort, wanted: $0, readsInverted: reader.readsInverted)
    }
    var bullseyes = wanted(SymbologySet(.bullseye)).map {
      BullseyeReading(
        levels.pyramid, effort: reader.effort, wanted: $0, readsInverted: reader.readsInverted)
    }
    var dataMatrices = wanted(SymbologySet(.dataMatrix)).map { _ in
      DataMatrixReading(levels.pyramid, effort: reader.effort, readsInverted: reader.readsInverted)
    }
    look(&qrCodes, thoroughly: false)
    look(&bullseyes, thoroughly: false)
    bars?.areas = areas
    bars?.findRegions(&levels)
    rows?.regions = bars?.stackedRegions ?? []
    look(&rows, thoroughly: false)
    look(&bars, thoroughly: false)
    rows?.regions = bars?.likelyLinearRegions ?? []
    look(&rows, thoroughly: false)
    look(&dataMatrices, thoroughly: false)
    guard reader.effort == .full else { return }
    look(&bars, thoroughly: true)
    look(&qrCodes, thoroughly: true)
    look(&bullseyes, thoroughly: true)
    look(&dataMatrices, thoroughly: true)
    look(&rows, thoroughly: true)
  }

  /// Those of `symbologies` that are wanted; nil if none is.
  private func wanted(_ symbologies: SymbologySet) -> SymbologySet? {
    let wanted = reader.symbologies.intersection(symbologies)
    return wanted.isEmpty ? nil : wanted
  }

  private mutating func look<Reading: SymbologyReading>(_ reading: inout Reading?, thoroughly: Bool) {
    guard var current = reading, barcodes.count < reader.maximumSymbolCount else { return }
    reading = nil
    let known = current.count
    current.limit = reader.maximumSymbolCount - barcodes.count + known
    current.areas = areas
    current.trace = trace
    if thoroughly { current.lookThoroughly(&levels) } else { current.lookQuickly(&levels) }
    trace = current.trace
    for index in known..<current.count {
      var barcode = current.barcode(index, textDecoder: reader.textDecoder)
      areas.append(barcode.corners)
      barcode.corners = barcode.corners.map { $0 + offset }
      barcodes.append(barcode)
    }
    reading = current
  }
}
