import Quietzone

/// A drawing in pixels: 0 black, 255 white.
struct Raster {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt8]

  /// - Parameter scale: Pixels a module. Bars have sharp edges on whole pixels; outlines have soft ones.
  init(_ drawing: SymbolDrawing, scale: Double) {
    width = max(1, Int((drawing.width * scale).rounded(.up)))
    height = max(1, Int((drawing.height * scale).rounded(.up)))
    pixels = [UInt8](repeating: 255, count: width * height)
    for bar in drawing.bars {
      fill(
        columns: Self.pixels(from: bar.x, to: bar.x + bar.width, scale, limit: width),
        rows: Self.pixels(from: bar.y, to: bar.y + bar.height, scale, limit: height))
    }
    for outline in drawing.outlines { fill(outline.placed(scale: scale, at: Point(x: 0, y: 0))) }
  }

  var image: LuminanceImage { LuminanceImage(width: width, height: height, pixels: pixels)! }

  private static func pixels(from start: Double, to end: Double, _ scale: Double, limit: Int) -> Range<Int> {
    let first = min(max(Int((start * scale).rounded()), 0), limit)
    return first..<min(max(Int((end * scale).rounded()), first), limit)
  }

  private mutating func fill(columns: Range<Int>, rows: Range<Int>) {
    for y in rows {
      for x in columns { pixels[y * width + x] = 0 }
    }
  }

  /// Lines on which coverage is counted in each row of pixels.
  private static let linesPerRow = 8

  /// Darkens each pixel by the part of it that the outline covers.
  private mutating func fill(_ outline: Outline) {
    let sides = outline.sides
    guard let top = sides.map({ min($0.from.y, $0.to.y) }).min(),
      let bottom = sides.map({ max($0.from.y, $0.to.y) }).max()
    else { return }
    let rows = max(0, Int(top))..<max(max(0, Int(top)), min(height, Int(bottom.rounded(.up))))
    var coverage = [Double](repeating: 0, count: width)
    for y in rows {
      for line in 0..<Self.linesPerRow {
        let level = Double(y) + (Double(line) + 0.5) / Double(Self.linesPerRow)
        cover(&coverage, with: sides, at: level)
      }
      for x in 0..<width where coverage[x] > 0 {
        let light = 1 - min(1, coverage[x] / Double(Self.linesPerRow))
        pixels[y * width + x] = UInt8((Double(pixels[y * width + x]) * light).rounded())
        coverage[x] = 0
      }
    }
  }

  /// Adds to each pixel the part of it that lies within the sides along one line.
  private func cover(_ coverage: inout [Double], with sides: [(from: Point, to: Point)], at level: Double) {
    var crossings: [(x: Double, turn: Int)] = []
    for (from, to) in sides where (from.y <= level) != (to.y <= level) {
      let x = from.x + (to.x - from.x) * (level - from.y) / (to.y - from.y)
      crossings.append((x, from.y < to.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    for (index, crossing) in crossings.enumerated() {
      winding += crossing.turn
      guard winding != 0, index + 1 < crossings.count else { continue }
      let start = min(max(crossing.x, 0), Double(width))
      let end = min(max(crossings[index + 1].x, start), Double(width))
      var x = Int(start)
      while x < width, Double(x) < end {
        coverage[x] += min(end, Double(x) + 1) - max(start, Double(x))
        x += 1
      }
    }
  }
}
