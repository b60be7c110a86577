import Testing

@testable import Quietzone

@Suite("Finder patterns that are drawn as a disc in a ring")
struct DiscPatternTests {
  @Test(
    "Discs are measured to a tenth of a module, upright and slanted, dark and light",
    arguments: [2.5, 4, 9], [false, true])
  func measured(module: Double, isInverted: Bool) throws {
    for (slant, stretch) in [(0.0, 1.0), (0.25, 1.0), (0, 1.4)] {
      let (across, down) = (Point(x: module, y: 0), Point(x: slant * module, y: module * stretch))
      let center = Point(x: 60.2, y: 59.6)
      var canvas = Canvas(width: 120, height: 120, ground: isInverted ? 30 : 220)
      canvas.draw(
        columns: 7, rows: 7, Quadrilateral(center: center, across: across, down: down, dimension: 7)
      ) { Self.isDark(inDiscs: $0) != isInverted ? 30 : 220 }
      let found = try #require(
        canvas.withGrey { grey in
          FinderPattern(
            discsNear: center + Point(x: 0.08 * module, y: -0.06 * module), moduleX: module,
            moduleY: module * stretch, isInverted: isInverted, in: grey
          ).map { ($0, $0.discScore(in: grey)) }
        }, "slant \(slant), stretch \(stretch)")
      #expect((found.0.center - center).length < 0.1 * module)
      let area = Point.cross(across, down)
      #expect(abs(Point.cross(found.0.across, found.0.down) / area - 1) < 0.1)
      // Whichever way the axes lie, a module is one module long as the pattern sees it.
      for side in [across, down] {
        #expect(abs(found.0.coordinates(of: found.0.center + side).length - 1) < 0.08)
      }
      #expect(found.0.isRound && found.1 > 0.85)
    }
  }

  @Test(
    "A square is no disc, and one that a blur makes look like a disc looks more like a square still",
    arguments: [0.0, 20, 45])
  func squares(degrees: Double) throws {
    let across = Point(x: 4, y: 0).turned(degrees: degrees)
    let center = Point(x: 40, y: 40)
    var canvas = Canvas(width: 80, height: 80)
    canvas.draw(
      .finderPattern,
      Quadrilateral(center: center, across: across, down: Point(x: -across.y, y: across.x), dimension: 7))
    for blur in 0..<5 {
      let (square, discs) = canvas.withGrey { grey in
        (
          FinderPattern(near: center, moduleX: 4, moduleY: 4, isInverted: false, in: grey)?.score(in: grey),
          FinderPattern(discsNear: center, moduleX: 4, moduleY: 4, isInverted: false, in: grey)?
            .discScore(in: grey)
        )
      }
      if blur == 0 { #expect(discs == nil) }
      #expect(try #require(square) > discs ?? 0, "softened \(blur) times")
      canvas = canvas.softened
    }
  }

  @Test(
    "Three of a symbol are one triple, clockwise, whichever way each one's axes were measured",
    arguments: [0.0, 45, 110, 200])
  func triple(degrees: Double) throws {
    let across = Point(x: 4, y: 0).turned(degrees: degrees)
    let down = Point(x: -across.y, y: across.x)
    let corners = Quadrilateral(center: Point(x: 200, y: 200), across: across, down: down, dimension: 29)
    let expected = FinderTriple(corners, dimension: 29)
    let all = [expected.bottomLeft, expected.topLeft, expected.topRight].enumerated().map { index, pattern in
      var pattern = pattern
      pattern.isRound = true
      return pattern.turned(across: Point(x: 1, y: 0).turned(degrees: 31 * Double(index + 1)))
    }
    let triples = finderTriples(among: all)
    let found = try #require(triples.first)
    #expect(triples.count == 1 && found.indices == (1, 2, 0))
    #expect(abs(found.span - 22) < 0.01 && found.score > 0.99)
    for (pattern, drawn) in zip(
      [found.topLeft, found.topRight, found.bottomLeft],
      [expected.topLeft, expected.topRight, expected.bottomLeft])
    {
      #expect((pattern.across - drawn.across).length < 1e-9 && (pattern.down - drawn.down).length < 1e-9)
    }
    var inverted = all
    inverted[0].isInverted = true
    #expect(finderTriples(among: inverted).isEmpty)
  }

  @Test(
    "QR Codes with such patterns and round modules are read, turned, slanted and light on dark, in live frames, too",
    arguments: [DrawnSymbol.versionOne, .versionTwo, .versionSeven], [0.0, 15, 45, 100])
  func isRead(symbol: DrawnSymbol, degrees: Double) throws {
    let dimension = symbol.modules.width
    for (module, recession, isInverted) in [(4.0, 0.0, false), (6, 0.15, false), (5, 0, true)] {
      let side = Double(dimension + 12) * module
      let middle = Point(x: 0.7 * side, y: 0.7 * side)
      let across = Point(x: module, y: 0).turned(degrees: degrees)
      var corners = Quadrilateral(
        center: middle, across: across, down: Point(x: -across.y, y: across.x), dimension: dimension)
      // Its upper edge is farther away.
      let edge = corners.topRight - corners.topLeft
      corners.topLeft = corners.topLeft + edge * (recession / 2)
      corners.topRight = corners.topRight - edge * (recession / 2)
      var canvas = Canvas(
        width: Int(1.4 * side), height: Int(1.4 * side), ground: isInverted ? 30 : 220)
      canvas.draw(columns: dimension, rows: dimension, corners) { place in
        Self.isDark(place, of: symbol.modules) != isInverted ? 30 : 220
      }
      for plan in [ReadingPlan.photo, .live] {
        let found = BarcodeReader(plan: plan).read(canvas.image)
        #expect(found.count == 1 && found.first?.isInverted == isInverted, "\(module), \(recession)")
        let barcode = try #require(found.first)
        #expect(barcode.hexadecimal == symbol.hexadecimal)
        #expect((barcode.corners.center - corners.center).length < module)
      }
    }
  }

  @Test("All of a page of forty are read, beside as many rings that belong to none")
  func page() {
    let symbols = [DrawnSymbol.versionOne, .versionTwo]
    var canvas = Canvas(width: 880, height: 700)
    var expected: [String] = []
    for place in 0..<40 {
      let (symbol, x, y) = (symbols[place % 2], Double(place % 8 * 110 + 6), Double(place / 8 * 110 + 6))
      let dimension = symbol.modules.width
      canvas.draw(
        columns: dimension, rows: dimension, Quadrilateral(x: x, y: y, side: 4 * Double(dimension))
      ) { Self.isDark($0, of: symbol.modules) ? 30 : 220 }
      canvas.draw(
        columns: 7, rows: 7,
        Quadrilateral(x: Double(place % 20 * 43 + 10), y: Double(place / 20 * 50 + 590), side: 28)
      ) { Self.isDark(inDiscs: $0) ? 30 : 220 }
      expected.append(symbol.hexadecimal)
    }
    let found = BarcodeReader(symbologies: [.qrCode]).read(canvas.image).map(\.hexadecimal)
    #expect(found.sorted() == expected.sorted())
  }

  /// Whether a place in a finder pattern of discs is dark, in modules from its upper left corner.
  private static func isDark(inDiscs place: Point) -> Bool {
    let distance = (place - Point(x: 3.5, y: 3.5)).length
    return distance < 1.5 || distance > 2.5 && distance < 3.5
  }

  /// Whether a place in a symbol is dark whose finder patterns are discs and whose other modules are dots.
  private static func isDark(_ place: Point, of modules: ModuleMatrix) -> Bool {
    let far = Double(modules.width - 7)
    for origin in [Point(x: 0, y: 0), Point(x: far, y: 0), Point(x: 0, y: far)] {
      let inside = place - origin
      if inside.x >= 0, inside.y >= 0, inside.x < 7, inside.y < 7 { return isDark(inDiscs: inside) }
    }
    let (column, row) = (Int(place.x), Int(place.y))
    let middle = Point(x: Double(column) + 0.5, y: Double(row) + 0.5)
    return modules[column, row] && (place - middle).length < 0.45
  }
}
