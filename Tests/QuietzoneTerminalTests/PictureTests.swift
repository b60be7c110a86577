import QuietzoneImaging
import TestSupport
import Testing

@testable import QuietzoneTerminal

@Suite struct PictureTests {
  /// A picture in which every value is, at random.
  private func scene(_ width: Int, _ height: Int) -> InkedPicture {
    var generator = SeededGenerator(seed: 18)
    var picture = InkedPicture(width: width, height: height)
    for index in picture.pixels.indices { picture.pixels[index] = .random(in: 0...251, using: &generator) }
    return picture
  }

  private func image(_ width: Int, _ height: Int, _ value: (Int, Int) -> UInt8) -> LuminanceImage {
    LuminanceImage(
      width: width, height: height, pixels: (0..<width * height).map { value($0 % width, $0 / width) })!
  }

  // MARK: Size

  @Test("Each pixel is the mean of those that fall into it")
  func means() {
    var picture = InkedPicture(width: 2, height: 1)
    picture.show(image(4, 2) { x, y in [0, 100, 255, 255][x] + (x < 2 && y == 1 ? 50 : 0) })
    #expect(picture.pixels == [UInt8(75 * 247 / 255), 247])
  }

  @Test("Every pixel of a frame counts, whatever the sizes: a plain one stays plain, and a gradient goes on")
  func sizes() {
    for (width, height) in [(1, 1), (7, 3), (64, 48), (641, 3), (1000, 1)] {
      var plain = InkedPicture(width: width, height: height)
      plain.show(image(640, 37) { _, _ in 200 })
      #expect(Set(plain.pixels) == [UInt8(200 * 247 / 255)], "\(width)×\(height)")
      var gradient = InkedPicture(width: width, height: height)
      gradient.show(image(256, 4) { x, _ in UInt8(x) })
      let row = gradient.pixels.prefix(width)
      #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test("A frame without pixels is black")
  func empty() {
    var picture = InkedPicture(width: 3, height: 2)
    picture.pixels = Array(repeating: 9, count: 6)
    picture.show(LuminanceImage(width: 0, height: 0, pixels: [])!)
    #expect(picture.pixels == Array(repeating: 0, count: 6))
  }

  @Test("A part of a frame is shown, and what is beside it is not")
  func crops() {
    let whole = image(100, 100) { x, y in 25..<75 ~= x && 25..<75 ~= y ? 255 : 0 }
    var picture = InkedPicture(width: 5, height: 5)
    picture.show(whole.cropped(to: PixelRectangle(x: 25, y: 25, width: 50, height: 50)))
    #expect(Set(picture.pixels) == [247])
  }

  // MARK: Drawing

  @Test("Outlines far outside, and of no size, change nothing and stop nothing")
  func farOutlines() {
    var picture = InkedPicture(width: 40, height: 30)
    for place in [-1e9, -1.0, 1.5, 1e300, .nan, .infinity] {
      let corner = Point(x: place, y: place)
      picture.draw(
        Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner), .code)
    }
    #expect(picture == InkedPicture(width: 40, height: 30))
  }

  @Test("A line that crosses the picture is drawn to its edges")
  func crossingLine() {
    var picture = InkedPicture(width: 40, height: 30)
    picture.drawLine(from: Point(x: -5, y: 0.5), to: Point(x: 5, y: 0.5), .code)
    #expect(picture.pixels.filter { $0 == Ink.code.rawValue }.count == 40)
  }

  @Test("Greys outside the frame are darkened, and a flash leaves inks as they are")
  func dimming() {
    var picture = InkedPicture(width: 4, height: 1)
    picture.pixels = [200, 200, 200, Ink.code.rawValue]
    picture.dim(outside: PixelRectangle(x: 1, y: 0, width: 3, height: 9))
    #expect(picture.pixels == [100, 200, 200, Ink.code.rawValue])
    picture.flash(1)
    #expect(picture.pixels == [247, 247, 247, Ink.code.rawValue])
  }

  // MARK: Sixel

  @Test(
    "Sixels give back every ink, and every grey to within what dithering may change", arguments: [16, 256])
  func sixels(colors: Int) throws {
    let picture = scene(83, 47)
    let shown = try #require(SixelPicture(SixelEncoder(colors: colors).bytes(picture, colors: .direct)))
    #expect((shown.width, shown.height) == (83, 47))
    #expect(shown.colorCount <= colors)
    let step = 100 / Double(min(64, colors - 4) - 1)
    for (value, pixel) in zip(picture.pixels, shown.pixels) {
      let pixel = try #require(pixel)
      if let ink = Ink(rawValue: value) {
        #expect(pixel == [ink.color.red, ink.color.green, ink.color.blue].map { Int($0) * 100 / 255 })
      } else {
        #expect(Set(pixel).count == 1)
        #expect(abs(Double(pixel[0]) - Double(value) * 100 / 247) <= step + 1)
      }
    }
  }

  @Test("Dithered greys are right in the mean")
  func ditheredMean() throws {
    var picture = InkedPicture(width: 64, height: 48)
    for value: UInt8 in [0, 40, 123, 200, 247] {
      picture.pixels = Array(repeating: value, count: picture.pixels.count)
      let shown = try #require(SixelPicture(SixelEncoder(colors: 16).bytes(picture, colors: .direct)))
      let mean = Double(shown.pixels.reduce(0) { $0 + $1![0] }) / Double(shown.pixels.count)
      #expect(abs(mean - Double(value) * 100 / 247) < 1.5)
    }
  }

  @Test("Equal columns are counted: a plain picture is short")
  func sixelRuns() {
    let bytes = SixelEncoder(colors: 16).bytes(InkedPicture(width: 800, height: 600), colors: .direct)
    #expect(bytes.count < 1500)
  }

  // MARK: kitty

  @Test("kitty's pieces hold every pixel, scaled to the cells, and the picture before goes")
  func kitty() throws {
    let picture = scene(211, 113)
    var encoder = KittyEncoder()
    for (number, last) in [("1", 2), ("2", 1), ("1", 2)] {
      let shown = try #require(KittyPicture(encoder.bytes(picture, columns: 40, rows: 12, colors: .direct)))
      #expect((shown.width, shown.height) == (211, 113))
      #expect(
        shown.keys["c"] == "40" && shown.keys["r"] == "12" && shown.keys["i"] == number
          && shown.keys["q"] == "2")
      #expect(shown.deleted == [last])
      #expect(shown.pieces.count > 1 && shown.pieces.dropLast().allSatisfy { $0 == 4096 })
      let expected = picture.pixels.map { value -> [UInt8] in
        let color = color(of: value)
        return [color.red, color.green, color.blue]
      }
      #expect(shown.pixels == expected)
    }
  }

  @Test("A picture of more than a block is whole")
  func largePicture() throws {
    let picture = scene(640, 480)
    var encoder = KittyEncoder()
    let shown = try #require(KittyPicture(encoder.bytes(picture, columns: 80, rows: 23, colors: .none)))
    #expect(shown.pixels.count == 640 * 480)
    // Without colours everything is grey.
    #expect(shown.pixels.allSatisfy { $0[0] == $0[1] && $0[1] == $0[2] })
  }

  @Test("Base64 of every length")
  func base64() {
    for (text, expected) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")] {
      var encoded: [UInt8] = []
      appendBase64(text.utf8, to: &encoded)
      #expect(encoded == Array(expected.utf8))
    }
  }
}
