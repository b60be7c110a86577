import TestSupport
import Testing

@testable import Quietzone

/// A drawn symbol, and where its modules are.
struct Drawing {
  let canvas: Canvas
  let corners: Quadrilateral
  let dimension: Int
  let isInverted: Bool

  var triple: FinderTriple { FinderTriple(corners, dimension: dimension, isInverted: isInverted) }
  var grid: SymbolGrid { SymbolGrid(dimension: dimension, map: corners.map(dimension: dimension)) }

  init(_ symbol: DrawnSymbol, degrees: Double = 0, module: Double = 4, isInverted: Bool = false) {
    self.isInverted = isInverted
    dimension = symbol.modules.width
    let side = Int(Double(dimension) * module * 1.6) + 10
    let across = Point(x: module, y: 0).turned(degrees: degrees)
    let middle = Double(side) / 2
    corners = Quadrilateral(
      center: Point(x: middle + 0.3, y: middle - 0.2), across: across, down: across.turned(degrees: 90),
      dimension: dimension)
    var canvas = Canvas(width: side, height: side, ground: isInverted ? 30 : 220)
    canvas.draw(symbol.modules, corners, isInverted: isInverted)
    self.canvas = canvas
  }
}

private let symbols = [DrawnSymbol.versionOne, .versionTwo, .versionSeven]

struct TimingPatternTests {
  @Test("The symbol's own dimension fits best, turned and inverted", arguments: symbols, [0, 25, 160])
  func dimension(symbol: DrawnSymbol, degrees: Double) throws {
    for isInverted in [false, true] {
      let drawing = Drawing(symbol, degrees: degrees, isInverted: isInverted)
      let likely = drawing.canvas.withGrey {
        likelyDimensions(drawing.triple, frame: SymbolFrame(drawing.triple), in: $0)
      }
      let best = try #require(likely.first)
      #expect(best.dimension == drawing.dimension)
      #expect(best.score > 0.9 && !best.isBent)
      #expect(likely.dropFirst().allSatisfy { $0.score < best.score })
    }
  }

  @Test("Where the patterns' sizes are off by a tenth, the timing patterns still tell", arguments: symbols)
  func misjudgedSpan(symbol: DrawnSymbol) throws {
    let drawing = Drawing(symbol)
    for factor in [0.9, 1.1] {
      var triple = drawing.triple
      triple.span *= factor
      let likely = drawing.canvas.withGrey { likelyDimensions(triple, frame: SymbolFrame(triple), in: $0) }
      #expect(likely.first?.dimension == drawing.dimension)
    }
  }

  @Test("Even ground, and the wrong polarity, fit nothing")
  func nothing() {
    let drawing = Drawing(.versionTwo)
    let ground = Canvas(width: drawing.canvas.width, height: drawing.canvas.height)
    let onGround = ground.withGrey {
      likelyDimensions(drawing.triple, frame: SymbolFrame(drawing.triple), in: $0)
    }
    #expect(onGround.isEmpty)
    let inverted = FinderTriple(drawing.corners, dimension: 25, isInverted: true)
    let wrong = drawing.canvas.withGrey { likelyDimensions(inverted, frame: SymbolFrame(inverted), in: $0) }
    #expect(!wrong.contains { $0.dimension == 25 })
  }
}

struct FormatScoreTests {
  @Test("Format information that is there agrees, mirrored and inverted, too", arguments: symbols)
  func agrees(symbol: DrawnSymbol) {
    for isInverted in [false, true] {
      let drawing = Drawing(symbol, degrees: 12, isInverted: isInverted)
      let corners = drawing.corners
      // Rows for columns: as if seen in a mirror.
      let mirror = Quadrilateral(
        topLeft: corners.topLeft, topRight: corners.bottomLeft, bottomRight: corners.bottomRight,
        bottomLeft: corners.topRight)
      let mirrored = SymbolGrid(dimension: drawing.dimension, map: mirror.map(dimension: drawing.dimension))
      drawing.canvas.withGrey { grey in
        #expect(formatScore(drawing.grid, isInverted: isInverted, in: grey) > 0.9)
        #expect(formatScore(mirrored, isInverted: isInverted, in: grey) > 0.9)
        // Every format word's inverse is one, too: the polarity is the finder patterns' to tell.
        #expect(formatScore(drawing.grid, isInverted: !isInverted, in: grey) > 0.9)
      }
    }
  }

  @Test("Noise agrees as well as chance has it, and even ground not at all")
  func chance() {
    var generator = SeededGenerator(seed: 6)
    var noise = Canvas(width: 120, height: 120)
    let ground = noise
    var sum = 0.0
    let grid = SymbolGrid(dimension: 25, map: Quadrilateral(x: 10, y: 10, side: 100).map(dimension: 25))
    for _ in 0..<20 {
      for index in noise.samples.indices { noise.samples[index] = .random(in: 0...255, using: &generator) }
      sum += noise.withGrey { formatScore(grid, isInverted: false, in: $0) }
    }
    #expect(sum / 20 < 0.65)
    #expect(ground.withGrey { formatScore(grid, isInverted: false, in: $0) } == 0)
  }
}

struct StatedVersionTests {
  @Test("A version that a symbol states is read, turned and inverted, too", arguments: [0, 33, 90, 250])
  func states(degrees: Double) throws {
    for isInverted in [false, true] {
      let drawing = Drawing(.versionSeven, degrees: degrees, isInverted: isInverted)
      let stated = try #require(drawing.canvas.withGrey { statedVersion(drawing.triple, in: $0) })
      #expect(stated.version.number == 7)
      #expect(stated.score > 0.9)
    }
  }

  @Test("Smaller symbols state none that agrees well, and even ground none at all")
  func none() {
    let drawing = Drawing(.versionTwo)
    let stated = drawing.canvas.withGrey { statedVersion(drawing.triple, in: $0) }
    #expect(stated?.score ?? 0 < 0.7)
    let ground = Canvas(width: drawing.canvas.width, height: drawing.canvas.height)
    #expect(ground.withGrey { statedVersion(drawing.triple, in: $0) } == nil)
  }
}

struct QRCodeCandidateTests {
  @Test("A drawn symbol is a candidate, and even ground is none", arguments: symbols)
  func candidate(symbol: DrawnSymbol) throws {
    let drawing = Drawing(symbol, degrees: 8)
    let candidates = drawing.canvas.withGrey { QRCodeCandidate.candidates(drawing.triple, in: $0) }
    let best = try #require(candidates.first)
    #expect(best.likely.dimension == drawing.dimension && best.score > 0.93)
    let ground = Canvas(width: drawing.canvas.width, height: drawing.canvas.height)
    #expect(ground.withGrey { QRCodeCandidate.candidates(drawing.triple, in: $0) }.isEmpty)
  }
}
