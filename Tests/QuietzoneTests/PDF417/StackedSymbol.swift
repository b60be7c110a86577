import Foundation
import Quietzone
import TestSupport

/// A PDF417 or MicroPDF417 symbol that zint made, to be drawn into pictures: a line of `Fixtures/pdf417.tsv`, whose maker
/// `Scripts/make-pdf417-vectors` says what its columns are.
struct StackedSymbol: Sendable {
  let name: String
  let kind: String
  let bytes: [UInt8]
  let rows: Int
  let columns: Int
  let structuredAppend: String
  /// Each row's modules: whether they are dark.
  let modules: [[Bool]]

  static func named(_ name: String) -> StackedSymbol { all.first { $0.name == name }! }

  static let all: [StackedSymbol] = {
    let url = Bundle.module.url(forResource: "Fixtures/pdf417", withExtension: "tsv")!
    let text = try! String(contentsOf: url, encoding: .utf8)
    return text.split(separator: "\n").map { StackedSymbol(line: $0) }
  }()

  private init(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    name = fields[0]
    kind = fields[1]
    let digits = fields[2].compactMap { UInt8($0.hexDigitValue!) }
    bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    structuredAppend = fields[4]
    rows = Int(fields[5])!
    columns = Int(fields[6])!
    modules = fields[8].split(separator: ",").map { row in
      row.flatMap { digit in (0..<4).map { digit.hexDigitValue! >> (3 - $0) & 1 == 1 } }
    }
    width = (modules.map { $0.lastIndex(of: true)! }.max()!) + 1
  }

  /// In modules.
  let width: Int
  var height: Int { 3 * rows }
  var symbology: Symbology { kind == "microPDF417" ? .microPDF417 : .pdf417 }

  /// Whether a place, in modules, is dark; each row is three modules high.
  func isDark(_ place: Point) -> Bool {
    guard place.x >= 0, place.y >= 0, place.x < Double(width), place.y < Double(height) else { return false }
    return modules[Int(place.y) / 3][Int(place.x)]
  }
}

/// A picture of stacked symbols.
struct StackedPicture {
  let width: Int
  let height: Int
  private var samples: [Float]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    samples = [Float](repeating: 220, count: width * height)
  }

  /// A picture of one symbol in its middle.
  ///
  /// - Parameters:
  ///   - scale: pixels a module.
  ///   - bend: what the symbol's place, in pixels from its middle, is for a place in the picture.
  init(
    of symbol: StackedSymbol, scale: Double = 3, degrees: Double = 0, bend: (Point) -> Point = { $0 }
  ) {
    let reach = Int(scale * Double(symbol.width + symbol.height) * 0.75 + 40)
    let size = Point(x: scale * Double(symbol.width), y: scale * Double(symbol.height))
    let angle = degrees * .pi / 180
    let (c, s) = (abs(cos(angle)), abs(sin(angle)))
    self.init(
      width: min(2 * reach, Int(1.15 * (size.x * c + size.y * s)) + 50),
      height: min(2 * reach, Int(1.15 * (size.x * s + size.y * c)) + 50))
    draw(symbol, scale: scale, degrees: degrees, center: center, bend: bend)
  }

  /// A picture of one symbol whose modules are pixels, amid so many of even ground, of which two around the symbol are light.
  init(pixels symbol: StackedSymbol, margin: Int, ground: Float) {
    self.init(width: symbol.width + 2 * margin, height: symbol.height + 2 * margin)
    draw(symbol, scale: 1, center: center)
    let (columns, rows) = (margin - 2..<width - margin + 2, margin - 2..<height - margin + 2)
    for index in samples.indices where !columns.contains(index % width) || !rows.contains(index / width) {
      samples[index] = ground
    }
  }

  var center: Point { Point(x: Double(width) / 2, y: Double(height) / 2) }

  mutating func draw(
    _ symbol: StackedSymbol, scale: Double, degrees: Double = 0, center: Point,
    bend: (Point) -> Point = { $0 }
  ) {
    let middle = Point(x: Double(symbol.width) / 2, y: Double(symbol.height) / 2)
    for y in 0..<height {
      for x in 0..<width {
        var dark: Float = 0
        for sample in 0..<9 {
          let place = Point(
            x: Double(x) + Double(2 * (sample % 3) + 1) / 6 - center.x,
            y: Double(y) + Double(2 * (sample / 3) + 1) / 6 - center.y)
          if symbol.isDark(bend(place.turned(degrees: -degrees)) * (1 / scale) + middle) { dark += 1 }
        }
        samples[y * width + x] -= 185 * dark / 9
      }
    }
  }

  mutating func addNoise(sigma: Float, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for index in samples.indices {
      var sum: Float = -6
      for _ in 0..<12 { sum += .random(in: 0..<1, using: &generator) }
      samples[index] += sigma * sum
    }
  }

  mutating func invert() {
    for index in samples.indices { samples[index] = 255 - samples[index] }
  }

  /// Seen in a mirror.
  mutating func mirror() {
    for y in 0..<height { samples[y * width..<(y + 1) * width].reverse() }
  }

  /// Covers some columns with paper.
  mutating func cover(columns: Range<Int>) {
    for y in 0..<height { for x in columns { samples[y * width + x] = 220 } }
  }

  var image: LuminanceImage {
    LuminanceImage(
      width: width, height: height, pixels: samples.map { UInt8(max(0, min(255, $0.rounded()))) })!
  }
}
