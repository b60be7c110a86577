import Foundation
import Quietzone
import TestSupport
import Testing

@Suite("MaxiCode: whole pictures", .serialized)
struct MaxiCodePictureTests {
  private func picture(_ symbol: DrawnBullseye, scale: Double, ground: Double = 220) -> Canvas {
    let side = symbol.pictureSide(scale: scale)
    return Canvas(width: side, height: side, ground: ground)
  }

  @Test(
    "A symbol of each mode is read at any angle, its corners in its own order",
    arguments: DrawnBullseye.maxiCode)
  func angles(_ symbol: DrawnBullseye) throws {
    for degrees in [0.0, 23, 60, 111, 180, 254, 300] {
      var picture = picture(symbol, scale: 4)
      let corners = symbol.corners(side: picture.width, scale: 4, degrees: degrees)
      picture.draw(symbol, corners)
      try symbol.expectRead(in: picture, at: corners, within: 2.5)
    }
  }

  @Test("Mode, size and error correction are given")
  func details() throws {
    for symbol in DrawnBullseye.maxiCode {
      var picture = picture(symbol, scale: 5)
      picture.draw(symbol, symbol.corners(side: picture.width, scale: 5, degrees: 10))
      let barcode = try #require(BarcodeReader(symbologies: [.maxiCode]).read(picture.image).first)
      #expect(barcode.symbology == .maxiCode)
      #expect(barcode.version == Int(symbol.size))
      #expect(barcode.errorCorrectionLevel == (symbol.size == "5" ? "EEC" : "SEC"))
    }
  }

  @Test("Light on dark, in a mirror and at a slant", arguments: DrawnBullseye.maxiCode)
  func views(_ symbol: DrawnBullseye) throws {
    var dark = picture(symbol, scale: 4, ground: 30)
    var corners = symbol.corners(side: dark.width, scale: 4, degrees: 40)
    dark.draw(symbol, corners, isInverted: true)
    try symbol.expectRead(in: dark, at: corners, within: 2.5, isInverted: true)

    swap(&corners.topLeft, &corners.topRight)
    swap(&corners.bottomLeft, &corners.bottomRight)
    var mirrored = picture(symbol, scale: 4)
    mirrored.draw(symbol, corners)
    try symbol.expectRead(in: mirrored, at: corners, within: 2.5, isMirrored: true)

    var slanted = picture(symbol, scale: 6)
    corners = symbol.corners(side: slanted.width, scale: 6, degrees: 200)
    corners.topLeft = corners.topLeft + (corners.center - corners.topLeft) * 0.1
    corners.bottomLeft = corners.bottomLeft + (corners.center - corners.bottomLeft) * 0.1
    slanted.draw(symbol, corners)
    try symbol.expectRead(in: slanted, at: corners, within: 4)
  }

  @Test(
    "A symbol is read whose bullseye is damaged in the middle and where its rings cross two axes",
    arguments: DrawnBullseye.maxiCode)
  func brokenRings(_ symbol: DrawnBullseye) throws {
    for degrees in [0.0, 50, 140] {
      var picture = picture(symbol, scale: 6)
      let corners = symbol.corners(side: picture.width, scale: 6, degrees: degrees)
      picture.draw(symbol, corners)
      // In widths of a module from the bullseye's middle.
      for place in [Point(x: 0, y: 0), Point(x: 2.5, y: 0), Point(x: 0.3, y: -3.2)] {
        let middle = corners.center + (place + Point(x: -0.5, y: 0)).turned(degrees: degrees) * 6
        picture.cover(around: middle, radius: 4, tone: 125)
      }
      try symbol.expectRead(in: picture, at: corners, within: 3)
    }
  }

  @Test("Round rings alone, and with noise around them, are no symbol")
  func ringsAlone() throws {
    let symbol = try #require(DrawnBullseye.maxiCode.first)
    var generator = SeededGenerator(seed: 63)
    for round in 0..<12 {
      var modules = ModuleMatrix(width: 30, height: 33)
      if round > 0 {
        for index in modules.isDark.indices { modules.isDark[index] = .random(using: &generator) }
      }
      let drawn = symbol.with(modules)
      var picture = picture(symbol, scale: 5)
      picture.draw(drawn, symbol.corners(side: picture.width, scale: 5, degrees: Double(round) * 13))
      #expect(BarcodeReader(symbologies: [.aztec, .maxiCode]).read(picture.image).isEmpty)
    }
  }
}

extension Canvas {
  /// Covers a disc with one tone.
  fileprivate mutating func cover(around middle: Point, radius: Double, tone: Double) {
    for y in 0..<height {
      for x in 0..<width
      where (Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - middle).length < radius {
        samples[y * width + x] = tone
      }
    }
  }
}
