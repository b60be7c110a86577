import Foundation
import Quietzone
import TestSupport

/// A picture of linear symbols, as a camera sees them: at any angle and scale, blurred, noisy.
struct BarPicture {
  let width: Int
  let height: Int
  /// Grey values of ink and paper.
  let ink: Float
  let paper: Float
  /// 0 black to 255 white, row by row.
  private var samples: [Float]

  init(width: Int, height: Int, ink: Float = 35, paper: Float = 225) {
    (self.width, self.height) = (width, height)
    (self.ink, self.paper) = (ink, paper)
    samples = [Float](repeating: paper, count: width * height)
  }

  /// A picture of one symbol in its middle, with ground around it.
  ///
  /// - Parameters:
  ///   - scale: pixels a module.
  ///   - degrees: by how much it is turned clockwise.
  ///   - offset: by how much of a pixel it lies beside the middle.
  ///   - margin: modules of ground around it.
  init(
    of symbol: BarSymbol, scale: Double, degrees: Double = 0, offset: Point = Point(x: 0, y: 0),
    margin: Double = 15,
    ink: Float = 35, paper: Float = 225
  ) {
    let across = Point(x: scale, y: 0).turned(degrees: degrees)
    let size = Point(x: symbol.width + 2 * margin, y: symbol.height + 2 * margin)
    self.init(
      width: Int((abs(across.x) * size.x + abs(across.y) * size.y).rounded(.up)),
      height: Int((abs(across.y) * size.x + abs(across.x) * size.y).rounded(.up)), ink: ink, paper: paper)
    draw(symbol, BarPlacement(of: symbol, center: center + offset, scale: scale, degrees: degrees))
  }

  var center: Point { Point(x: Double(width) / 2, y: Double(height) / 2) }

  var image: LuminanceImage {
    LuminanceImage(
      width: width, height: height, pixels: samples.map { UInt8(max(0, min(255, $0.rounded()))) })!
  }

  /// Draws a symbol where `placement` says.
  mutating func draw(_ symbol: BarSymbol, _ placement: BarPlacement) {
    let reach =
      placement.scale * (symbol.width * symbol.width + symbol.height * symbol.height).squareRoot() / 2 + 2
    func range(_ middle: Double, _ end: Int) -> Range<Int> {
      Int(max(0, middle - reach))..<max(Int(max(0, middle - reach)), min(end, Int(middle + reach)))
    }
    draw(
      symbol, pixel: 1.5 / placement.scale, rows: range(placement.center.y, height),
      columns: range(placement.center.x, width), modules: placement.modules)
  }

