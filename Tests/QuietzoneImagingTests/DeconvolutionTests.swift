import Foundation
import TestSupport
import Testing

@testable import QuietzoneImaging

@Suite("Blur that is taken back")
struct DeconvolutionTests {
  /// A blur, and the places that it spreads a point to.
  struct Blur: Sendable, CustomTestStringConvertible {
    var spread: PointSpread
    var testDescription: String { "\(spread)" }

    /// A hundred and more places under it, in pixels from its middle.
    var places: [SIMD2<Double>] {
      switch spread {
      case .stroke(let way):
        return (0..<121).map { SIMD2<Double>(way) * ((Double($0) + 0.5) / 121 - 0.5) }
      case .disk(let radius):
        let all = (-20...20).flatMap { y in
          (-20...20).map { SIMD2(Double($0), Double(y)) / 20 * Double(radius) }
        }
        return all.filter { ($0 * $0).sum() <= Double(radius * radius) }
      }
    }
  }

  static let blurs = [
    Blur(spread: .disk(radius: 3)), Blur(spread: .disk(radius: 5)), Blur(spread: .stroke([8, 0])),
    Blur(spread: .stroke([0, 12])), Blur(spread: .stroke([-7, 6])),
  ]

  @Test("Shares of waves are those of the places that a point is spread to", arguments: blurs)
  func shares(blur: Blur) {
    let (shares, places) = (blur.spread.shares, blur.places)
    for across in [Float(0), 0.03, 0.11, 0.27, -0.4, 0.5] {
      let down = SIMD8<Float>(0, 0.01, 0.04, 0.13, 0.3, 0.5, -0.2, -0.45)
      let found = shares.eight(across, down)
      for lane in 0..<8 {
        let expected = places.reduce(0) {
          $0 + cos(2 * .pi * (Double(across) * $1.x + Double(down[lane]) * $1.y))
        }
        #expect(abs(Double(found[lane]) - expected / Double(places.count)) < 0.02, "\(across), \(down[lane])")
      }
    }
  }

  @Test(
    "Modules that a blur hides are dark and light again without it, and with no other blur nearer to two",
    arguments: blurs)
  func modules(blur: Blur) {
    let module = 5
    var generator = SeededGenerator(seed: 21)
    let isDark = (0..<24 * 24).map { _ in Bool.random(using: &generator) }
    /// The grey value at a place, white beyond the modules.
    func grey(_ x: Double, _ y: Double) -> Double {
      let (column, row) = (
        Int((x / Double(module)).rounded(.down)) - 2, Int((y / Double(module)).rounded(.down)) - 2
      )
      guard (0..<24).contains(column), (0..<24).contains(row) else { return 220 }
      return isDark[row * 24 + column] ? 30 : 220
    }
    let places = blur.places
    let side = 28 * module
    let blurred = LuminanceImage(width: side, height: side) { x, y in
      let sum = places.reduce(0) { $0 + grey(Double(x) + 0.5 + $1.x, Double(y) + 0.5 + $1.y) }
      return UInt8(sum / Double(places.count) + Double.random(in: -1...1, using: &generator))
    }
    let waves = Deconvolution(blurred)
    let (_, sharp) = waves.images(without: blur.spread, noise: (0.03, 0.003))
    var wrong = 0
    for row in 0..<24 {
      for column in 0..<24 {
        let (x, y) = ((column + 2) * module + module / 2, (row + 2) * module + module / 2)
        if (sharp[x, y] < 125) != isDark[row * 24 + column] { wrong += 1 }
      }
    }
    #expect(wrong <= 3, "\(wrong) of 576")
    let others: [PointSpread] =
      [.disk(radius: 1.5), .disk(radius: 3), .disk(radius: 5)]
      + [0, 45, 90, 139].map { degrees in
        let angle = Float(degrees) * .pi / 180
        return .stroke(SIMD2(cos(angle), sin(angle)) * 10)
      }
    let own = waves.distancesFromTwo(without: [blur.spread], noise: 0.03, margin: 12)[0]
    for other in others where other != blur.spread {
      #expect(own < waves.distancesFromTwo(without: [other], noise: 0.03, margin: 12)[0] + 0.05, "\(other)")
    }
    let middle = PixelRectangle(x: 24, y: 24, width: side - 48, height: side - 48)
    #expect(
      waves.distancesFromTwo(without: [blur.spread], noise: 0.03, margin: 24)[0]
        < 0.93 * blurred.cropped(to: middle).distanceFromTwo)
  }

  @Test("Any size will do", arguments: [(1, 1), (3, 9), (8, 8), (9, 17), (100, 2)])
  func sizes(width: Int, height: Int) {
    let image = LuminanceImage(width: width, height: height) { x, y in UInt8((37 * x + 11 * y) % 256) }
    let images = Deconvolution(image).images(without: .disk(radius: 0.5), noise: (0.01, 0.001))
    for sharp in [images.0, images.1] { #expect(sharp.width == width && sharp.height == height) }
    #expect(Deconvolution(image).distancesFromTwo(without: [], noise: 0.01, margin: 0).isEmpty)
  }

  @Test("Any two grey values are at a distance of 1 from two, noise at 3")
  func distance() {
    for share in [2, 3, 10] {
      let image = LuminanceImage(width: 40, height: 30) { x, y in (7 * x + 3 * y) % share == 0 ? 20 : 200 }
      #expect(abs(image.distanceFromTwo - 1) < 0.01)
    }
    var generator = SeededGenerator(seed: 4)
    let noise = LuminanceImage(width: 80, height: 80) { _, _ in
      UInt8((0..<12).reduce(0) { sum, _ in sum + Double.random(in: 5...16, using: &generator) })
    }
    #expect(abs(noise.distanceFromTwo - 3) < 0.3)
    #expect(LuminanceImage(width: 16, height: 16) { _, _ in 9 }.distanceFromTwo == .infinity)
  }

  @Test("Grey values change least along a stroke, and grow with distance where edges are wide")
  func changes() {
    let stripes = LuminanceImage(width: 64, height: 64) { x, y in
      UInt8(128 + 90 * sin(Double(x) * 0.2 - Double(y) * 0.1))
    }
    let changes = GreyChanges(stripes)
    #expect(changes.parallel > 0.95)
    let along = SIMD2<Float>(1, 2) / Float(5).squareRoot()
    #expect(abs((changes.calmest * along).sum()) > 0.99)
    #expect(changes.growth > 3.5)
    let sharp = GreyChanges(
      LuminanceImage(width: 64, height: 64) { x, y in (x / 6 + y / 6) % 2 == 0 ? 20 : 220 })
    #expect(sharp.parallel < 0.1 && sharp.growth < 2.3)
  }
}
