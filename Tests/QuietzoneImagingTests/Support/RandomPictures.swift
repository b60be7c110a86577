import TestSupport

@testable import QuietzoneImaging

extension LuminanceImage {
  /// A picture of noise.
  static func random(width: Int, height: Int, using generator: inout SeededGenerator) -> LuminanceImage {
    LuminanceImage(width: width, height: height) { target in
      for index in 0..<width * height { target[index] = .random(in: 0...255, using: &generator) }
    }
  }

  /// A picture whose pixel (x, y) is `tone(x, y)`.
  init(width: Int, height: Int, tone: (Int, Int) -> UInt8) {
    self.init(width: width, height: height) { target in
      for y in 0..<height { for x in 0..<width { target[y * width + x] = tone(x, y) } }
    }
  }
}

extension BitMatrix {
  /// A picture whose pixel (x, y) is dark if `isDark(x, y)`.
  init(width: Int, height: Int, isDark: (Int, Int) -> Bool) {
    self.init(width: width, height: height)
    for y in 0..<height { for x in 0..<width { self[x, y] = isDark(x, y) } }
  }

  /// Every pixel, row by row.
  var pixels: [Bool] {
    (0..<height).flatMap { y in (0..<width).map { self[$0, y] } }
  }
}
