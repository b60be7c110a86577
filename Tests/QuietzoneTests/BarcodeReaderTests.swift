import TestSupport
import Testing

@testable import Quietzone

struct BarcodeReaderTests {
  private static let left = Quadrilateral(x: 30, y: 40, side: 105)
  private static let right = Quadrilateral(
    center: Point(x: 260, y: 110), across: Point(x: 5, y: 1), down: Point(x: -1, y: 5), dimension: 25)

  /// Version 1 at the left, and version 2, a little turned, at the right.
  private static let two: LuminanceImage = {
    var canvas = Canvas(width: 360, height: 220)
    canvas.draw(DrawnSymbol.versionOne.modules, left)
    canvas.draw(DrawnSymbol.versionTwo.modules, right)
    return canvas.image
  }()

  private static let inverted: LuminanceImage = {
    var canvas = Canvas(width: 200, height: 200, ground: 30)
    canvas.draw(DrawnSymbol.versionTwo.modules, Quadrilateral(x: 40, y: 40, side: 110), isInverted: true)
    return canvas.image
  }()

  @Test(
    "Both symbols are read, with their corners, in reading order",
    arguments: [ReadingPlan.live, .photo])
  func both(plan: ReadingPlan) throws {
    let barcodes = BarcodeReader(plan: plan).read(Self.two)
    #expect(barcodes.map(\.hexadecimal) == [Self.first, Self.second])
    #expect(barcodes.map(\.version) == [1, 2])
    for (barcode, corners) in zip(barcodes, [Self.left, Self.right]) { expect(barcode, at: corners) }
  }

  @Test(
    "No more symbols are reported than were asked for", arguments: [(-1, 0), (0, 0), (1, 1), (2, 2), (9, 2)])
  func maximumSymbolCount(maximum: Int, count: Int) {
    #expect(BarcodeReader(maximumSymbolCount: maximum).read(Self.two).count == count)
  }

  @Test("Only the symbologies asked for are read")
  func symbologies() {
    #expect(BarcodeReader(symbologies: []).read(Self.two).isEmpty)
    #expect(BarcodeReader(symbologies: [.ean13, .aztec]).read(Self.two).isEmpty)
    #expect(BarcodeReader(symbologies: [.ean13, .qrCode]).read(Self.two).count == 2)
  }

