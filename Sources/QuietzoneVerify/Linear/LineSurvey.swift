import Quietzone
import QuietzoneImaging
import QuietzoneSymbols

/// Where a linear symbol's bars are, found by lines across it: first a look, before anything is measured.
struct LineSurvey {
  let measurement: ProfileMeasurement
  /// The width of a module, in pixels.
  let module: Double
  /// The bars' outer edges: in the middle of the first bar's left, and so on, as the symbol lies.
  private let corners: Quadrilateral

  /// How many lines are laid, from how far above the symbol to how far below it, in shares of its height.
  private static let (lines, reach) = (60, -0.5...1.5)
  /// How much of its width a line is longer on each side.
  private static let overhang = 0.12

  init?(_ barcode: Barcode, _ view: ReflectanceView) {
    let corners = barcode.corners
    var found: [(share: Double, from: Point, to: Point, symbol: Seen)] = []
    for line in 0...Self.lines {
      let share =
        Self.reach.lowerBound
        + (Self.reach.upperBound - Self.reach.lowerBound) * Double(line) / Double(Self.lines)
      let from = corners.topLeft + (corners.bottomLeft - corners.topLeft) * share
      let to = corners.topRight + (corners.bottomRight - corners.topRight) * share
      guard view.contains(from), view.contains(to), let seen = Seen(barcode, from, to, view) else { continue }
      found.append((share, seen.from, seen.to, seen))
    }
    guard let any = found.first else { return nil }
    // What most lines show: the module, and how many elements there are.
    let modules = found.map { $0.symbol.module }.sorted()
    guard let structure = LinearStructure(barcode.symbology, elements: any.symbol.elementCount) else {
      return nil
    }
    measurement = ProfileMeasurement(
      symbology: barcode.symbology, bytes: barcode.bytes, structure: structure,
      elementCount: any.symbol.elementCount)
    let width = (any.to - any.from).length
    module = structure.modules.map { width / Double($0) } ?? modules[modules.count / 2]
    // Whatever is damaged within the symbol's own corners belongs to it, too.
    let (top, bottom) = (min(0, found[0].share), max(1, found[found.count - 1].share))
    let (first, last) = (found[0], found[found.count - 1])
    func place(_ a: Point, _ b: Point, _ share: Double) -> Point {
      first.share == last.share ? a : a + (b - a) * ((share - first.share) / (last.share - first.share))
    }
    let down = corners.bottomLeft - corners.topLeft
    if first.share == last.share {
      self.corners = Quadrilateral(
        topLeft: any.from - down * any.share, topRight: any.to - down * any.share,
        bottomRight: any.to + down * (1 - any.share), bottomLeft: any.from + down * (1 - any.share))
    } else {
      self.corners = Quadrilateral(
        topLeft: place(first.from, last.from, top), topRight: place(first.to, last.to, top),
        bottomRight: place(first.to, last.to, bottom), bottomLeft: place(first.from, last.from, bottom))
    }
  }

  /// Where the first bar begins and the last one ends, at a share of the bars' height.
  func ends(at share: Double) -> (from: Point, to: Point) {
    (
      corners.topLeft + (corners.bottomLeft - corners.topLeft) * share,
      corners.topRight + (corners.bottomRight - corners.topRight) * share
    )
  }

  /// The symbol as one line shows it.
  private struct Seen {
    var from: Point
    var to: Point
    var module: Double
    var elementCount: Int

    init?(_ barcode: Barcode, _ from: Point, _ to: Point, _ view: ReflectanceView) {
      let length = (to - from).length
      guard length > 8 else { return nil }
      let path = ProfilePath(
        from: from, to: to, before: overhang * length, behind: overhang * length, spacing: 0.25, in: view)
      let elements = ProfileElements(path.values(diameter: 1, view))
      guard elements.count > 2 else { return nil }
      let widths = elements.widths(sampleCount: path.count)
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
      self.from = path.point(at: elements.edges[seen.elements.lowerBound - 1])
      self.to = path.point(at: elements.edges[seen.elements.upperBound - 1])
    }
  }
}

extension ProfileElements {
  /// The widths of all elements, margins included, as decoders take them.
  fileprivate func widths(sampleCount: Int) -> [Float] {
    let places = [0] + edges + [Double(sampleCount - 1)]
    return zip(places, places.dropFirst()).map { Float($1 - $0) }
  }
}
