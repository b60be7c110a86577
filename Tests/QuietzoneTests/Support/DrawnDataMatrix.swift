import Foundation
import Quietzone
import TestSupport
import Testing

/// A Data Matrix that zint made, to be drawn: a line of `Fixtures/datamatrix.tsv`, which
/// `Scripts/make-data-matrix-vectors` writes.
struct DrawnDataMatrix: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let modules: ModuleMatrix

  var testDescription: String { name }

  /// One symbol of each size.
  static let all: [DrawnDataMatrix] = {
    guard let file = Bundle.module.url(forResource: "Fixtures/datamatrix", withExtension: "tsv"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { fatalError("Fixtures/datamatrix.tsv is missing") }
    return text.split(separator: "\n").map { DrawnDataMatrix(line: $0) }
  }()

  /// The symbol of `columns` × `rows` modules.
  static func ofSize(_ columns: Int, _ rows: Int) -> DrawnDataMatrix {
    all.first { $0.modules.width == columns && $0.modules.height == rows }!
  }

  private init(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    name = fields[0]
    let digits = fields[5].split(separator: ":")[1].utf8.map { Int(UInt8($0)) }
    bytes = stride(from: 0, to: digits.count, by: 2).map { index in
      UInt8(digits[index...index + 1].reduce(0) { $0 * 16 + ($1 < 0x3A ? $1 - 0x30 : $1 - 0x57) })
    }
    var modules = ModuleMatrix(width: Int(fields[1])!, height: Int(fields[2])!)
    let packed = Data(base64Encoded: fields[6])!
    for index in modules.isDark.indices {
      modules.isDark[index] = packed[index / 8] >> (7 - index % 8) & 1 == 1
    }
    self.modules = modules
  }

  /// The outer corners around `center`, modules of `size` pixels, turned clockwise.
  func corners(around center: Point, size: Double, degrees: Double) -> Quadrilateral {
    let across = Point(x: size * Double(modules.width) / 2, y: 0).turned(degrees: degrees)
    let down = Point(x: 0, y: size * Double(modules.height) / 2).turned(degrees: degrees)
    return Quadrilateral(
      topLeft: center - across - down, topRight: center + across - down,
      bottomRight: center + across + down, bottomLeft: center - across + down)
  }

  /// A canvas with room for the symbol at any angle.
  func canvas(size: Double, ground: Double = 220) -> Canvas {
    let (width, height) = (Double(modules.width), Double(modules.height))
    let side = Int(((width * width + height * height).squareRoot() + 8) * size)
    return Canvas(width: side, height: side, ground: ground)
  }

  /// The symbol alone in the middle of a picture.
  func picture(size: Double, degrees: Double) -> Canvas {
    var canvas = canvas(size: size)
    canvas.draw(modules, corners(around: canvas.center, size: size, degrees: degrees))
    return canvas
  }
}

extension Canvas {
  var center: Point { Point(x: Double(width) / 2, y: Double(height) / 2) }

  /// Blurs by motion over so many pixels, an odd number, across the picture or down it.
  mutating func move(by length: Int, isUpright: Bool) {
    let step = isUpright ? width : 1
    let sharp = samples
    for y in 0..<height {
      for x in 0..<width {
        let (place, size) = isUpright ? (y, height) : (x, width)
        let reach = max(-place, -length / 2)...min(size - 1 - place, length / 2)
        samples[y * width + x] =
          reach.reduce(0) { $0 + sharp[y * width + x + $1 * step] } / Double(reach.count)
      }
    }
  }

  /// Adds noise of about such a standard deviation.
  mutating func addNoise(_ deviation: Double, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for index in samples.indices {
      // The sum of three uniform numbers from -1 to 1 has a deviation of 1.
      samples[index] +=
        deviation * (0..<3).reduce(0) { sum, _ in sum + .random(in: -1...1, using: &generator) }
    }
  }
}
