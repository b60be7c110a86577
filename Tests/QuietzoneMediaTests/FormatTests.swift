import QuietzoneImaging
import Testing

@testable import QuietzoneMedia

struct FormatTests {
  @Test(
    "Each format's colours become luma, exactly where the format loses nothing",
    arguments: [
      ("blocks.png", 0), ("blocks-palette.png", 0), ("blocks-lossless.webp", 0), ("blocks.gif", 0),
      ("blocks.bmp", 0),
      ("blocks-palette.bmp", 0), ("blocks.tif", 0), ("blocks-deflate.tif", 0), ("blocks-lzw.tif", 0),
      ("blocks-grey.png", 0), ("blocks-grey.bmp", 0), ("blocks-grey.tif", 0), ("blocks-grey-alpha.png", 0),
      ("blocks-interlaced.png", 0), ("blocks-interlaced-grey.png", 0), ("blocks-interlaced-16-bit.png", 0),
      ("blocks-chunks.png", 0), ("blocks-lossless.jpg", 1), ("blocks-rgb.jpg", 2), ("blocks-restarts.jpg", 1),
      ("blocks-arithmetic.jpg", 1), ("blocks.jpg", 1), ("blocks-420.jpg", 1), ("blocks-progressive.jpg", 1),
      ("blocks-grey.jpg", 1),
      ("blocks-cmyk.jpg", 2), ("blocks-lossy.webp", 3),
    ])
  func colors(file: String, tolerance: Int) throws {
    let image = try LuminanceImage(contentsOf: Fixtures.name(file))
    #expect(image.width == 24 && image.height == 16)
    let levels = Fixtures.blockLevels(image)
    #expect(isClose(levels, Fixtures.colorLevels, within: tolerance), "\(levels)")
  }

  @Test(
    "What libraries read that are loaded when they are needed becomes luma, too",
    arguments: [
      ("blocks.heic", 4), ("blocks.avif", 4), ("blocks.jxl", 0), ("blocks-grey.heic", 4),
      ("blocks-grey.avif", 4),
      ("blocks-grey.jxl", 0),
    ])
  func modernColors(file: String, tolerance: Int) throws {
    let image = try LuminanceImage(contentsOf: Fixtures.name(file))
    #expect(image.width == 96 && image.height == 64)
    let levels = Fixtures.blockLevels(image)
    #expect(isClose(levels, Fixtures.colorLevels, within: tolerance), "\(levels)")
  }

  @Test(
    "Their transparency lies over white",
    arguments: [("blocks-alpha.heic", 8), ("blocks-alpha.avif", 8), ("blocks-alpha.jxl", 0)])
  func modernTransparency(file: String, tolerance: Int) throws {
    let levels = Fixtures.blockLevels(try LuminanceImage(contentsOf: Fixtures.name(file)))
    #expect(isClose(levels, Fixtures.transparentLevels, within: tolerance), "\(levels)")
  }

  @Test("A JPEG XL picture is turned as it says, and on request taken as it is stored")
  func turnedJPEGXL() throws {
    let shown = try LuminanceImage(contentsOf: Fixtures.name("orientation-6.jxl"))
    #expect(shown.width == 96 && shown.height == 64)
    #expect(isClose(Fixtures.blockLevels(shown), Fixtures.colorLevels, within: 6))
    let stored = try LuminanceImage(contentsOf: Fixtures.name("orientation-6.jxl"), appliesOrientation: false)
    #expect(stored.width == 64 && stored.height == 96)
  }

