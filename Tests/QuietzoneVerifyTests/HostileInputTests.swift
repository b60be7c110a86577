import QuietzoneImaging
import QuietzoneSymbols
import Testing

@testable import Quietzone
@testable import QuietzoneVerify

/// The same numbers each time.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

@Suite("What a verifier does with nonsense")
struct HostileInputTests {
  @Test("Symbols that are nowhere in the picture, or say what cannot be, are graded 0.0 or not at all")
  func nonsense() {
    var numbers = Numbers(state: 5)
    var graded = 0
    for _ in 0..<400 {
      let (width, height) = (
        Int.random(in: 1...160, using: &numbers), Int.random(in: 1...120, using: &numbers)
      )
      let image = LuminanceImage(
        width: width, height: height,
        pixels: (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &numbers) })!
      func place() -> Point {
        Point(x: .random(in: -50...250, using: &numbers), y: .random(in: -50...200, using: &numbers))
      }
      var barcode = Barcode(
        symbology: Symbology.allCases.randomElement(using: &numbers)!, text: "", bytes: [0x30, 0x31, 0xFF],
        segments: [],
        corners: Quadrilateral(
          topLeft: place(), topRight: place(), bottomRight: place(), bottomLeft: place()),
        symbologyIdentifier: "]Q3", isInverted: Bool.random(using: &numbers), isMirrored: false)
      barcode.details = details(using: &numbers)
      if let report = try? Verifier().verify(barcode, in: image) {
        graded += 1
        #expect(report.grade == .failed, "\(barcode.symbology) \(barcode.details)")
      }
    }
    #expect(graded > 20)
  }

  private func details(using numbers: inout Numbers) -> Barcode.Details {
    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &numbers) }
    return switch number(0...7) {
    case 0:
      .qrCode(
        version: number(-1...6), errorCorrectionLevel: ["L", "H", "x"][number(0...2)], mask: number(-1...9))
    case 1:
      .microQR(
        version: number(0...5), side: 13, errorCorrectionLevel: [nil, "L", "M"][number(0...2)],
        mask: number(-1...4))
    case 2: .rectangularMicroQR(version: number(0...33), columns: 43, rows: 7, errorCorrectionLevel: "M")
    case 3: .dataMatrix(columns: number(1...13) * 2, rows: number(1...13) * 2)
    case 4: .aztec(layers: number(-1...4), side: number(3...8) * 4 - 1, errorCorrectionPercentage: 0)
    case 5:
      .pdf417(
        columns: number(1...3), rows: number(3...9), errorCorrectionLevel: number(0...3), isCompact: false,
        macro: nil)
    case 6: .maxiCode(mode: 4, errorCorrectionLevel: "SEC")
    default: .none
    }
  }

  @Test(
    "A PDF417 that says it has more rows, or none, is graded 0.0 or not at all",
    arguments: [(0, 0, 0), (30, 90, 8), (-1, -1, -1), (1, 3, 8), (1000, 1000, 2)])
  func pdf417(columns: Int, rows: Int, level: Int) throws {
    let image = LuminanceImage(width: 900, height: 200, pixels: [UInt8](repeating: 90, count: 180_000))!
    var barcode = Barcode(
      symbology: .pdf417, text: "", bytes: [], segments: [],
      corners: Quadrilateral(
        topLeft: Point(x: 0, y: 0), topRight: Point(x: 900, y: 0), bottomRight: Point(x: 900, y: 200),
        bottomLeft: Point(x: 0, y: 200)),
      symbologyIdentifier: "]L0", isInverted: false, isMirrored: false)
    barcode.details = .pdf417(
      columns: columns, rows: rows, errorCorrectionLevel: level, isCompact: false, macro: nil)
    if let report = try? Verifier().verify(barcode, in: image) { #expect(report.grade == .failed) }
  }
}

@Suite("What a verifier does with what was changed after it was read")
struct ChangedPictureTests {
  @Test(
    "Symbols that are painted over, and corners that are off, never stop it, and never make a grade better")
  func painted() throws {
    var numbers = Numbers(state: 9)
    var graded = 0
    for printed in [try printedEAN().printed, try printedDataMatrix().printed, try printedQRCode().printed] {
      let image = printed.image(pixelsPerModule: 6)
      let barcode = try #require(BarcodeReader().read(image).first)
      let clean = try Verifier(linearLight).verify(barcode, in: image).grade
      for _ in 0..<40 {
        var pixels = image.pixels
        for _ in 0...Int.random(in: 0...3, using: &numbers) {
          let (left, top) = (
            Int.random(in: 0..<image.width, using: &numbers),
            Int.random(in: 0..<image.height, using: &numbers)
          )
          let grey = UInt8.random(in: 26...204, using: &numbers)
          for y in top..<min(image.height, top + .random(in: 1...60, using: &numbers)) {
            for x in left..<min(image.width, left + .random(in: 1...60, using: &numbers)) {
              pixels[y * image.width + x] = grey
            }
          }
        }
        var changed = barcode
        changed.corners = barcode.corners.map { corner in
          corner + Point(x: .random(in: -2...2, using: &numbers), y: .random(in: -2...2, using: &numbers))
        }
        let picture = LuminanceImage(width: image.width, height: image.height, pixels: pixels)!
        guard let report = try? Verifier(linearLight).verify(changed, in: picture) else { continue }
        graded += 1
        #expect(report.grade <= clean)
      }
    }
    #expect(graded > 60)
  }
}
