import Testing

@testable import Quietzone

struct FinderRunsTests {
  @Test("1:1:3:1:1 is found at every scale", arguments: [1, 1.5, 2, 3, 4, 7, 20, 300] as [Float])
  func scales(module: Float) throws {
    let runs = FinderRuns(module, module, 3 * module, module, module)
    #expect(abs(try #require(runs.module) - module) < 0.001 * module)
  }

  @Test(
    "However far blur or ink moves the edges, the module is the same",
    arguments: [-0.4, -0.2, 0.2, 0.4] as [Float])
  func movedEdges(share: Float) throws {
    for module in [4, 10, 25] as [Float] {
      let moved = share * module
      let runs = FinderRuns(
        module + moved, module - moved, 3 * module + moved, module - moved, module + moved)
      #expect(abs(try #require(runs.module) - module) < 0.001 * module)
    }
  }

  @Test(
    "Other runs are none",
    arguments: [
      [1, 1, 1, 1, 1], [3, 1, 1, 1, 3], [1, 1, 7, 1, 1], [2, 1, 3, 1, 1], [1, 1, 3, 1, 2],
      [1, 1, 3, 1, 8], [8, 1, 3, 1, 1], [1, 2, 1, 2, 1], [1, 1, 3, 5, 1], [0, 0, 7, 0, 0],
    ] as [[Float]])
  func others(runs: [Float]) {
    let r = runs.map { $0 * 10 }
    #expect(FinderRuns(r[0], r[1], r[2], r[3], r[4]).module == nil)
  }
}

struct FinderSearchTests {
  @Test(
    "A drawn finder pattern is one candidate at its centre",
    arguments: [1.5, 3, 6, 11], [0, 10, 30, 45, 70, 120])
  func rotated(module: Double, degrees: Double) throws {
    let center = Point(x: 61.3, y: 58.8)
    let across = Point(x: module, y: 0).turned(degrees: degrees)
    var canvas = Canvas(width: 120, height: 120)
    canvas.draw(
      .finderPattern,
      Quadrilateral(center: center, across: across, down: across.turned(degrees: 90), dimension: 7)
    )
    let candidates = search(canvas)
    #expect(candidates.count == 1)
    let candidate = try #require(candidates.first)
    #expect(!candidate.isInverted)
    #expect((Point(x: candidate.x, y: candidate.y) - center).length < 0.5 * module + 0.5)
    // A row crosses slanted modules at a greater length.
    let slant = max(abs(across.x), abs(across.y)) / module
    for width in [candidate.moduleX, candidate.moduleY] {
      #expect(abs(width - module / slant) < 0.15 * module + 0.2)
    }
  }

  @Test(
    "A pattern of three pixels a module is seen in every third row, however it is turned and wherever it lies",
    arguments: Array(stride(from: 0.0, to: 90, by: 5)))
  func everyThirdRow(degrees: Double) {
    for place in 0..<6 {
      let center = Point(x: 40.2 + 0.37 * Double(place), y: 40.4 + 0.5 * Double(place))
      let across = Point(x: 3, y: 0).turned(degrees: degrees)
      var canvas = Canvas(width: 80, height: 80)
      canvas.draw(
        .finderPattern,
        Quadrilateral(center: center, across: across, down: across.turned(degrees: 90), dimension: 7))
      #expect(search(canvas, rowStep: 3).count == 1)
    }
  }

  @Test("Light on dark is found as inverted, and only where it is looked for")
  func inverted() {
    var canvas = Canvas(width: 90, height: 90, ground: 30)
    canvas.draw(.finderPattern, Quadrilateral(x: 20, y: 24, side: 35), isInverted: true)
    #expect(search(canvas).map(\.isInverted) == [true])
    #expect(search(canvas, findsInverted: false).isEmpty)
  }

  @Test(
    "A pattern at the image's very edge is found",
    arguments: [(0, 20), (42, 20), (20, 0), (20, 42), (0, 0), (42, 42)] as [(Double, Double)])
  func edges(x: Double, y: Double) {
    var canvas = Canvas(width: 70, height: 70)
    canvas.draw(.finderPattern, Quadrilateral(x: x, y: y, side: 28))
    let found = search(canvas)
    #expect(found.count == 1)
    #expect(found.allSatisfy { abs($0.x - x - 14) < 1 && abs($0.y - y - 14) < 1 })
  }

  @Test("One that the edge cuts in half is not", arguments: [-14, 56] as [Double])
  func cut(x: Double) {
    var canvas = Canvas(width: 70, height: 70)
    canvas.draw(.finderPattern, Quadrilateral(x: x, y: 20, side: 28))
    #expect(search(canvas).isEmpty)
  }

  @Test("Several patterns are told apart, and every second or third row is enough", arguments: [1, 2, 3])
  func several(rowStep: Int) {
    var canvas = Canvas(width: 130, height: 130)
    let places = [(5.0, 5.0), (90, 6), (4, 92), (60, 60)]
    for (x, y) in places { canvas.draw(.finderPattern, Quadrilateral(x: x, y: y, side: 24.5)) }
    let found = search(canvas, rowStep: rowStep)
    #expect(found.count == places.count)
    for (x, y) in places {
      #expect(found.contains { abs($0.x - x - 12.25) < 1.5 && abs($0.y - y - 12.25) < 1.5 })
    }
  }

  @Test("Enough is enough: no row is searched after the limit is reached")
  func limit() {
    var canvas = Canvas(width: 40, height: 200)
    for row in 0..<5 { canvas.draw(.finderPattern, Quadrilateral(x: 6, y: Double(4 + 40 * row), side: 28)) }
    #expect(search(canvas).count == 5)
    #expect(search(canvas, limit: 2).count == 2)
  }

  @Test("Stripes, a checkerboard and even ground hold none", arguments: [0, 1, 2])
  func nothing(kind: Int) {
    var canvas = Canvas(width: 100, height: 100)
    for y in 0..<100 {
      for x in 0..<100 {
        let isDark = kind == 0 ? x / 5 & 1 == 0 : kind == 1 ? (x / 5 + y / 5) & 1 == 0 : false
        if isDark { canvas.samples[y * 100 + x] = 0 }
      }
    }
    #expect(search(canvas).isEmpty)
  }

  private func search(
    _ canvas: Canvas, rowStep: Int = 1, findsInverted: Bool = true, limit: Int = 100
  ) -> [FinderCandidate] {
    canvas.bits.withView { view in
      var search = FinderSearch(bits: view, rowStep: rowStep, findsInverted: findsInverted, limit: limit)
      search.run()
      return search.candidates
    }
  }
}
