import QuietzoneImaging
import TestSupport
import Testing

@testable import Quietzone

@Suite("Where blocks look like modules")
struct ModuleLikenessTests {
  /// The share of the blocks in the middle of a picture that look like modules, where a calm margin lies around it.
  ///
  /// - Parameters:
  ///   - grey: of a pixel in the middle, by its place.
  ///   - noise: by how much a pixel may be off, either way.
  private func share(noise: Int = 0, _ grey: (Int, Int) -> Int) -> Double {
    var random = SeededGenerator(seed: 3)
    let side = 130
    let image = LuminanceImage(width: side, height: side) { target in
      for y in 0..<side {
        for x in 0..<side {
          let isInside = (24..<88).contains(x) && (24..<88).contains(y)
          let off = (0..<2).reduce(0) { sum, _ in sum + Int.random(in: -noise...noise, using: &random) }
          target[y * side + x] = UInt8(max(0, min(255, (isInside ? grey(x, y) : 128) + off)))
        }
      }
    }
    let gradients = GradientBlocks(image)
    let wanted = (0..<gradients.columns * gradients.rows).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: gradients.columns)
      return (3..<11).contains(column) && (3..<11).contains(row)
    }
    let prevailing = ModuleLikeness.prevailing(
      in: image, gradients, noise: gradients.noiseVariance, where: wanted)
    return Double(prevailing.count { $0 }) / Double(wanted.count { $0 })
  }

  /// A symbol's modules, dark and light at random, of so many pixels a side.
  private func modules(_ pixels: Int) -> (Int, Int) -> Bool {
    var random = SeededGenerator(seed: 5)
    let isDark = (0..<130 * 130).map { _ in Bool.random(using: &random) }
    return { x, y in isDark[y / pixels * 130 + x / pixels] }
  }

  @Test("Modules of any size prevail, in strong print and in dim")
  func modulesPrevail() {
    for pixels in 1...4 {
      let isDark = modules(pixels)
      #expect(share { x, y in isDark(x, y) ? 20 : 230 } == 1)
      #expect(share { x, y in isDark(x, y) ? 120 : 135 } == 1)
    }
  }

  @Test("Few dark modules among many light ones are two greys as well, and so are modules in a shadow's edge")
  func unevenSharesPrevail() {
    let isDark = modules(2)
    #expect(share { x, y in isDark(x, y) && isDark(y, x) && isDark(x + 40, y) ? 30 : 220 } == 1)
    #expect(share { x, y in isDark(x, y) ? 20 + x / 2 : 120 + x } == 1)
  }

  @Test("Grey values of all kinds do not prevail")
  func textureDoesNot() {
    var random = SeededGenerator(seed: 9)
    let greys = (0..<130 * 130).map { _ in
      (0..<6).reduce(20) { sum, _ in sum + Int.random(in: 0...36, using: &random) }
    }
    #expect(share { x, y in greys[y * 130 + x] } == 0)
  }

  @Test("Two greys that change far more seldom than modules are left to coarser levels")
  func whatIsTooLargeDoesNot() {
    let isDark = modules(16)
    #expect(share { x, y in isDark(x, y) ? 20 : 230 } < 0.5)
  }

  @Test("Noise that lies on all of a picture is no reason against dim modules")
  func noiseIsTakenOff() {
    let isDark = modules(2)
    #expect(share(noise: 6) { x, y in isDark(x, y) ? 119 : 137 } > 0.95)
  }
}
