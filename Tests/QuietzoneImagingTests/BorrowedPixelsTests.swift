import TestSupport
import Testing

@testable import QuietzoneImaging

struct BorrowedPixelsTests {
  /// How the rows and pixels of a borrowed picture lie.
  struct Layout: CustomTestStringConvertible, Sendable {
    var step = 1
    var padding = 0

    func stride(_ width: Int) -> Int { width * step + padding }
    func count(_ width: Int, _ height: Int) -> Int { (height - 1) * stride(width) + (width - 1) * step + 1 }
    var testDescription: String { "step \(step), padding \(padding)" }
  }

  static let layouts = [
    Layout(), Layout(padding: 1), Layout(padding: 45), Layout(step: 2), Layout(step: 3, padding: 7),
    Layout(step: 4), Layout(step: 4, padding: 13),
  ]
  static let sizes = [(1, 1), (2, 2), (3, 40), (16, 16), (17, 9), (33, 34), (83, 45), (160, 121)]

  @Test("Every stage sees in a borrowed picture what it sees in its copy", arguments: layouts, sizes)
  func same(layout: Layout, size: (width: Int, height: Int)) throws {
    var generator = SeededGenerator(seed: 3)
    let copy = LuminanceImage.random(width: size.width, height: size.height, using: &generator)
    let bytes = scattered(copy, layout, using: &generator)
    let seen = bytes.withUnsafeBytes { bytes in
      borrowed(bytes, size, layout) { Sight($0) }
    }
    #expect(seen == Sight(copy))
  }

  @Test("Nothing is read before the first pixel or behind the last", arguments: layouts, sizes)
  func bounds(layout: Layout, size: (width: Int, height: Int)) throws {
    var generator = SeededGenerator(seed: 4)
    let copy = LuminanceImage.random(width: size.width, height: size.height, using: &generator)
    let bytes = scattered(copy, layout, using: &generator)
    let memory = GuardedMemory(bytes.count)
    for start in [0, memory.bytes.count - bytes.count] {
      let place = UnsafeMutableRawBufferPointer(rebasing: memory.bytes[start..<start + bytes.count])
      place.copyBytes(from: bytes)
      #expect(borrowed(UnsafeRawBufferPointer(place), size, layout) { Sight($0) } == Sight(copy))
    }
  }

  @Test("Where pixels are next to each other they stay where they are, those of a crop, too")
  func notCopied() {
    let bytes = [UInt8](repeating: 1, count: 500)
    bytes.withUnsafeBytes { bytes in
      let offsets = borrowed(bytes, (20, 9), Layout(padding: 30)) { image in
        let part = image.cropped(to: PixelRectangle(x: 3, y: 2, width: 5, height: 5))
        return [image, part, Pyramid(part, smallestSide: 2).levels[0]].map { image in
          image.withPixels { UnsafeRawPointer($0.top) - bytes.baseAddress! }
        }
      }
      #expect(offsets == [0, 103, 103])
    }
  }

  @Test(
    "A picture that its memory cannot hold is none",
    arguments: [
      (100, 10, 10, nil, 1, true), (99, 10, 10, nil, 1, false), (98, 10, 9, 11, 1, true),
      (97, 10, 9, 11, 1, false), (400, 10, 10, nil, 4, true), (397, 10, 10, nil, 4, true),
      (396, 10, 10, nil, 4, false), (999, 10, 10, 9, 1, false), (999, 10, 10, 36, 4, false),
      (999, 10, 10, 37, 4, true), (999, -1, 10, nil, 1, false), (999, 10, -1, nil, 1, false),
      (999, 10, 10, -10, 1, false), (999, 10, 10, nil, 0, false), (999, 10, 10, nil, -1, false),
      (999, .max, 2, nil, 1, false), (999, 2, .max, nil, 1, false), (999, 2, 2, .max, 1, false),
      (999, 2, 2, nil, .max, false), (999, .max, .max, .max, .max, false), (0, 0, 0, nil, 1, true),
      (0, 0, 9, nil, 4, true), (0, 9, 0, 9, 1, true), (0, 1, 1, nil, 1, false),
    ] as [(Int, Int, Int, Int?, Int, Bool)])
  func fits(count: Int, width: Int, height: Int, rowStride: Int?, step: Int, isPicture: Bool) {
    let bytes = [UInt8](repeating: 1, count: count)
    let sum = bytes.withUnsafeBytes {
      LuminanceImage.withBorrowed(
        $0, width: width, height: height, rowStride: rowStride, pixelStep: step
      ) { image in image.pixels.reduce(0) { $0 + Int($1) } }
    }
    #expect(sum == (isPicture ? width * height : nil))
  }

