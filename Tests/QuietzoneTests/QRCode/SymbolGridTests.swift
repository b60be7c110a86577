import Testing

@testable import Quietzone

struct SymbolGridTests {
  private let corners = Quadrilateral(
    topLeft: Point(x: 10, y: 20), topRight: Point(x: 110, y: 25), bottomRight: Point(x: 105, y: 118),
    bottomLeft: Point(x: 8, y: 121))

  @Test("A flat grid is its perspective, and its corners the symbol's")
  func flat() {
    let grid = SymbolGrid(dimension: 25, map: corners.map(dimension: 25))
    for (found, expected) in zip(grid.corners.points, corners.points) {
      #expect((found - expected).length < 1e-9)
    }
    #expect(grid.point(7, 11) == grid.map(Point(x: 7, y: 11)))
  }

  @Test("A bend is what the nodes say at the nodes, and even between them", arguments: [21, 25, 45, 177])
  func bent(dimension: Int) {
    let map = corners.map(dimension: dimension)
    var grid = SymbolGrid(dimension: dimension, map: map)
    let (nodes, spacing) = (grid.nodeColumns, grid.spacing)
    #expect(grid.nodeRows == nodes && spacing.x == spacing.y)
    #expect(abs(spacing.x * Double(nodes - 1) - Double(dimension)) < 1e-9)
    grid.warp = (0..<grid.nodeCount).map { Point(x: Double($0 % nodes), y: Double($0 / nodes) * 2) }
    func warp(_ column: Double, _ row: Double) -> Point {
      let (x, y) = (column * spacing.x, row * spacing.y)
      return grid.point(x, y) - map(Point(x: x, y: y))
    }
    let last = Double(nodes - 1)
    for (column, row) in [(0.0, 0.0), (1, 2), (2, 1), (1.5, 2.25), (last, last), (last - 0.5, 0)] {
      #expect((warp(column, row) - Point(x: column, y: 2 * row)).length < 1e-9)
    }
    // Beyond the lattice its edge goes on.
    #expect((warp(-1, last + 1) - Point(x: 0, y: 2 * last)).length < 1e-9)
  }

  @Test("A grid may be wider than high, and bends in both directions alike")
  func rectangular() {
    let map = corners.map(width: 43, height: 7)
    var grid = SymbolGrid(width: 43, height: 7, map: map)
    for (found, expected) in zip(grid.corners.points, corners.points) {
      #expect((found - expected).length < 1e-9)
    }
    #expect(grid.nodeColumns == 10 && grid.nodeRows == 4)
    grid.makeWarpable()
    grid.warp[grid.nodeCount - 1] = Point(x: 3, y: 4)
    #expect((grid.point(43, 7) - map(Point(x: 43, y: 7)) - Point(x: 3, y: 4)).length < 1e-9)
    #expect(grid.place(ofNode: grid.nodeCount - 1) == Point(x: 43, y: 7))
    #expect(grid.point(0, 7) == map(Point(x: 0, y: 7)))
  }

  @Test("A module's size is its shorter side's")
  func moduleSize() {
    let wide = Quadrilateral(
      center: Point(x: 0, y: 0), across: Point(x: 6, y: 0), down: Point(x: 0, y: 3), dimension: 21)
    let grid = SymbolGrid(dimension: 21, map: wide.map(dimension: 21))
    #expect(abs(grid.moduleSize(10, 10) - 3) < 1e-9)
  }
}

struct GridRefinementTests {
  @Test(
    "What a version knows of its modules is so in a symbol",
    arguments: [DrawnSymbol.versionOne, .versionTwo, .versionSeven])
  func knownModules(symbol: DrawnSymbol) throws {
    let known = FunctionPattern(try #require(QRCode.Version(number: symbol.version)))
    #expect(known.width == symbol.modules.width && known.height == symbol.modules.height)
    for (sign, isDark) in zip(known.signs, symbol.modules.isDark) where sign != 0 {
      #expect((sign < 0) == isDark)
    }
    // Three finder patterns with their separators and the timing patterns at least.
    #expect(known.signs.count { $0 != 0 } >= 3 * 64 + 2 * (known.width - 16))
  }

  @Test(
    "A grid that is off by a third of a module comes back",
    arguments: [DrawnSymbol.versionTwo, .versionSeven],
    [0, 30])
  func comesBack(symbol: DrawnSymbol, degrees: Double) throws {
    let drawing = Drawing(symbol, degrees: degrees)
    let version = try #require(QRCode.Version(number: symbol.version))
    for shift in [Point(x: 0.33, y: 0), Point(x: -0.25, y: 0.22)] {
      let off = drawing.corners.map { $0 + shift * 4 }
      var grid = SymbolGrid(dimension: drawing.dimension, map: off.map(dimension: drawing.dimension))
      drawing.canvas.withGrey {
        grid.refine(
          by: FunctionPattern(version), from: version.finderCenters, .level, isInverted: false, in: $0)
      }
      // Within a sharp module every place is as good as its middle: what counts is which module a place is in.
      var missed = 0
      for y in 0..<drawing.dimension {
        for x in 0..<drawing.dimension {
          let (u, v) = (Double(x) + 0.5, Double(y) + 0.5)
          if (grid.point(u, v) - drawing.grid.point(u, v)).length / 4 > 0.5 { missed += 1 }
        }
      }
      #expect(missed * 20 <= drawing.dimension * drawing.dimension, "shift \(shift)")
    }
  }

  @Test("An inverted symbol's grid comes back, too, and one that is right stays")
  func staysAndInverts() throws {
    let version = try #require(QRCode.Version(number: 2))
    for (isInverted, shift) in [(true, 0.4), (true, 0), (false, 0)] {
      let drawing = Drawing(.versionTwo, isInverted: isInverted)
      let off = drawing.corners.map { $0 + Point(x: 0, y: 4 * shift) }
      var grid = SymbolGrid(dimension: 25, map: off.map(dimension: 25))
      drawing.canvas.withGrey {
        grid.refine(
          by: FunctionPattern(version), from: version.finderCenters, .level, isInverted: isInverted, in: $0)
      }
      for (x, y) in [(12.5, 12.5), (5.5, 18.5), (20.5, 20.5)] {
        #expect((grid.point(x, y) - drawing.grid.point(x, y)).length < 0.3 * 4)
      }
    }
  }
}
