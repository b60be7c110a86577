import Foundation
import Quietzone
import TestSupport
import Testing

/// A Micro QR Code or an rMQR that zint made: a line of `Fixtures/micro.tsv`, which `Scripts/make-symbol-vectors` writes.
struct MicroSymbol: Sendable, CustomTestStringConvertible {
  let symbology: Symbology
  let version: Int
  let level: String?
  let bytes: [UInt8]
  let width: Int
  let height: Int
  private let modules: [Bool]

  var testDescription: String { "\(symbology) \(width) × \(height)" }

  static let all: [MicroSymbol] = {
    guard let file = Bundle.module.url(forResource: "Fixtures/micro", withExtension: "tsv"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { fatalError("Fixtures/micro.tsv is missing") }
    return text.split(separator: "\n").map { MicroSymbol(line: $0) }
  }()

  private init(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    version = Int(fields[2])!
    level = fields[3] == "-" ? nil : String(fields[3])
    let hex: [Character] = Array(fields[7].split(separator: ":")[1])
    bytes = stride(from: 0, to: hex.count, by: 2).map { (index: Int) -> UInt8 in
      UInt8(String(hex[index...index + 1]), radix: 16)!
    }
    if fields[0] == "microqr" {
      symbology = .microQR
      (width, height) = (9 + 2 * version, 9 + 2 * version)
    } else {
      symbology = .rectangularMicroQR
      let size = RectangularMicroQR.Version(number: version)!
      (width, height) = (size.width, size.height)
    }
    let packed = Data(base64Encoded: String(fields[8]))!
    let count = width * height
    modules = (0..<count).map { (index: Int) -> Bool in packed[index / 8] >> (7 - index % 8) & 1 == 1 }
  }

  /// To be drawn beside other symbols.
  var matrix: ModuleMatrix {
    var matrix = ModuleMatrix(width: width, height: height)
    matrix.isDark = modules
    return matrix
  }

  /// Whether the place, in modules, lies on a dark module.
  func isDark(_ p: Point) -> Bool {
    p.x >= 0 && p.y >= 0 && p.x < Double(width) && p.y < Double(height)
      && modules[Int(p.y) * width + Int(p.x)]
  }
}

/// How a symbol is seen in a picture.
struct MicroSymbolView {
  /// Pixels a module, in the middle of the symbol.
  var scale = 3.0
  var degrees = 0.0
  var isMirrored = false
  var isInverted = false
  /// By how much of their size modules shrink from one end of the symbol to the other, to the right and downwards.
  var recession = Point(x: 0, y: 0)
  /// How far the camera moves meanwhile, in modules.
  var motion = Point(x: 0, y: 0)
  /// The standard deviation of the noise, in grey values.
  var noise: Float = 0

  /// The place in a picture `side` pixels wide and high of a place in the symbol.
  func pixel(_ p: Point, of symbol: MicroSymbol, side: Double) -> Point {
    let (u, v) = (p.x - Double(symbol.width) / 2, p.y - Double(symbol.height) / 2)
    let size = Double(max(symbol.width, symbol.height))
    let w = scale / (1 + (u * recession.x + v * recession.y) / size)
    let (x, y) = (isMirrored ? -u * w : u * w, v * w)
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return Point(x: side / 2 + x * c - y * s, y: side / 2 + x * s + y * c)
  }

  /// The place in the symbol of a place in the picture.
  private func place(_ p: Point, of symbol: MicroSymbol, side: Double) -> Point {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let d = Point(x: p.x - side / 2, y: p.y - side / 2)
    let (x, y) = ((d.x * c + d.y * s) / scale * (isMirrored ? -1 : 1), (d.y * c - d.x * s) / scale)
    let size = Double(max(symbol.width, symbol.height))
    let w = 1 / (1 - (x * recession.x + y * recession.y) / size)
    return Point(x: x * w + Double(symbol.width) / 2, y: y * w + Double(symbol.height) / 2)
  }

  /// A picture of the symbol in its middle, with room around it; each pixel is the mean of 16 places.
  func picture(of symbol: MicroSymbol) -> (image: LuminanceImage, side: Double) {
    let far = Point(x: Double(symbol.width), y: Double(symbol.height)).length
    let side = Int(far * scale * (1 + recession.length)) + 40
    let moments = motion.length > 0 ? 16 : 1
    var generator = SeededGenerator(seed: UInt64(symbol.version))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * side)
    for y in 0..<side {
      for x in 0..<side {
        var dark: Float = 0
        for sample in 0..<16 {
          let p = Point(
            x: Double(x) + (Double(sample % 4) + 0.5) / 4, y: Double(y) + (Double(sample / 4) + 0.5) / 4)
          for moment in 0..<moments {
            let moved = p + motion * (scale * ((Double(moment) + 0.5) / Double(moments) - 0.5))
            if symbol.isDark(place(moved, of: symbol, side: Double(side))) { dark += 1 / Float(16 * moments) }
          }
        }
        var tone = 225 - 190 * dark
        if isInverted { tone = 255 - tone }
        // Twelve evenly distributed numbers add up to nearly a bell curve of variance 1.
        if noise > 0 {
          tone += noise * (0..<12).reduce(-6) { sum, _ in sum + Float.random(in: 0..<1, using: &generator) }
        }
        pixels.append(UInt8(max(0, min(255, tone.rounded()))))
      }
    }
    return (LuminanceImage(width: side, height: side, pixels: pixels)!, Double(side))
  }
}
