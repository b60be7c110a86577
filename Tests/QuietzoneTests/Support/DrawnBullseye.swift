import Foundation
import Quietzone
import Testing

/// An Aztec Code or a MaxiCode that zint made, to be drawn: a line of `Fixtures/bullseyes.tsv`, which
/// `Scripts/make-bullseye-vectors` writes.
struct DrawnBullseye: Sendable, CustomTestStringConvertible {
  let name: String
  /// `C3`: compact with 3 layers; `F12`: full-range with 12; `R`: a rune. MaxiCode: its mode.
  let size: String
  let symbologyIdentifier: String
  /// What it holds, in hexadecimal.
  let hexadecimal: String
  private(set) var modules: ModuleMatrix

  var testDescription: String { name }

  static let aztec = all.filter { $0.modules.width == $0.modules.height }
  static let maxiCode = all.filter { $0.modules.width != $0.modules.height }

  private static let all: [DrawnBullseye] = {
    guard let file = Bundle.module.url(forResource: "Fixtures/bullseyes", withExtension: "tsv"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { fatalError("Fixtures/bullseyes.tsv is missing") }
    return text.split(separator: "\n").map { DrawnBullseye(line: $0) }
  }()

  private init(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    name = fields[0]
    size = fields[1]
    symbologyIdentifier = fields[2]
    hexadecimal = fields[5].split(separator: ";").map { $0.split(separator: ":")[1] }.joined()
    var modules = ModuleMatrix(width: Int(fields[6])!, height: Int(fields[7])!)
    let packed = Data(base64Encoded: fields[8])!
    for index in modules.isDark.indices {
      modules.isDark[index] = packed[index / 8] >> (7 - index % 8) & 1 == 1
    }
    self.modules = modules
  }

  /// The same with other modules.
  func with(_ modules: ModuleMatrix) -> DrawnBullseye {
    var result = self
    result.modules = modules
    return result
  }

  /// Modules from left to right, and from top to bottom.
  var extent: Point {
    modules.width == modules.height
      ? Point(x: Double(modules.width), y: Double(modules.height))
      : Point(x: 30, y: 32 * 0.866 + 1.154)
  }

  /// Its corners in the middle of a picture of `side` pixels, turned and `scale` pixels a module.
  func corners(side: Int, scale: Double, degrees: Double) -> Quadrilateral {
    let center = Point(x: Double(side) / 2 + 0.3, y: Double(side) / 2 - 0.4)
    let (x, y) = (extent.x * scale / 2, extent.y * scale / 2)
    return Quadrilateral(
      topLeft: Point(x: -x, y: -y), topRight: Point(x: x, y: -y), bottomRight: Point(x: x, y: y),
      bottomLeft: Point(x: -x, y: y)
    ).map { $0.turned(degrees: degrees) + center }
  }

  /// The side of a picture with room for it at any angle.
  func pictureSide(scale: Double) -> Int { Int(extent.length * scale) + 40 }

  /// Expects that a picture shows this symbol, and nothing else.
  func expectRead(
    in picture: Canvas, at corners: Quadrilateral, within pixels: Double = 1.5, isInverted: Bool = false,
    isMirrored: Bool = false, plan: ReadingPlan = .photo
  ) throws {
    let found = BarcodeReader(symbologies: .all, plan: plan).read(picture.image)
    #expect(found.count == 1)
    let barcode = try #require(found.first)
    #expect(barcode.bytes.map { String(format: "%02x", $0) }.joined() == hexadecimal)
    #expect(barcode.symbologyIdentifier == symbologyIdentifier)
    #expect(barcode.isInverted == isInverted)
    #expect(barcode.isMirrored == isMirrored)
    #expect(barcode.size?.columns == modules.width && barcode.size?.rows == modules.height)
    for (corner, expected) in zip(barcode.corners.points, corners.points) {
      #expect((corner - expected).length < pixels)
    }
  }
}

extension Canvas {
  /// Draws a symbol with its outer corners at `corners`.
  ///
  /// - Parameter rings: where a MaxiCode's rings end, from the middle outwards, in widths of a module.
  mutating func draw(
    _ symbol: DrawnBullseye, _ corners: Quadrilateral, isInverted: Bool = false,
    rings: [Double] = [0.58, 1.34, 2.11, 2.88, 3.64, 4.40]
  ) {
    if symbol.modules.width == symbol.modules.height {
      draw(symbol.modules, corners, isInverted: isInverted)
    } else {
      draw(maxiCode: symbol.modules, corners, isInverted: isInverted, rings: rings)
    }
  }

  private mutating func draw(
    maxiCode modules: ModuleMatrix, _ corners: Quadrilateral, isInverted: Bool, rings: [Double]
  ) {
    let bottom = 16 * 0.866 + 0.577
    let places = [
      Point(x: -14.5, y: -bottom), Point(x: 15.5, y: -bottom), Point(x: 15.5, y: bottom),
      Point(x: -14.5, y: bottom),
    ]
    let toPlaces = Perspective(from: corners.points, to: places)!
    for y in 0..<height {
      for x in 0..<width {
        var darkness = 0.0
        for sample in 0..<25 {
          let place = toPlaces(
            Point(
              x: Double(x) + Double(2 * (sample % 5) + 1) / 10,
              y: Double(y) + Double(2 * (sample / 5) + 1) / 10))
          if isDark(place, modules, rings) { darkness += 1.0 / 25 }
        }
        if darkness > 0 { samples[y * width + x] += (isInverted ? 190 : -190) * darkness }
      }
    }
  }

  /// Whether a place is dark, in widths of a module from the bullseye's middle.
  private func isDark(_ place: Point, _ modules: ModuleMatrix, _ rings: [Double]) -> Bool {
    if let ring = rings.firstIndex(where: { place.length < $0 }) { return ring % 2 == 1 }
    let row = Int((place.y / 0.866).rounded()) + 16
    return (row - 1...row + 1).contains { y in
      let indent = y % 2 == 0 ? 0 : 0.5
      let x = Int((place.x - indent).rounded()) + 14
      guard y >= 0, y < modules.height, x >= 0, x < modules.width - y % 2, modules[x, y] else { return false }
      // A hexagon with a corner at the top, a little smaller than its place.
      let (dx, dy) = (abs(place.x - indent - Double(x - 14)), abs(place.y - Double(y - 16) * 0.866))
      return dx < 0.47 && 0.5 * dx + 0.866 * dy < 0.47
    }
  }
}
