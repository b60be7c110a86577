import Quietzone
import TestSupport

extension Canvas {
  /// A QR Code at the left, a Data Matrix at the right.
  static let matrixSymbols: LuminanceImage = {
    var canvas = Canvas(width: 420, height: 220)
    canvas.draw(DrawnSymbol.versionOne.modules, Quadrilateral(x: 30, y: 40, side: 105))
    let symbol = DrawnDataMatrix.ofSize(16, 16)
    canvas.draw(
      symbol.modules, symbol.corners(around: Point(x: 300, y: 110), size: 6, degrees: 3))
    return canvas.image
  }()

  /// Grey values at random.
  static func noise(side: Int, seed: UInt64) -> LuminanceImage {
    var generator = SeededGenerator(seed: seed)
    return LuminanceImage(width: side, height: side) { target in
      for index in 0..<side * side { target[index] = .random(in: 0...255, using: &generator) }
    }
  }
}
