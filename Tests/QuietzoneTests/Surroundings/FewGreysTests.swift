import Foundation
import QuietzoneImaging
import TestSupport
import Testing

@testable import Quietzone

@Suite("Few grey values: faded print, fog, a display in the sun")
struct FewGreysTests {
  /// A canvas of 220 and 30 with so many grey values between the two, the darkest of them `darkest`, and noise of one grey value.
  private func faded(_ canvas: Canvas, levels: Double, darkest: Double) -> Canvas {
    var faded = canvas
    faded.samples = canvas.samples.map { darkest + levels * ($0 - 30) / 190 }
    faded.addNoise(1, seed: 5)
    return faded
  }

  /// Draws lines of small print in black from row `top` on.
  private func print(from top: Int, on canvas: inout Canvas) {
    for y in top..<canvas.height - 8 where (y - top) % 14 < 9 {
      for x in 12..<canvas.width - 12 where x % 8 < 4 { canvas.samples[y * canvas.width + x] = 8 }
    }
  }

  @Test(
    "Symbols of eight grey values are read, alone and beside print in full black",
    arguments: [40.0, 120, 200])
  func faded(darkest: Double) {
    let qrCode = DrawnSymbol.versionTwo
    let dataMatrix = DrawnDataMatrix.ofSize(22, 22)
    let aztec = DrawnBullseye.aztec[0]
    for (name, modules, hexadecimal) in [
      ("QR Code", qrCode.modules, qrCode.hexadecimal), ("Aztec", aztec.modules, aztec.hexadecimal),
      ("Data Matrix", dataMatrix.modules, dataMatrix.bytes.map { String(format: "%02x", $0) }.joined()),
    ] {
      for isOnPage in [false, true] {
        var canvas = Canvas(width: 240, height: isOnPage ? 340 : 240)
        canvas.draw(modules, Quadrilateral(x: 50, y: 50, side: 5 * Double(modules.width)))
        canvas = faded(canvas, levels: 8, darkest: darkest)
        if isOnPage { print(from: 240, on: &canvas) }
        let read = BarcodeReader().read(canvas.image).map {
          $0.bytes.map { String(format: "%02x", $0) }.joined()
        }
        #expect(read == [hexadecimal], "\(name), on a page: \(isOnPage)")
      }
    }
  }

  @Test(
    "Beside print in full black modules may be as wide as they like, in pictures of any size",
    arguments: [2, 8, 20, 40, 90.0])
  func faded(moduleSize: Double) {
    let modules = DrawnSymbol.versionTwo.modules
    let side = moduleSize * Double(modules.width)
    let (width, height) = (Int(side + 8 * moduleSize), Int(side + 8 * moduleSize))
    var canvas = Canvas(width: max(width, 240), height: height + 110)
    canvas.draw(modules, Quadrilateral(x: 4 * moduleSize, y: 4 * moduleSize, side: side))
    canvas = faded(canvas, levels: 12, darkest: 130)
    print(from: height + 10, on: &canvas)
    #expect(BarcodeReader().read(canvas.image).count == 1)
  }

  @Test("Noise alone, or a fold in paper, is no symbol", arguments: 1...4)
  func noSymbol(seed: UInt64) {
    var canvas = Canvas(width: 320, height: 240, ground: 150)
    for y in 100..<240 { for x in 0..<320 { canvas.samples[y * 320 + x] -= 9 } }
    canvas.addNoise(Double(seed), seed: seed)
    #expect(BarcodeReader().read(canvas.image).isEmpty)
  }

  @Test("The range of a histogram is that from the darkest to the lightest, but for specks")
  func range() throws {
    let picture = try #require(
      LuminanceImage(width: 10, height: 10, pixels: [0, 255] + (0..<98).map { $0 < 49 ? 100 : 110 }))
    #expect(GreyHistogram(picture).range(leavingOut: 0) == 0...255)
    #expect(GreyHistogram(picture).range(leavingOut: 0.01) == 100...110)
    let part = GreyHistogram(picture.cropped(to: PixelRectangle(x: 2, y: 0, width: 3, height: 1)))
    #expect(part.range(leavingOut: 0.4) == 100...100)
    let nothing = GreyHistogram(picture.cropped(to: PixelRectangle(x: 0, y: 0, width: 0, height: 0)))
    #expect(nothing.range(leavingOut: 0) == nil)
  }

  @Test(
    "Two grey values are like two, however often there is each of them; all between them alike are less so")
  func likenessToTwo() throws {
    let modules = try #require(
      LuminanceImage(width: 10, height: 10, pixels: (0..<100).map { $0 < 30 ? 100 : 110 }))
    let slope = try #require(LuminanceImage(width: 100, height: 1, pixels: (100..<200).map { UInt8($0) }))
    #expect(GreyHistogram(modules).likenessToTwo(in: 100...110, noise: 0) > 0.99)
    #expect(abs(GreyHistogram(slope).likenessToTwo(in: 100...199, noise: 0) - 0.56) < 0.01)
  }

  @Test("Stretched, the ends of the range are black and white, and so is what lies beyond them")
  func stretched() throws {
    let picture = try #require(LuminanceImage(width: 5, height: 1, pixels: [90, 100, 105, 110, 200]))
    #expect(picture.stretched(from: 100...110).pixels == [0, 0, 127, 255, 255])
    // A range of one grey value parts what is beyond it.
    #expect(picture.stretched(from: 105...105).pixels == [0, 0, 0, 255, 255])
  }
}
