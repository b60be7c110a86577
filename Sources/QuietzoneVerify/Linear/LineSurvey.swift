import Quietzone
import QuietzoneImaging
import QuietzoneSymbols

/// Where a linear symbol's bars are, found by lines across it: a first look, before anything is measured.
struct LineSurvey {
  let measurement: ProfileMeasurement
  /// The width of a module, in pixels.
  let module: Double
  /// The bars' outer edges, from their tops to their ends.
  private let corners: Quadrilateral

  /// How many lines are laid between the symbol's corners.
  private static let lines = 20
  /// How much of its width a line is longer on each side.
  private static let overhang = 0.12

  init?(_ barcode: Barcode, _ view: ReflectanceView) {
    let outline = barcode.corners.squared
    var found: [(share: Double, symbol: Seen)] = []
    for index in 0...Self.lines {
      let share = Double(index) / Double(Self.lines)
      let line = outline.line(at: share)
      guard view.contains(line.from), view.contains(line.to), let seen = Seen(barcode, line, view) else {
        continue
      }
      found.append((share, seen))
    }
    guard let first = found.first, let last = found.last,
      let structure = LinearStructure(barcode.symbology, elements: first.symbol.elementCount)
    else { return nil }
    measurement = ProfileMeasurement(
      symbology: barcode.symbology, bytes: barcode.bytes, structure: structure,
      elementCount: first.symbol.elementCount)
    let modules = found.map { $0.symbol.module }.sorted()
    let width = (first.symbol.line.to - first.symbol.line.from).length
    module = structure.modules.map { width / Double($0) } ?? modules[modules.count / 2]
    let sides = Sides(
      (first.share, first.symbol.line), (last.share, last.symbol.line),
      down: outline.bottomLeft - outline.topLeft)
    // Where something is damaged lines cannot be read; but they still look like the others. The reader's corners hold what it has
    // read, which may be less.
    let pattern = BarPattern(first.symbol.line, view)
    let step = module / max(1, (outline.bottomLeft - outline.topLeft).length)
    let ends = [-step, step].map { step in
      pattern.end(from: step < 0 ? found[0].share : found[found.count - 1].share, step: step) {
        BarPattern(sides.line(at: $0), view)
      }
    }
    let (top, bottom) = (sides.line(at: ends[0]), sides.line(at: ends[1]))
    corners = Quadrilateral(
      topLeft: top.from, topRight: top.to, bottomRight: bottom.to, bottomLeft: bottom.from)
  }

  /// The height of the bars, in pixels.
  var height: Double { (corners.bottomLeft - corners.topLeft).length }

  /// Where the first bar begins and the last one ends, at a share of the bars' height.
  func ends(at share: Double) -> (from: Point, to: Point) { corners.line(at: share) }

  /// The symbol as one line shows it.
  private struct Seen {
    var line: (from: Point, to: Point)
    var module: Double
    var elementCount: Int

    init?(_ barcode: Barcode, _ expected: (from: Point, to: Point), _ view: ReflectanceView) {
      let length = (expected.to - expected.from).length
      guard length > 8 else { return nil }
      let path = ProfilePath(
        from: expected.from, to: expected.to, before: overhang * length, behind: overhang * length,
        spacing: 0.25, in: view)
      let elements = ProfileElements(path.values(diameter: 1, view))
      guard elements.count > 2 else { return nil }
      let places = [0] + elements.edges + [Double(path.count - 1)]
      var widths = zip(places, places.dropFirst()).map { Float($1 - $0) }
      // What is around the symbol is graded later.
      for margin in [0, widths.count - 1] { widths[margin] += Float(places[places.count - 1]) }
      var seen: (elements: Range<Int>, module: Double)?
      for mayBeFramed in [false, true] where seen == nil {
        forEachLinearSymbol([barcode.symbology], in: widths, mayBeFramed: mayBeFramed) { symbol in
          guard symbol.content.bytes == barcode.bytes, symbol.content.symbology == barcode.symbology else {
            return
          }
          seen = (symbol.elements, Double(symbol.module))
        }
      }
      guard let seen else { return nil }
      elementCount = seen.elements.count
      module = seen.module * path.spacing
      line = (
        path.point(at: elements.edges[seen.elements.lowerBound - 1]),
        path.point(at: elements.edges[seen.elements.upperBound - 1])
      )
    }
  }
}

