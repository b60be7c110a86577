import QuietzoneImaging
import Testing

@Suite("Enlarging")
struct EnlargingTests {
  @Test("An even image stays even, and has as many pixels as asked for", arguments: [1.0, 1.5, 2.0, 3.3])
  func even(scale: Double) {
    let image = LuminanceImage(width: 30, height: 20) { $0.initialize(repeating: 77, count: 600) }
    let enlarged = image.enlarged(by: scale)
    #expect(enlarged.width == Int((30 * scale).rounded()) && enlarged.height == Int((20 * scale).rounded()))
    #expect(enlarged.pixels.allSatisfy { $0 == 77 })
  }

  @Test("Grey values lie where they lay: a slope stays the same slope, but for a scale")
  func slope() {
    let image = LuminanceImage(width: 40, height: 40) { target in
      for index in 0..<1600 { target[index] = UInt8(index % 40 * 3 + index / 40 * 2) }
    }
    let enlarged = image.enlarged(by: 1.5)
    for y in 3..<57 {
      for x in 3..<57 {
        let (left, top) = ((Double(x) + 0.5) / 1.5 - 0.5, (Double(y) + 0.5) / 1.5 - 0.5)
        #expect(abs(Double(enlarged[x, y]) - (left * 3 + top * 2)) < 1.5)
      }
    }
  }

  @Test("An image is returned as it is where nothing would be left of it, or more than memory holds")
  func limits() {
    let image = LuminanceImage(width: 3, height: 2) { $0.initialize(repeating: 1, count: 6) }
    for scale in [0, 0.01, 1e6, -1, .nan, .infinity] {
      let result = image.enlarged(by: scale)
      #expect(result.width == 3 && result.height == 2)
    }
    let nothing = LuminanceImage(width: 0, height: 0) { _ in }
    #expect(nothing.enlarged(by: 2).pixels.isEmpty)
  }
}