  @Test("A picture without pixels needs no memory")
  func empty() {
    let nothing = UnsafeRawBufferPointer(start: nil, count: 0)
    for (width, height) in [(0, 0), (0, 7), (7, 0)] {
      let size = borrowed(nothing, (width, height), Layout()) { image in
        [image.pixels.count, image.halved().pixels.count, image.doubled().pixels.count]
      }
      #expect(size == [0, 0, 0])
    }
  }

  @Test("Shared memory is released once, when the last part of the picture is gone")
  func release() {
    final class Count: @unchecked Sendable { var value = 0 }
    let releases = Count()
    let memory = GuardedMemory(100)
    var image = LuminanceImage(
      sharing: UnsafeRawBufferPointer(memory.bytes), width: 10, height: 10,
      release: { releases.value += 1 })
    var part = image?.cropped(to: PixelRectangle(x: 1, y: 1, width: 2, height: 2))
    image = nil
    #expect(part?.pixels == [0, 0, 0, 0] && releases.value == 0)
    part = nil
    #expect(releases.value == 1)
    image = LuminanceImage(
      sharing: UnsafeRawBufferPointer(memory.bytes), width: .max, height: 10,
      release: { releases.value += 1 })
    #expect(image == nil && releases.value == 1)
  }

  @Test("A picture that is kept beyond its loan cannot be looked at")
  func kept() async {
    await #expect(processExitsWith: .failure) {
      let kept = ([1, 2, 3, 4] as [UInt8]).withUnsafeBytes { bytes in
        LuminanceImage.withBorrowed(bytes, width: 2, height: 2) { $0 }
      }
      _ = kept?.pixels
    }
  }

  @Test("What goes wrong while a picture is on loan goes on to who lent it")
  func throwing() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try ([1, 2, 3, 4] as [UInt8]).withUnsafeBytes { bytes in
        try LuminanceImage.withBorrowed(bytes, width: 2, height: 2) { _ in throw Refusal() }
      }
    }
  }

  /// The pixels of `image` with noise between them.
  private func scattered(
    _ image: LuminanceImage, _ layout: Layout, using generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = (0..<layout.count(image.width, image.height)).map { _ in
      UInt8.random(in: 0...255, using: &generator)
    }
    for y in 0..<image.height {
      for x in 0..<image.width { bytes[y * layout.stride(image.width) + x * layout.step] = image[x, y] }
    }
    return bytes
  }

  private func borrowed<Result>(
    _ bytes: UnsafeRawBufferPointer, _ size: (width: Int, height: Int), _ layout: Layout,
    _ body: (LuminanceImage) -> Result
  ) -> Result? {
    LuminanceImage.withBorrowed(
      bytes, width: size.width, height: size.height, rowStride: layout.stride(size.width),
      pixelStep: layout.step, body)
  }
}

/// What the stages see in a picture.
private struct Sight: Equatable {
  var pictures: [[UInt8]] = []
  var bits: [[UInt64]] = []
  var strength: [Float]
  var direction: [SIMD2<Float>]
  var corners: [UInt8]
  var samples: [Float] = []

  init(_ image: LuminanceImage) {
    let blocks = GradientBlocks(image)
    (strength, direction) = (blocks.strength, blocks.direction)
    let (right, bottom) = (image.width - 1, image.height - 1)
    corners = [image[0, 0], image[right, 0], image[0, bottom], image[right, bottom]]
    for part in [image, image.cropped(to: PixelRectangle(x: 1, y: 1, width: right, height: bottom))] {
      let pyramid = Pyramid(part, smallestSide: 8)
      pictures += pyramid.levels.map(\.pixels)
      pictures += [part.halved().pixels, part.doubled().pixels, part.sharpened(radius: 2, amount: 2).pixels]
      bits += [
        LocalThreshold()(part).words, LocalThreshold(radius: 1, contrast: 5, margin: 0)(part).words,
      ]
      guard part.width > 0, part.height > 0 else { continue }
      pyramid.withSampler(level: 0) { samples += Self.samples($0) }
    }
  }

  private static func samples(_ grey: GreySampler) -> [Float] {
    let (width, height) = (Double(grey.width), Double(grey.height))
    var values = [Float](repeating: 0, count: 50)
    values.withUnsafeMutableBufferPointer { values in
      grey.addValues(from: Point(x: -2, y: -1), step: Point(x: width / 45, y: height / 47), to: values)
    }
    let offsets = Offsets([[0, 0], [1, 0], [0, 1], [1, 1]])
    for place in 0..<20 {
      let center = Point(x: width * Double(place) / 19, y: height * Double(place % 7) / 6)
      grey.forEachFour(offsets, around: center, right: Point(x: 1, y: 0), down: Point(x: 0, y: 1)) {
        values += [$1.x, $1.y, $1.z, $1.w]
      }
    }
    return values
  }
}