extension Quadrilateral {
  /// The rectangle along the bars that holds the corners: lines that were read may end where they like, and bars cross them upright.
  fileprivate var squared: Quadrilateral {
    let down = (bottomLeft - topLeft) + (bottomRight - topRight)
    let length = down.length
    guard length > 0 else { return self }
    let along = down * (1 / length)
    var across = Point(x: along.y, y: -along.x)
    if Point.dot(across, topRight - topLeft) < 0 { across = across * -1 }
    let (x, y) = (
      points.map { Point.dot($0 - center, across) }, points.map { Point.dot($0 - center, along) }
    )
    func place(_ x: Double, _ y: Double) -> Point { center + across * x + along * y }
    let (left, right, top, bottom) = (x.min() ?? 0, x.max() ?? 0, y.min() ?? 0, y.max() ?? 0)
    return Quadrilateral(
      topLeft: place(left, top), topRight: place(right, top), bottomRight: place(right, bottom),
      bottomLeft: place(left, bottom))
  }

  /// From the left side to the right one, at a share of their lengths from the top.
  fileprivate func line(at share: Double) -> (from: Point, to: Point) {
    (topLeft + (bottomLeft - topLeft) * share, topRight + (bottomRight - topRight) * share)
  }
}

/// The straight lines along the first and the last bar.
private struct Sides {
  private let origin: (from: Point, to: Point)
  /// From the origin's share to a whole height farther down.
  private let down: (from: Point, to: Point)
  private let share: Double

  /// Through what two lines show; where that is the same line, in the direction `down`.
  init(
    _ first: (share: Double, line: (from: Point, to: Point)),
    _ last: (share: Double, line: (from: Point, to: Point)), down: Point
  ) {
    (share, origin) = first
    let part = last.share - first.share
    guard part > 0 else {
      self.down = (down, down)
      return
    }
    self.down = (
      (last.line.from - first.line.from) * (1 / part), (last.line.to - first.line.to) * (1 / part)
    )
  }

  func line(at share: Double) -> (from: Point, to: Point) {
    let way = share - self.share
    return (origin.from + down.from * way, origin.to + down.to * way)
  }
}

/// What is dark along a line, roughly.
private struct BarPattern {
  private var isDark: [Bool] = []
  private var contrast = 0.0

  private static let samples = 300
  /// How much of a line is to be alike, and how much of its contrast.
  private static let (leastAlike, leastContrast) = (0.85, 0.3)

  init(_ line: (from: Point, to: Point), _ view: ReflectanceView) {
    guard view.contains(line.from), view.contains(line.to) else { return }
    let values = (0..<Self.samples).map { sample in
      view.mean(
        around: line.from + (line.to - line.from) * ((Double(sample) + 0.5) / Double(Self.samples)),
        diameter: 1)
    }
    let (highest, lowest) = (values.max() ?? 0, values.min() ?? 0)
    contrast = highest - lowest
    isDark = values.map { $0 < (highest + lowest) / 2 }
  }

  /// How many lines in a row may look otherwise before what looks alike is another symbol.
  private static let mostUnlike = 3
  /// As many modules as no symbol is high.
  private static let mostLines = 2000

  /// The last place, in steps of a module, at which a line looks like this one.
  func end(from start: Double, step: Double, pattern: (Double) -> BarPattern) -> Double {
    var (end, unlike) = (start, 0)
    for line in 1...Self.mostLines {
      let place = start + Double(line) * step
      if isLike(pattern(place)) {
        (end, unlike) = (place, 0)
      } else {
        unlike += 1
        if unlike > Self.mostUnlike { break }
      }
    }
    return end
  }

  private func isLike(_ other: BarPattern) -> Bool {
    guard other.contrast >= Self.leastContrast * contrast, other.isDark.count == isDark.count else {
      return false
    }
    let alike = zip(isDark, other.isDark).reduce(0) { $0 + ($1.0 == $1.1 ? 1 : 0) }
    return Double(alike) >= Self.leastAlike * Double(isDark.count)
  }
}
