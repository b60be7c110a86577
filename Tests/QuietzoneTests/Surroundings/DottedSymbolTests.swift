import Quietzone
import TestSupport
import Testing

/// Symbols of dots that do not touch: what a needle, a laser or a printer's nozzles leave.
@Suite("Symbols of dots")
struct DottedSymbolTests {
  @Test(
    "QR Codes of dots are read, turned, coarse and fine, dark and light, and none without their pass",
    arguments: [DrawnSymbol.versionOne, .versionTwo, .versionSeven], [0.0, 9, 45])
  func qrCodes(symbol: DrawnSymbol, degrees: Double) throws {
    for (module, dot, isInverted) in [(4.0, 0.65, false), (5.5, 0.8, true), (8, 0.6, false), (13, 0.7, true)]
    {
      let canvas = Self.canvas(symbol.modules, module: module, dot: dot, degrees, isInverted: isInverted)
      for plan in [ReadingPlan.photo, .live] {
        let found = BarcodeReader(plan: plan).read(canvas.image)
        #expect(found.map(\.hexadecimal) == [symbol.hexadecimal], "\(module), \(dot)")
        let barcode = try #require(found.first)
        #expect(barcode.isInverted == isInverted)
        #expect((barcode.corners.center - canvas.center).length < module)
        var without = plan
        without.passes.removeAll { $0.search == .dottedPatches }
        #expect(BarcodeReader(plan: without).read(canvas.image).isEmpty, "\(module), \(dot)")
      }
    }
  }

  @Test("Data Matrix symbols of small dots are read", arguments: [(12, 12), (20, 20), (32, 32), (36, 12)])
  func dataMatrices(columns: Int, rows: Int) {
    let symbol = DrawnDataMatrix.ofSize(columns, rows)
    for (module, degrees, isInverted) in [(4.5, 0.0, false), (7, 12, true), (10, 30, false)] {
      let canvas = Self.canvas(symbol.modules, module: module, dot: 0.58, degrees, isInverted: isInverted)
      let found = BarcodeReader().read(canvas.image)
      #expect(found.map(\.bytes) == [symbol.bytes], "\(module), \(degrees)")
    }
  }

