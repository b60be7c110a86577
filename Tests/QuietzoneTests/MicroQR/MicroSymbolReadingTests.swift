import Quietzone
import Testing

@Suite("Micro QR Code and rMQR in pictures")
struct MicroSymbolReadingTests {
  @Test(
    "Three pixels a module are enough at any angle, and corners are the symbol's own",
    arguments: MicroSymbol.all)
  func angles(_ symbol: MicroSymbol) throws {
    for degrees in [0.0, 17, 45, 90, 133, 180, 251, 299] {
      try check(symbol, MicroSymbolView(degrees: degrees))
    }
  }

  @Test("A mirror image is read, and said to be one", arguments: MicroSymbol.all)
  func mirrored(_ symbol: MicroSymbol) throws {
    for degrees in [0.0, 61, 270] {
      try check(symbol, MicroSymbolView(scale: 4, degrees: degrees, isMirrored: true))
    }
  }

  @Test("Light on dark is read, and said to be so", arguments: MicroSymbol.all)
  func inverted(_ symbol: MicroSymbol) throws {
    try check(symbol, MicroSymbolView(scale: 4, degrees: 12, isInverted: true))
  }

  @Test("A light symbol that fills the picture to its edges is read, however it is turned")
  func invertedWithoutMargin() throws {
    let symbol = try #require(MicroSymbol.all.first { $0.height == 7 && $0.width == 43 })
    for quarters in 0..<4 {
      let (width, height) = quarters & 1 == 0 ? (86, 14) : (14, 86)
      let picture = LuminanceImage(width: width, height: height) { pixels in
        for y in 0..<height {
          for x in 0..<width {
            let (u, v) = [(x, y), (y, 13 - x), (85 - x, 13 - y), (85 - y, x)][quarters]
            let isDark = symbol.isDark(Point(x: Double(u) / 2 + 0.2, y: Double(v) / 2 + 0.2))
            pixels[y * width + x] = isDark ? 255 : 0
          }
        }
      }
      let found = BarcodeReader(symbologies: [.rectangularMicroQR]).read(picture)
      #expect(found.map(\.bytes) == [symbol.bytes], "\(quarters) quarters of a turn")
    }
  }

  @Test("Perspective along either axis is followed", arguments: MicroSymbol.all)
  func perspective(_ symbol: MicroSymbol) throws {
    // Seven modules say too little of what is 139 columns away to follow it at more than a slight slant.
    let share = symbol.width > 100 ? 0.25 : 1
    for recession in [
      Point(x: 0.2, y: 0), Point(x: -0.2, y: 0.1), Point(x: 0, y: 0.15), Point(x: 0.1, y: -0.1),
    ] {
      try check(symbol, MicroSymbolView(scale: 4, degrees: 30, recession: recession * share))
    }
  }

  @Test(
    "A camera that moves by one and a half modules reads Micro QR Codes",
    arguments: MicroSymbol.all.filter { $0.symbology == .microQR }, [0.0, 30, 60, 90, 120, 150])
  func moved(_ symbol: MicroSymbol, _ direction: Double) {
    for degrees in [0.0, 11, 140] {
      let view = MicroSymbolView(
        scale: 5, degrees: degrees, motion: Point(x: 1.5, y: 0).turned(degrees: direction))
      #expect(BarcodeReader().read(view.picture(of: symbol).image).map(\.bytes) == [symbol.bytes], "\(view)")
    }
  }

  @Test("Noise of a tenth of the contrast does no harm", arguments: MicroSymbol.all)
  func noise(_ symbol: MicroSymbol) throws {
    try check(symbol, MicroSymbolView(scale: 4, degrees: 8, noise: 19))
  }

  @Test("A live frame reads them, too", arguments: MicroSymbol.all)
  func live(_ symbol: MicroSymbol) {
    let reader = BarcodeReader(symbologies: [symbol.symbology], plan: .live)
    let picture = MicroSymbolView(scale: 4, degrees: 5).picture(of: symbol)
    #expect(reader.read(picture.image).map(\.bytes) == [symbol.bytes])
  }

  @Test("What is not wanted is not read", arguments: MicroSymbol.all)
  func unwanted(_ symbol: MicroSymbol) {
    let reader = BarcodeReader(symbologies: SymbologySet.all.subtracting([symbol.symbology]))
    #expect(reader.read(MicroSymbolView(scale: 4).picture(of: symbol).image).isEmpty)
  }

  @Test("A symbol cut out without its quiet zone is read", arguments: MicroSymbol.all)
  func withoutQuietZone(_ symbol: MicroSymbol) throws {
    let (image, side) = MicroSymbolView(scale: 4).picture(of: symbol)
    let (width, height) = (4 * symbol.width, 4 * symbol.height)
    let left = (Int(side) - width) / 2
    let top = (Int(side) - height) / 2
    let cut = image.cropped(to: PixelRectangle(x: left, y: top, width: width, height: height))
    #expect(BarcodeReader().read(cut).map(\.bytes) == [symbol.bytes])
  }

  private func check(_ symbol: MicroSymbol, _ view: MicroSymbolView) throws {
    let (image, side) = view.picture(of: symbol)
    let barcodes = BarcodeReader().read(image)
    #expect(barcodes.count == 1, "\(view)")
    let barcode = try #require(barcodes.first, "\(view)")
    #expect(barcode.symbology == symbol.symbology)
    #expect(barcode.bytes == symbol.bytes)
    #expect(barcode.version == symbol.version)
    #expect(barcode.errorCorrectionLevel == symbol.level)
    #expect(barcode.size?.columns == symbol.width && barcode.size?.rows == symbol.height)
    #expect(barcode.mask == (symbol.symbology == .microQR ? 2 : nil))
    #expect(barcode.isMirrored == view.isMirrored && barcode.isInverted == view.isInverted)
    #expect(barcode.symbologyIdentifier == "]Q1")
    let (right, bottom) = (Double(symbol.width), Double(symbol.height))
    let expected = [(0, 0), (right, 0), (right, bottom), (0, bottom)].map {
      view.pixel(Point(x: $0.0, y: $0.1), of: symbol, side: side)
    }
    let corners = barcode.corners
    let found = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    for (a, b) in zip(expected, found) { #expect((a - b).length < view.scale, "\(view)") }
  }
}
