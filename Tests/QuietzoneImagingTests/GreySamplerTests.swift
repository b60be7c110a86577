import TestSupport
import Testing

@testable import QuietzoneImaging

struct GreySamplerTests {
  private let four = LuminanceImage(width: 2, height: 2, pixels: [0, 100, 40, 240])!

  private func value(_ x: Double, _ y: Double, level: Int = 0, in image: LuminanceImage) -> Float {
    Pyramid(image, smallestSide: 1).withSampler(level: level) { $0.value(at: Point(x: x, y: y)) }
  }

  @Test(
    "Between the middles of pixels values change evenly",
    arguments: [
      (0.5, 0.5, 0), (1.5, 0.5, 100), (0.5, 1.5, 40), (1.5, 1.5, 240), (1, 0.5, 50), (0.75, 0.5, 25),
      (0.5, 1, 20), (1, 1, 95), (1.25, 1.25, 161.25),
    ] as [(Double, Double, Float)])
  func interpolates(x: Double, y: Double, expected: Float) {
    #expect(value(x, y, in: four) == expected)
  }

  @Test(
    "Beyond the edge the value is the edge's",
    arguments: [
      (0, 0, 0), (-5, 0.5, 0), (2, 0.5, 100), (1e300, -1e300, 100), (1, 77, 140), (.infinity, .infinity, 240),
      (-.infinity, .infinity, 40),
    ] as [(Double, Double, Float)])
  func beyondTheEdge(x: Double, y: Double, expected: Float) {
    #expect(value(x, y, in: four) == expected)
  }

  @Test("What is not a number is somewhere in the image")
  func notANumber() {
    #expect((0...240).contains(value(.nan, .nan, in: four)))
    #expect((0...240).contains(value(1, .nan, in: four)))
    #expect((0...240).contains(value(.nan, .infinity, in: four)))
  }

  @Test("Places are pixels of the image itself, whatever the level")
  func levels() {
    let ramp = LuminanceImage(width: 64, height: 64) { x, y in UInt8(2 * x + y) }
    for level in 0...2 { #expect(abs(value(32, 24, level: level, in: ramp) - 86.5) <= 1) }
    #expect(value(7, 11, level: 1, in: ramp) == Float(ramp.halved()[3, 5]))
    #expect(value(14, 22, level: 2, in: ramp) == Float(ramp.halved().halved()[3, 5]))
  }

  @Test("A window gives what its single places give, inside the image and at its edges")
  func windows() {
    var generator = SeededGenerator(seed: 5)
    let image = LuminanceImage.random(width: 90, height: 70, using: &generator)
    let pyramid = Pyramid(image, smallestSide: 40)
    let offsets = (-3...3).flatMap { y in (-3...3).map { SIMD2<Float>(Float($0) - 0.5, Float(y) + 0.25) } }
    let right = Point(x: 2.1, y: 0.4)
    let down = Point(x: -0.6, y: 1.9)
    for level in 0...1 {
      pyramid.withSampler(level: level) { grey in
        for center in [
          Point(x: 45, y: 35), Point(x: 40.5, y: 30.5), Point(x: 12, y: 12), Point(x: 0, y: 0),
          Point(x: 88, y: 3), Point(x: 300, y: -40), Point(x: .nan, y: 10), Point(x: 10, y: .infinity),
        ] {
          var visited: [Int] = []
          grey.forEachFour(Offsets(offsets), around: center, right: right, down: down) { four, values in
            for lane in 0..<4 {
              // The last four is filled up with the last offset.
              let index = min(4 * four + lane, offsets.count - 1)
              visited.append(index)
              let place = center + right * Double(offsets[index].x) + down * Double(offsets[index].y)
              #expect(abs(values[lane] - grey.value(at: place)) < 0.05, "\(center), \(offsets[index])")
            }
          }
          #expect(visited == Array(offsets.indices) + [48, 48, 48])
        }
      }
    }
  }

  @Test("Pixels' own middles are exact in a window, too")
  func wholePlaces() {
    let image = LuminanceImage(width: 40, height: 40) { x, y in UInt8((x * 37 + y * 11) % 256) }
    let offsets = (-4...4).map { SIMD2<Float>(Float($0), Float(-$0)) }
    Pyramid(image, smallestSide: 40).withSampler(level: 0) { grey in
      grey.forEachFour(
        Offsets(offsets), around: Point(x: 20.5, y: 20.5), right: Point(x: 1, y: 0), down: Point(x: 0, y: 1)
      ) { four, values in
        for lane in 0..<4 {
          let index = min(4 * four + lane, offsets.count - 1)
          #expect(values[lane] == Float(image[16 + index, 24 - index]))
        }
      }
    }
  }

  @Test("An image contains its edges and nothing beyond them")
  func contains() {
    Pyramid(LuminanceImage(width: 40, height: 20) { _, _ in 0 }, smallestSide: 10).withSampler(level: 1) {
      #expect($0.contains(Point(x: 0, y: 0)) && $0.contains(Point(x: 40, y: 20)))
      #expect(!$0.contains(Point(x: -0.1, y: 5)) && !$0.contains(Point(x: 40.1, y: 5)))
      #expect(!$0.contains(Point(x: 5, y: 20.1)) && !$0.contains(Point(x: .nan, y: 5)))
    }
  }

  @Test(
    "A line gives what its single places give: inside the image, across its edges, beyond them, and where it is no line",
    arguments: [
      (Point(x: 20, y: 20), Point(x: 0.5, y: 0.25)), (Point(x: 80, y: 60), Point(x: -0.7, y: -0.5)),
      (Point(x: -10, y: 30), Point(x: 1.3, y: 0)), (Point(x: 30, y: 75), Point(x: 0, y: -1.1)),
      (Point(x: 0, y: 0), Point(x: 0.9, y: 0.7)), (Point(x: 89, y: 0.4), Point(x: 0, y: 0.8)),
      (Point(x: 200, y: 200), Point(x: 0.5, y: 0.5)), (Point(x: 45.5, y: 35.5), Point(x: 0, y: 0)),
      (Point(x: 10, y: 10), Point(x: .infinity, y: 0)), (Point(x: .nan, y: 10), Point(x: 1, y: 0)),
      (Point(x: 10, y: 10), Point(x: 1, y: .nan)), (Point(x: 1e300, y: 10), Point(x: -1e299, y: 0)),
    ])
  func lines(start: Point, step: Point) {
    var generator = SeededGenerator(seed: 7)
    let image = LuminanceImage.random(width: 90, height: 70, using: &generator)
    let pyramid = Pyramid(image, smallestSide: 40)
    for level in 0...1 {
      for count in [0, 1, 3, 4, 97] {
        pyramid.withSampler(level: level) { grey in
          var values = [Float](repeating: 7, count: count)
          values.withUnsafeMutableBufferPointer { grey.addValues(from: start, step: step, to: $0) }
          for index in values.indices where start.x.isFinite && step.x.isFinite && step.y.isFinite {
            #expect(abs(values[index] - 7 - grey.value(at: start + step * Double(index))) < 0.02)
          }
        }
      }
    }
  }
}
