import Quietzone
import Testing

struct SmallCodeTests {
  @Test("A patch of modules that takes up a small part of the picture is a small code")
  func small() {
    #expect(showsSmallCode(desk(modules: 25, ofPixels: 2)))
    #expect(showsSmallCode(desk(modules: 33, ofPixels: 3)))
  }

  @Test("A code that fills half of the picture needs no zoom")
  func large() {
    #expect(!showsSmallCode(desk(modules: 25, ofPixels: 10)))
    #expect(!showsSmallCode(desk(modules: 100, ofPixels: 3)))
  }

  @Test("Calm ground, specks and texture everywhere are no codes")
  func none() {
    #expect(!showsSmallCode(desk(modules: 0, ofPixels: 1)))
    #expect(!showsSmallCode(desk(modules: 3, ofPixels: 2)))
    #expect(!showsSmallCode(desk(modules: 200, ofPixels: 2)))
  }

  @Test("Pictures of any size are looked at", arguments: [1, 2, 8, 9, 16, 17, 25])
  func tiny(side: Int) {
    #expect(
      !showsSmallCode(
        LuminanceImage(width: side, height: side) { $0.initialize(repeating: 200, count: side * side) }))
  }

  /// A grey desk of 400 × 400 pixels with a square of random modules in its middle.
  private func desk(modules: Int, ofPixels size: Int) -> LuminanceImage {
    var state: UInt32 = 7
    let isDark = (0..<modules * modules).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 30 & 1 == 1
    }
    let start = 200 - modules * size / 2
    return LuminanceImage(width: 400, height: 400) { pixels in
      for y in 0..<400 {
        for x in 0..<400 {
          let (column, row) = ((x - start) / size, (y - start) / size)
          let isInside = x >= start && y >= start && column < modules && row < modules
          pixels[y * 400 + x] = !isInside ? 180 : isDark[row * modules + column] ? 60 : 200
        }
      }
    }
  }
}
