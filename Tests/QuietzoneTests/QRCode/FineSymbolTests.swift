import Quietzone
import TestSupport
import Testing

/// QR Codes whose modules are hardly more than a pixel.
struct FineSymbolTests {
  @Test("Of QR Codes of 1.4 pixels a module most are read, wherever their pixels fall")
  func fine() {
    var generator = SeededGenerator(seed: 14)
    let symbol = DrawnSymbol.versionOne
    let (count, module) = (40, 1.4)
    var read = 0
    for _ in 0..<count {
      let corner = Point(
        x: 12 + .random(in: 0..<1, using: &generator), y: 12 + .random(in: 0..<1, using: &generator))
      var canvas = Canvas(width: 56, height: 56)
      canvas.draw(
        symbol.modules,
        Quadrilateral(x: corner.x, y: corner.y, side: module * Double(symbol.modules.width)))
      let found = BarcodeReader(symbologies: [.qrCode]).read(canvas.image)
      #expect(found.allSatisfy { $0.hexadecimal == symbol.hexadecimal })
      if !found.isEmpty { read += 1 }
    }
    #expect(4 * read >= 3 * count, "\(read) of \(count)")
  }
}
