import Foundation
import Quietzone
import TestSupport
import Testing

@Suite("Aztec Code: whole pictures")
struct AztecPictureTests {
  private static let small = DrawnBullseye.aztec.filter { $0.modules.width < 60 }

  private func picture(_ symbol: DrawnBullseye, scale: Double, ground: Double = 220) -> Canvas {
    let side = symbol.pictureSide(scale: scale)
    return Canvas(width: side, height: side, ground: ground)
  }

  @Test(
    "A symbol of each size is read at any angle, its corners in its own order", arguments: DrawnBullseye.aztec
  )
  func angles(_ symbol: DrawnBullseye) throws {
    for degrees in symbol.modules.width < 60 ? [0.0, 17, 45, 98, 180, 251, 330] : [0, 33, 200] {
      var picture = picture(symbol, scale: 3)
      let corners = symbol.corners(side: picture.width, scale: 3, degrees: degrees)
      picture.draw(symbol, corners)
      try symbol.expectRead(in: picture, at: corners)
    }
  }

  @Test("Version, size and share of error correction are given")
  func details() throws {
    for symbol in DrawnBullseye.aztec {
      var picture = picture(symbol, scale: 3)
      picture.draw(symbol, symbol.corners(side: picture.width, scale: 3, degrees: 10))
      let barcode = try #require(BarcodeReader(symbologies: [.aztec]).read(picture.image).first)
      #expect(barcode.symbology == .aztec)
      #expect(barcode.version == Int(symbol.size.dropFirst()) ?? 0)
      #expect(barcode.errorCorrectionLevel?.hasSuffix("%") == true)
    }
  }

  @Test("Two pixels a module are enough, for a live frame too", arguments: small)
  func tiny(_ symbol: DrawnBullseye) throws {
    for degrees in [0.0, 28, 75] {
      var picture = picture(symbol, scale: 2)
      let corners = symbol.corners(side: picture.width, scale: 2, degrees: degrees)
      picture.draw(symbol, corners)
      try symbol.expectRead(in: picture, at: corners, plan: .live)
    }
  }

  @Test("A light symbol on a dark ground is read, unless that is not wanted", arguments: small)
  func inverted(_ symbol: DrawnBullseye) throws {
    var picture = picture(symbol, scale: 3, ground: 30)
    let corners = symbol.corners(side: picture.width, scale: 3, degrees: 12)
    picture.draw(symbol, corners, isInverted: true)
    try symbol.expectRead(in: picture, at: corners, isInverted: true)
    #expect(BarcodeReader(symbologies: [.aztec], readsInverted: false).read(picture.image).isEmpty)
  }

  @Test("A symbol in a mirror is read, and says so", arguments: small)
  func mirrored(_ symbol: DrawnBullseye) throws {
    var picture = picture(symbol, scale: 3)
    var corners = symbol.corners(side: picture.width, scale: 3, degrees: 130)
    swap(&corners.topRight, &corners.bottomLeft)
    picture.draw(symbol, corners)
    try symbol.expectRead(in: picture, at: corners, isMirrored: true)
  }

  @Test("A symbol seen at a slant is read", arguments: DrawnBullseye.aztec)
  func perspective(_ symbol: DrawnBullseye) throws {
    var picture = picture(symbol, scale: 4.5)
    var corners = symbol.corners(side: picture.width, scale: 4.5, degrees: 20)
    let center = corners.center
    // In the smallest symbols all of the slant is within the bullseye.
    let slant = symbol.modules.width < 19 ? 0.12 : 0.3
    corners.topLeft = corners.topLeft + (center - corners.topLeft) * slant
    corners.topRight = corners.topRight + (center - corners.topRight) * (slant - 0.05)
    picture.draw(symbol, corners)
    try symbol.expectRead(in: picture, at: corners, within: 2.5)
  }

  @Test("Noise is no obstacle, and never gives wrong content", arguments: small)
  func noise(_ symbol: DrawnBullseye) throws {
    var generator = SeededGenerator(seed: 61)
    for strength in [60.0, 160, 320] {
      var picture = picture(symbol, scale: 4)
      let corners = symbol.corners(side: picture.width, scale: 4, degrees: 55)
      picture.draw(symbol, corners)
      for index in picture.samples.indices {
        picture.samples[index] += strength * (Double.random(in: 0...1, using: &generator) - 0.5)
      }
      if strength == 60 {
        try symbol.expectRead(in: picture, at: corners, within: 2.5)
      } else {
        for barcode in BarcodeReader().read(picture.image) {
          #expect(barcode.bytes.map { String(format: "%02x", $0) }.joined() == symbol.hexadecimal)
        }
      }
    }
  }

  @Test("Square rings alone, and with noise around them, are no symbol")
  func ringsAlone() {
    var generator = SeededGenerator(seed: 62)
    for dimension in [9, 13, 11, 15, 23] {
      for _ in 0..<10 {
        var modules = ModuleMatrix(width: dimension, height: dimension)
        let middle = dimension / 2
        for y in 0..<dimension {
          for x in 0..<dimension {
            let ring = max(abs(x - middle), abs(y - middle))
            modules[x, y] = ring <= 4 || dimension == 13 ? ring % 2 == 0 : Bool.random(using: &generator)
          }
        }
        var picture = Canvas(width: 160, height: 160)
        picture.draw(modules, Quadrilateral(x: 30, y: 30, side: Double(4 * dimension)))
        #expect(BarcodeReader(symbologies: [.aztec, .maxiCode]).read(picture.image).isEmpty)
      }
    }
  }
}
