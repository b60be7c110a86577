import Testing

@testable import Quietzone

@Suite("Without a quiet zone, on ground of the tone of the finder pattern's own edge")
struct OwnToneTests {
  private static let symbols =
    [DrawnSymbol.versionOne, .versionTwo, .versionSeven].map { $0.modules }
    + MicroSymbol.all.map { $0.matrix }

  @Test(
    "QR Codes, Micro QR Codes and rMQRs are read, dark and light, however they are turned",
    arguments: [false, true], [0.0, 90, 17, 213])
  func isRead(isInverted: Bool, degrees: Double) {
    var unread: [String] = []
    for modules in Self.symbols {
      let across = Point(x: 4, y: 0).turned(degrees: degrees)
      let down = Point(x: -across.y, y: across.x)
      let (u, v) = (across * (Double(modules.width) / 2), down * (Double(modules.height) / 2))
      let side = Int(2 * (u + v).length) + 40
      var canvas = Canvas(width: side, height: side, ground: isInverted ? 220 : 30)
      let middle = Point(x: Double(side) / 2, y: Double(side) / 2)
      let corners = Quadrilateral(
        topLeft: middle - u - v, topRight: middle + u - v, bottomRight: middle + u + v,
        bottomLeft: middle - u + v)
      canvas.draw(modules, corners, isInverted: isInverted)
      let found = BarcodeReader().read(canvas.image)
      guard let barcode = found.first else {
        unread.append("\(modules.width) × \(modules.height)")
        continue
      }
      #expect(found.count == 1 && barcode.isInverted == isInverted)
      #expect((barcode.corners.center - middle).length < 4)
    }
    // One rMQR is missed at one of these angles.
    #expect(unread.count <= 1, "\(unread)")
  }

  @Test(
    "QR Codes are read that are up to three times as wide as high, or as high as wide",
    arguments: [1.5, 2, 2.6, 3])
  func isReadAslant(skew: Double) {
    for modules in [DrawnSymbol.versionOne, .versionTwo].map({ $0.modules }) {
      let (long, short) = (4 * skew * Double(modules.width), 4 * Double(modules.width))
      for (width, height) in [(long, short), (short, long)] {
        var canvas = Canvas(width: Int(width) + 80, height: Int(height) + 80, ground: 30)
        canvas.draw(
          modules,
          Quadrilateral(
            topLeft: Point(x: 40, y: 40), topRight: Point(x: 40 + width, y: 40),
            bottomRight: Point(x: 40 + width, y: 40 + height), bottomLeft: Point(x: 40, y: 40 + height)))
        #expect(BarcodeReader(symbologies: [.qrCode]).read(canvas.image).count == 1, "\(width) × \(height)")
      }
    }
  }

  @Test("Three nested squares alone on ground of their tone are nothing")
  func squares() {
    for isInverted in [false, true] {
      var canvas = Canvas(width: 120, height: 120, ground: isInverted ? 220 : 30)
      canvas.draw(.finderPattern, Quadrilateral(x: 30, y: 30, side: 49), isInverted: isInverted)
      #expect(BarcodeReader().read(canvas.image).isEmpty)
    }
  }
}