  /// Draws a symbol: each pixel is the mean of 25 places in it.
  ///
  /// - Parameters:
  ///   - pixel: the most modules between the middle of a pixel and its corner.
  ///   - rows, columns: where there may be something of it; all of the picture if not given.
  ///   - modules: the place in the symbol, in modules, of a place in the picture.
  mutating func draw(
    _ symbol: BarSymbol, pixel: Double, rows: Range<Int>? = nil, columns: Range<Int>? = nil,
    modules: (Point) -> Point
  ) {
    let (right, bottom) = (symbol.width + pixel, symbol.height + pixel)
    for y in rows ?? 0..<height {
      for x in columns ?? 0..<width {
        let middle = modules(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        guard middle.x > -pixel, middle.y > -pixel, middle.x < right, middle.y < bottom else { continue }
        var dark: Float = 0
        for sample in 0..<25 {
          let place = modules(
            Point(
              x: Double(x) + Double(2 * (sample % 5) + 1) / 10,
              y: Double(y) + Double(2 * (sample / 5) + 1) / 10))
          if symbol.isDark(place.x, place.y) { dark += 0.04 }
        }
        samples[y * width + x] -= dark * (paper - ink)
      }
    }
  }

  /// Fills a rectangle with ink.
  mutating func fill(x: Int, y: Int, width: Int, height: Int) {
    for row in max(0, y)..<max(0, min(self.height, y + height)) {
      for column in max(0, x)..<max(0, min(self.width, x + width)) {
        samples[row * self.width + column] = ink
      }
    }
  }

  /// Blurs with a bell curve of standard deviation `sigma`, in pixels.
  mutating func blur(sigma: Double) {
    let reach = Int((3.5 * sigma).rounded(.up))
    var weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
    let total = weights.reduce(0, +)
    weights = weights.map { $0 / total }
    for (step, count, lines, lineStep) in [(1, width, height, width), (width, height, width, 1)] {
      for line in 0..<lines {
        let values = (0..<count).map { samples[line * lineStep + $0 * step] }
        for place in 0..<count {
          var sum: Float = 0
          for index in -reach...reach {
            sum += weights[index + reach] * values[max(0, min(count - 1, place + index))]
          }
          samples[line * lineStep + place * step] = sum
        }
      }
    }
  }

  /// Moves it to the right while it is taken: each pixel is the mean of those up to so far beside it.
  mutating func move(over length: Int) {
    for row in 0..<height {
      let values = Array(samples[row * width..<(row + 1) * width])
      for x in 0..<width {
        let sum = (0..<length).reduce(Float(0)) { $0 + values[max(0, min(width - 1, x + $1 - length / 2))] }
        samples[row * width + x] = sum / Float(length)
      }
    }
  }

  /// Adds noise of standard deviation `sigma`, in grey values.
  mutating func addNoise(sigma: Float, using generator: inout SeededGenerator) {
    for index in samples.indices {
      // Twelve evenly distributed numbers add up to nearly a bell curve of variance 1.
      var sum: Float = -6
      for _ in 0..<12 { sum += .random(in: 0..<1, using: &generator) }
      samples[index] += sigma * sum
    }
  }

  /// Changes every grey value to what `change` makes of it at its place.
  mutating func change(_ change: (_ x: Int, _ y: Int, _ grey: Float) -> Float) {
    for index in samples.indices { samples[index] = change(index % width, index / width, samples[index]) }
  }

  /// Turns light into dark and dark into light.
  mutating func invert() {
    for index in samples.indices { samples[index] = 255 - samples[index] }
  }

  /// The picture with fewer columns.
  func columns(_ range: Range<Int>) -> LuminanceImage {
    image.cropped(to: PixelRectangle(x: range.lowerBound, y: 0, width: range.count, height: height))
  }
}

/// Where a symbol lies flat in a picture.
struct BarPlacement {
  let center: Point
  /// Pixels a module.
  let scale: Double
  private let across: Point
  private let size: Point
  private let frame: (left: Double, top: Double, right: Double, bottom: Double)

  init(of symbol: BarSymbol, center: Point, scale: Double, degrees: Double = 0) {
    self.center = center
    self.scale = scale
    across = Point(x: 1, y: 0).turned(degrees: degrees)
    size = Point(x: symbol.width, y: symbol.height)
    frame = symbol.frame
  }

  /// The place in the symbol of a place in the picture.
  func modules(_ p: Point) -> Point {
    let d = p - center
    return Point(x: Point.dot(d, across) / scale + size.x / 2, y: Point.cross(across, d) / scale + size.y / 2)
  }

  /// The place in the picture of a place in the symbol.
  func pixels(_ p: Point) -> Point {
    let d = (p - size * 0.5) * scale
    return Point(x: center.x + d.x * across.x - d.y * across.y, y: center.y + d.x * across.y + d.y * across.x)
  }

  /// The corners that a reader ought to report.
  var corners: Quadrilateral {
    Quadrilateral(
      topLeft: Point(x: frame.left, y: frame.top), topRight: Point(x: frame.right, y: frame.top),
      bottomRight: Point(x: frame.right, y: frame.bottom), bottomLeft: Point(x: frame.left, y: frame.bottom)
    ).map(pixels)
  }
}

extension Barcode {
  /// What it is and what it holds, in one line.
  var identity: String { "\(symbology.name) \(String(decoding: bytes, as: UTF8.self)) \(addOn ?? "-")" }

  /// How far the corner that lies farthest off is from where it ought to be, in pixels.
  func cornerError(_ corners: Quadrilateral) -> Double {
    zip(self.corners.points, corners.points).map { ($0 - $1).length }.max()!
  }
}