  @Test(
    "Their size is checked before anything is decoded",
    arguments: ["blocks.heic", "blocks.avif", "blocks.jxl"])
  func modernLimit(file: String) throws {
    #expect(throws: MediaError.tooManyPixels(width: 96, height: 64, limit: 6143)) {
      try LuminanceImage(contentsOf: Fixtures.name(file), maximumPixels: 6143)
    }
    #expect(throws: Never.self) { try LuminanceImage(contentsOf: Fixtures.name(file), maximumPixels: 6144) }
  }

  @Test(
    "The first picture of an animation counts", arguments: ["blocks-animated.gif", "blocks-animated.webp"])
  func animations(file: String) throws {
    let image = try LuminanceImage(contentsOf: Fixtures.name(file))
    #expect(Fixtures.blockLevels(image) == Fixtures.colorLevels)
  }

  @Test(
    "What is transparent lies over white",
    arguments: [("blocks-alpha.png", 0), ("blocks-alpha-lossless.webp", 0), ("blocks-alpha.webp", 4)])
  func transparency(file: String, tolerance: Int) throws {
    let levels = Fixtures.blockLevels(try LuminanceImage(contentsOf: Fixtures.name(file)))
    #expect(isClose(levels, Fixtures.transparentLevels, within: tolerance), "\(levels)")
  }

  @Test(
    "What is as light as white lies over black where it is transparent",
    arguments: [
      ("light-alpha.png", 0), ("light-alpha.tif", 0), ("light-alpha-lossless.webp", 0),
      ("light-alpha.webp", 4),
      ("light-alpha.heic", 8), ("light-alpha.avif", 8), ("light-alpha.jxl", 0),
    ])
  func lightOnTransparent(file: String, tolerance: Int) throws {
    let levels = Fixtures.blockLevels(try LuminanceImage(contentsOf: Fixtures.name(file)))
    #expect(isClose(levels, [255, 128, 0, 255, 64, 0], within: tolerance), "\(levels)")
  }

  @Test(
    "A transparent palette entry beside white is black",
    arguments: ["light-palette-alpha.png", "light-palette-alpha.gif"])
  func lightPalette(file: String) throws {
    let image = try LuminanceImage(contentsOf: Fixtures.name(file))
    let expected: [UInt8] = (0..<16).map { 255 - $0 % 2 * 255 }
    #expect(Array(image.pixels.prefix(16)) == expected)
  }

  @Test("Turned as it says, a light picture lies over black, too")
  func turnedLight() throws {
    try Fixtures.bytes("light-alpha.png").withUnsafeBytes { bytes in
      var lines = try PNGLines(bytes, header: ImageHeader(width: 24, height: 16))
      let image = try luminance(of: &lines, orientation: Orientation(rawValue: 6)!)
      #expect((image.width, image.height) == (16, 24))
      #expect(image[12, 4] == 255 && image[12, 12] == 128 && image[12, 20] == 0)
    }
  }

  @Test("A transparent palette entry is white")
  func transparentPalette() throws {
    let image = try LuminanceImage(contentsOf: Fixtures.name("blocks-palette-alpha.png"))
    let expected: [UInt8] = (0..<16).map { $0 % 2 * 255 }
    #expect(Array(image.pixels.prefix(16)) == expected)
  }

  @Test(
    "PNG's depths from 1 to 16 bits span black to white",
    arguments: [("grey-1-bit.png", 1), ("grey-2-bit.png", 2), ("grey-4-bit.png", 4)])
  func shallowDepths(file: String, bits: Int) throws {
    let highest = 1 << bits - 1
    let image = try LuminanceImage(contentsOf: Fixtures.name(file))
    let expected = (0..<16).map { (step: Int) -> UInt8 in UInt8(step * highest / 15 * 255 / highest) }
    #expect(Array(image.pixels.prefix(16)) == expected)
  }

  @Test("16 bits a sample become 8", arguments: ["grey-16-bit.png", "rgb-16-bit.png"])
  func deepSamples(file: String) throws {
    let image = try LuminanceImage(contentsOf: Fixtures.name(file))
    let expected: [UInt8] = (0..<16).map { $0 * 17 }
    #expect(Array(image.pixels.prefix(16)) == expected)
  }

  @Test("Black with 16 bits of alpha fades to white")
  func deepAlpha() throws {
    let image = try LuminanceImage(contentsOf: Fixtures.name("grey-alpha-16-bit.png"))
    let expected: [UInt8] = (0..<16).map { 255 - $0 * 17 }
    #expect(Array(image.pixels.prefix(16)) == expected)
  }

  @Test("Two levels are black and white", arguments: ["blocks-bilevel.tif", "blocks-bilevel.bmp"])
  func bilevel(file: String) throws {
    let levels = Fixtures.blockLevels(try LuminanceImage(contentsOf: Fixtures.name(file)))
    #expect(levels == [255, 255, 0, 0, 255, 255])
  }

  @Test("An image is shown the way its Exif orientation says", arguments: 1...8)
  func orientation(_ orientation: Int) throws {
    let image = try LuminanceImage(contentsOf: Fixtures.name("orientation-\(orientation).jpg"))
    #expect(image.width == 24 && image.height == 16)
    #expect(isClose(Fixtures.blockLevels(image), Fixtures.colorLevels, within: 1))
  }

  @Test("On request an image's pixels stay as they are stored", arguments: ["jpg", "png", "webp", "tif"])
  func storedPixels(suffix: String) throws {
    let name = Fixtures.name("orientation-6.\(suffix)")
    let stored = try LuminanceImage(contentsOf: name, appliesOrientation: false)
    #expect(stored.width == 16 && stored.height == 24)
    let shown = try LuminanceImage(contentsOf: name)
    // What is shown is the stored picture turned a quarter clockwise.
    let turned = (0..<16 * 24).map { stored[$0 / 24, 23 - $0 % 24] }
    #expect(shown.pixels == turned)
    let bytes = try Fixtures.bytes("orientation-6.\(suffix)")
    #expect(try LuminanceImage(imageFile: bytes, appliesOrientation: false).pixels == stored.pixels)
  }

  @Test("PNG, WebP and TIFF are turned, too", arguments: ["png", "webp", "tif"])
  func otherOrientations(suffix: String) throws {
    let image = try LuminanceImage(contentsOf: Fixtures.name("orientation-6.\(suffix)"))
    #expect(image.width == 24 && image.height == 16)
    #expect(Fixtures.blockLevels(image) == Fixtures.colorLevels)
  }

  @Test("One pixel is an image", arguments: ["one-pixel.png", "one-pixel.jpg"])
  func onePixel(file: String) throws {
    let image = try LuminanceImage(contentsOf: Fixtures.name(file))
    #expect(image.width == 1 && image.height == 1 && image.pixels == [77])
  }
}
