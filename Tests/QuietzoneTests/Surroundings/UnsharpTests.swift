import Foundation
import Quietzone
import TestSupport
import Testing

/// Symbols that motion or a lens out of focus blurs by more than modules are wide.
struct UnsharpTests {
  @Test(
    "Of Data Matrix symbols moved over by 2.2 to 3 modules, in any direction, most are read, and hardly any without their pass"
  )
  func moved() {
    let counts = counts { turn, module in
      let way = Point(x: (2.2 + 0.1 * Double(turn)) * module, y: 0).turned(degrees: 11 + 22.5 * Double(turn))
      return (0..<61).map { way * ((Double($0) + 0.5) / 61 - 0.5) }
    }
    #expect(counts.with >= 20 && counts.without <= 2, "\(counts) of 24")
  }

  @Test(
    "Of Data Matrix symbols out of focus by about a module, most are read, and hardly any without their pass")
  func outOfFocus() {
    let counts = counts { turn, module in
      let radius = (0.85 + 0.03 * Double(turn)) * module
      let all = (-7...7).flatMap { y in (-7...7).map { Point(x: Double($0), y: Double(y)) * (radius / 7) } }
      return all.filter { $0.length <= radius }
    }
    #expect(counts.with >= 20 && counts.without <= 2, "\(counts) of 24")
  }

  @Test("Of sixty-four Data Matrix symbols on one page, moved over by more than two modules, all are read")
  func page() {
    let symbol = DrawnDataMatrix.ofSize(20, 20)
    let (columns, pitch, size) = (8, 120.0, 4.0)
    var canvas = Canvas(width: columns * Int(pitch), height: columns * Int(pitch), ground: 220)
    for row in 0..<columns {
      for column in 0..<columns {
        let center = Point(x: (Double(column) + 0.5) * pitch, y: (Double(row) + 0.5) * pitch)
        canvas.draw(symbol.modules, symbol.corners(around: center, size: size, degrees: 3))
      }
    }
    canvas.move(by: 9, isUpright: false)
    canvas.addNoise(2, seed: 6)
    let texts = BarcodeReader().read(canvas.image).map { $0.bytes }
    #expect(texts.count == columns * columns && Set(texts) == [symbol.bytes], "\(texts.count) are read")
  }

  /// How many of 24 pictures are read, with and without the pass for them.
  ///
  /// - Parameter places: Where a point is spread to, by the number of a picture and the size of its modules.
  private func counts(_ places: (Int, Double) -> [Point]) -> (with: Int, without: Int) {
    var without = ReadingPlan.photo
    without.passes.removeAll { $0.search == .unsharpPatches }
    var counts = (with: 0, without: 0)
    for (index, columns) in [16, 20, 26].enumerated() {
      let symbol = DrawnDataMatrix.ofSize(columns, columns)
      for turn in 0..<8 {
        let size = 4 + Double(index)
        var picture = symbol.picture(size: size, degrees: 13 * Double(turn)).spread(to: places(turn, size))
        picture.addNoise(2, seed: UInt64(turn))
        let found = BarcodeReader().read(picture.image)
        #expect(found.allSatisfy { $0.bytes == symbol.bytes })
        counts.with += found.count
        counts.without += BarcodeReader(plan: without).read(picture.image).count
      }
    }
    return counts
  }
}

extension Canvas {
  /// With each point spread to as many others.
  fileprivate func spread(to places: [Point]) -> Canvas {
    var canvas = self
    for y in 0..<height {
      for x in 0..<width {
        let sum = places.reduce(0) { sum, place in
          // Between the four samples around.
          let (u, v) = (Double(x) + place.x, Double(y) + place.y)
          let (left, top) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
          let (p, q) = (u - Double(left), v - Double(top))
          func sample(_ x: Int, _ y: Int) -> Double {
            samples[max(0, min(height - 1, y)) * width + max(0, min(width - 1, x))]
          }
          let upper = sample(left, top) * (1 - p) + sample(left + 1, top) * p
          let lower = sample(left, top + 1) * (1 - p) + sample(left + 1, top + 1) * p
          return sum + upper * (1 - q) + lower * q
        }
        canvas.samples[y * width + x] = sum / Double(places.count)
      }
    }
    return canvas
  }
}