  @Test("PDF417 of two or three dots a module are read, and a third of them not without their pass")
  func stacked() {
    var (count, readWithout) = (0, 0)
    var without = ReadingPlan.photo
    without.passes.removeAll { $0.search == .dottedPatches }
    for symbol in ["columns-1", "columns-4", "pdf417-level-5"].map({ StackedSymbol.named($0) }) {
      let modules = ModuleMatrix(width: symbol.width, height: symbol.height) { column, row in
        symbol.modules[row / 3][column]
      }
      for (dots, pitch, dot, degrees) in [
        (2, 3.5, 0.75, 0.0), (2, 5, 0.7, 5), (3, 3.5, 0.75, 0), (3, 5, 0.7, 5),
      ] {
        let canvas = Self.canvas(modules.repeated(dots), module: pitch, dot: dot, degrees, isInverted: false)
        #expect(
          BarcodeReader().read(canvas.image).map(\.bytes) == [symbol.bytes],
          "\(symbol.name), \(dots) dots, \(pitch) pixels")
        readWithout += BarcodeReader(plan: without).read(canvas.image).count
        count += 1
      }
    }
    // Samples that are means of squares show many bars of dots, too.
    #expect(3 * readWithout <= 2 * count)
  }

  @Test("Bars of one to three dots a module are read in live frames, and not half of them without their pass")
  func bars() {
    var generator = SeededGenerator(seed: 21)
    var (read, readWithout) = (0, 0)
    var without = ReadingPlan.live
    without.passes.removeAll { $0.search == .dottedPatches }
    for count in 1...3 {
      for (pitch, dot, degrees) in [(3.0, 0.75, 4.0), (4, 0.7, 0), (4, 0.8, 3), (5.5, 0.75, 7), (7, 0.65, 2)]
      {
        let symbol = BarSymbol.randomEAN13(using: &generator)
        let bars = symbol.rows[0].isDark
        let modules = ModuleMatrix(width: bars.count, height: 30) { column, _ in bars[column] }
        let canvas = Self.canvas(modules.repeated(count), module: pitch, dot: dot, degrees, isInverted: false)
        let found = BarcodeReader(plan: .live).read(canvas.image).map(\.bytes)
        #expect(found.allSatisfy { $0 == symbol.bytes })
        read += found.count
        readWithout += BarcodeReader(plan: without).read(canvas.image).count
      }
    }
    #expect(read >= 12)
    #expect(readWithout < 6)
  }

  @Test("A logo in the middle hides no dots, and neither do other symbols on the page")
  func company() {
    let symbol = DrawnSymbol.versionSeven
    var canvas = Canvas(width: 700, height: 420)
    let corners = Quadrilateral(x: 40, y: 50, side: 6 * Double(symbol.modules.width))
    canvas.draw(dots: symbol.modules, 0.7, corners)
    canvas.draw(
      columns: 7, rows: 7,
      Quadrilateral(center: corners.center, across: Point(x: 6, y: 0), down: Point(x: 0, y: 6), dimension: 7)
    ) {
      abs($0.x - 3.5) < 2 && abs($0.y - 3.5) < 2 ? 90 : 220
    }
    let others = [DrawnSymbol.versionOne, .versionTwo]
    canvas.draw(others[0].modules, Quadrilateral(x: 420, y: 40, side: 105))
    canvas.draw(dots: others[1].modules, 0.8, Quadrilateral(x: 440, y: 210, side: 125))
    let found = BarcodeReader().read(canvas.image)
    let expected = [symbol, others[0], others[1]].map(\.hexadecimal)
    #expect(found.map(\.hexadecimal).sorted() == expected.sorted())
  }

  @Test("Dots that mean nothing are not read, and take little work")
  func raster() throws {
    var generator = SeededGenerator(seed: 7)
    var modules = ModuleMatrix(width: 60, height: 60)
    for index in modules.isDark.indices { modules.isDark[index] = Bool.random(using: &generator) }
    let canvas = Self.canvas(modules, module: 5, dot: 0.7, 0, isInverted: false)
    var trace: ReadingTrace? = ReadingTrace()
    #expect(BarcodeReader().read(canvas.image, trace: &trace).isEmpty)
    let pass = try #require(trace?.passes.first { $0.search == .dottedPatches })
    #expect(pass.work < 4 * canvas.width * canvas.height)
  }

  /// A symbol of dots in the middle of a picture with four modules around it and more.
  ///
  /// - Parameter dot: How wide a dot is, in modules.
  private static func canvas(
    _ modules: ModuleMatrix, module: Double, dot: Double, _ degrees: Double, isInverted: Bool
  ) -> Canvas {
    let diagonal = Double(modules.width * modules.width + modules.height * modules.height).squareRoot()
    let side = Int((diagonal + 8) * module)
    var canvas = Canvas(width: side, height: side, ground: isInverted ? 30 : 220)
    let across = Point(x: module * Double(modules.width) / 2, y: 0).turned(degrees: degrees)
    let down = Point(x: 0, y: module * Double(modules.height) / 2).turned(degrees: degrees)
    let center = canvas.center
    canvas.draw(
      dots: modules, dot,
      Quadrilateral(
        topLeft: center - across - down, topRight: center + across - down,
        bottomRight: center + across + down, bottomLeft: center - across + down), isInverted: isInverted)
    return canvas
  }
}

extension ModuleMatrix {
  fileprivate init(width: Int, height: Int, isDark: (_ column: Int, _ row: Int) -> Bool) {
    self.init(width: width, height: height)
    for row in 0..<height { for column in 0..<width { self[column, row] = isDark(column, row) } }
  }

  /// Each module as so many a way.
  fileprivate func repeated(_ count: Int) -> ModuleMatrix {
    ModuleMatrix(width: count * width, height: count * height) { self[$0 / count, $1 / count] }
  }
}

extension Canvas {
  /// Draws each dark module as a dot.
  ///
  /// - Parameter width: Of a dot, in modules.
  fileprivate mutating func draw(
    dots modules: ModuleMatrix, _ width: Double, _ corners: Quadrilateral, isInverted: Bool = false
  ) {
    draw(columns: modules.width, rows: modules.height, corners) { place in
      let (column, row) = (Int(place.x), Int(place.y))
      let distance = (place - Point(x: Double(column) + 0.5, y: Double(row) + 0.5)).length
      return (modules[column, row] && distance < width / 2) != isInverted ? 30 : 220
    }
  }
}
