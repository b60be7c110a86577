import Quietzone

/// The Swiss cross in the middle of a QR-bill's symbol (SIX, Swiss Implementation Guidelines QR-bill, version 2.3, §6.4).
enum SwissCross {
  /// The symbol's width without its quiet zone, and the cross's with its light edge, in millimetres.
  static let symbolWidth = 46.0
  private static let width = 7.0
  private static let edge = 0.5

  /// The modules of a symbol of `drawing` without its quiet zone.
  static func modules(of drawing: SymbolDrawing) -> Double {
    let left = drawing.bars.map(\.x).min() ?? 0
    return drawing.width - 2 * left
  }

  /// Makes room for the cross, and puts it there. Error correction makes up for the modules below it.
  static func add(to drawing: inout SymbolDrawing) {
    let millimetre = modules(of: drawing) / symbolWidth
    let center = Point(x: drawing.width / 2, y: drawing.height / 2)
    let side = width * millimetre
    drawing.clear(
      SymbolDrawing.Bar(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    drawing.outlines.append(flag(center: center, side: side - 2 * edge * millimetre))
  }

  /// A dark square with a light cross in it: 20 of its 32 parts wide, its arms 6 broad.
  private static func flag(center: Point, side: Double) -> Outline {
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + x * side / 32, y: center.y + y * side / 32)
    }
    let square = Outline.polygon([at(-16, -16), at(16, -16), at(16, 16), at(-16, 16)])
    // The other way around, so that it is left out.
    let cross = Outline.polygon([
      at(-3, -10), at(-3, -3), at(-10, -3), at(-10, 3), at(-3, 3), at(-3, 10),
      at(3, 10), at(3, 3), at(10, 3), at(10, -3), at(3, -3), at(3, -10),
    ])
    return Outline(steps: square.steps + cross.steps)
  }
}

extension SymbolDrawing {
  /// Cuts what is dark out of a rectangle.
  fileprivate mutating func clear(_ hole: Bar) {
    bars = bars.flatMap { bar -> [Bar] in
      let (left, right) = (max(bar.x, hole.x), min(bar.x + bar.width, hole.x + hole.width))
      let (top, bottom) = (max(bar.y, hole.y), min(bar.y + bar.height, hole.y + hole.height))
      guard left < right, top < bottom else { return [bar] }
      let pieces = [
        Bar(x: bar.x, y: bar.y, width: bar.width, height: top - bar.y),
        Bar(x: bar.x, y: bottom, width: bar.width, height: bar.y + bar.height - bottom),
        Bar(x: bar.x, y: top, width: left - bar.x, height: bottom - top),
        Bar(x: right, y: top, width: bar.x + bar.width - right, height: bottom - top),
      ]
      return pieces.filter { $0.width > 0 && $0.height > 0 }
    }
  }
}