  @Test("Of a region of interest only its own symbol is reported, at its place in the whole image")
  func regionOfInterest() throws {
    for (region, expected, corners) in [
      (PixelRectangle(x: 10, y: 20, width: 150, height: 150), Self.first, Self.left),
      (PixelRectangle(x: 170, y: 10, width: 190, height: 205), Self.second, Self.right),
      (PixelRectangle(x: 170, y: -500, width: 5000, height: 5000), Self.second, Self.right),
    ] {
      let barcodes = BarcodeReader(regionOfInterest: region).read(Self.two)
      #expect(barcodes.map(\.hexadecimal) == [expected])
      expect(try #require(barcodes.first), at: corners)
    }
  }

  @Test("A symbol that the region's edge cuts through is left out, the other one is not")
  func cutByRegion() {
    for x in [60, 80, 100] {
      let region = PixelRectangle(x: x, y: 0, width: 360 - x, height: 220)
      #expect(BarcodeReader(regionOfInterest: region).read(Self.two).map(\.hexadecimal) == [Self.second])
    }
  }

  @Test(
    "A region of interest without pixels has no symbols",
    arguments: [
      PixelRectangle(x: 0, y: 0, width: 0, height: 0), PixelRectangle(x: 400, y: 0, width: 100, height: 100),
      PixelRectangle(x: -100, y: -100, width: 100, height: 100),
      PixelRectangle(x: 10, y: 10, width: -5, height: 50),
      PixelRectangle(x: 1_000_000, y: 1_000_000, width: 1_000_000, height: 1_000_000),
    ])
  func emptyRegion(region: PixelRectangle) {
    #expect(BarcodeReader(regionOfInterest: region).read(Self.two).isEmpty)
  }

  @Test(
    "A picture is read where it is as a copy of it is, whatever is between its pixels",
    arguments: [(1, 0), (1, 37), (4, 0), (4, 24), (3, 1)])
  func borrowed(step: Int, padding: Int) {
    let two = Self.two
    let stride = two.width * step + padding
    var bytes = (0..<stride * two.height).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 4) }
    for y in 0..<two.height { for x in 0..<two.width { bytes[y * stride + x * step] = two[x, y] } }
    for region in [nil, PixelRectangle(x: 170, y: 10, width: 190, height: 205)] {
      let reader = BarcodeReader(regionOfInterest: region)
      let barcodes = bytes.withUnsafeBytes {
        LuminanceImage.withBorrowed(
          $0, width: two.width, height: two.height, rowStride: stride, pixelStep: step
        ) { reader.read($0) }
      }
      #expect(barcodes.map(json(of:)) == json(of: reader.read(two)))
    }
  }

  @Test("A region of a few pixels has no symbols, and does no harm", arguments: [1, 2, 7, 20, 21, 22])
  func smallRegion(side: Int) {
    let region = PixelRectangle(x: 30, y: 40, width: side, height: side)
    #expect(BarcodeReader(regionOfInterest: region).read(Self.two).isEmpty)
  }

  @Test("Light on dark is read unless it is not wanted")
  func readsInverted() throws {
    let barcodes = BarcodeReader().read(Self.inverted)
    #expect(barcodes.map(\.hexadecimal) == [Self.second])
    #expect(barcodes.map(\.isInverted) == [true])
    #expect(BarcodeReader(readsInverted: false).read(Self.inverted).isEmpty)
    #expect(BarcodeReader(readsInverted: false).read(Self.two).count == 2)
  }

  @Test(
    "Images that hold nothing give nothing, whatever their size",
    arguments: [
      (0, 0), (0, 9), (9, 0), (1, 1), (1, 5000), (5000, 1), (20, 20), (21, 21), (3, 700), (640, 480),
    ],
    [ReadingPlan.live, .photo])
  func nothing(size: (width: Int, height: Int), plan: ReadingPlan) {
    for tone in [0, 255] as [UInt8] {
      let image = LuminanceImage(
        width: size.width, height: size.height,
        pixels: [UInt8](repeating: tone, count: size.width * size.height))!
      #expect(BarcodeReader(plan: plan).read(image).isEmpty)
    }
  }

  @Test("Noise and fine stripes give nothing", arguments: 0..<3)
  func patterns(kind: Int) {
    var generator = SeededGenerator(seed: UInt64(kind))
    let image = LuminanceImage(width: 300, height: 200) { target in
      for index in 0..<300 * 200 {
        let (x, y) = (index % 300, index / 300)
        switch kind {
        case 0: target[index] = .random(in: 0...255, using: &generator)
        case 1: target[index] = x & 2 == 0 ? 20 : 230
        default: target[index] = (x / 3 + y / 3) & 1 == 0 ? 20 : 230
        }
      }
    }
    #expect(BarcodeReader().read(image).isEmpty)
  }

  @Test("With a trace the result is the same, and the trace shows what was seen")
  func trace() throws {
    var trace: ReadingTrace? = ReadingTrace()
    let traced = BarcodeReader().read(Self.two, trace: &trace)
    #expect(json(of: traced) == json(of: BarcodeReader().read(Self.two)))
    let passes = try #require(trace).passes
    #expect(passes.contains { !$0.pictures.isEmpty })
    #expect(passes.contains { $0.work > 0 })
    let read = passes.flatMap(\.candidates).filter(\.isRead)
    #expect(read.map(\.modules.count).sorted() == [21 * 21, 25 * 25])
    #expect(read.allSatisfy { $0.outcome == "read" })
    // The trace shows a symbol's modules where, and as, they were drawn.
    let attempt = try #require(read.first { $0.modules.count == 21 * 21 })
    #expect((attempt.outline.topLeft - Self.left.topLeft).length < 3)
    #expect(attempt.modules.map(\.isDark) == DrawnSymbol.versionOne.modules.isDark)
    #expect((attempt.modules[0].center - Self.left.topLeft - Point(x: 2.5, y: 2.5)).length < 3)

    var none: ReadingTrace?
    _ = BarcodeReader().read(Self.two, trace: &none)
    #expect(none == nil)
  }

  @Test("A trace goes on where it was")
  func traceContinues() throws {
    var trace: ReadingTrace? = ReadingTrace()
    _ = BarcodeReader().read(Self.two, trace: &trace)
    let count = try #require(trace).passes.count
    _ = BarcodeReader().read(Self.inverted, trace: &trace)
    #expect(try #require(trace).passes.count > count)
  }

  private static let first = DrawnSymbol.versionOne.hexadecimal
  private static let second = DrawnSymbol.versionTwo.hexadecimal

  private func expect(
    _ barcode: Barcode, at corners: Quadrilateral, _ location: SourceLocation = #_sourceLocation
  ) {
    for (found, expected) in zip(barcode.corners.points, corners.points) {
      #expect((found - expected).length < 3, "\(found), drawn at \(expected)", sourceLocation: location)
    }
  }
}
