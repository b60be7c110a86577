import Foundation
import Quietzone
import Testing

@Suite("What is read alone is read on any page")
struct PageTests {
  /// A small symbol, and what it holds in hexadecimal.
  private struct Small {
    var name: String
    var modules: ModuleMatrix
    var hexadecimal: String
  }

  private static let small: [Small] = {
    let qr = DrawnSymbol.versionOne
    var all = [Small(name: "QR Code", modules: qr.modules, hexadecimal: qr.hexadecimal)]
    all += MicroSymbol.all.filter { $0.symbology == .microQR }.map {
      Small(
        name: "\($0)", modules: $0.matrix, hexadecimal: Self.hexadecimal($0.bytes))
    }
    let dataMatrix = DrawnDataMatrix.ofSize(14, 14)
    all.append(
      Small(name: "Data Matrix", modules: dataMatrix.modules, hexadecimal: hexadecimal(dataMatrix.bytes)))
    all += DrawnBullseye.aztec.filter { $0.modules.width < 24 }.map {
      Small(name: "Aztec \($0)", modules: $0.modules, hexadecimal: $0.hexadecimal)
    }
    return all
  }()

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// What is read on a page.
  private func contents(_ page: Canvas) -> [String] {
    BarcodeReader().read(page.image).map { Self.hexadecimal($0.bytes) }
  }

  @Test(
    "A single small symbol on a large bare page is read wherever it lies and however fine it is",
    arguments: small.indices)
  func alone(index: Int) {
    let symbol = Self.small[index]
    for (scale, x, y) in [
      (2.0, 137.0, 401.0), (2.0, 600, 20), (2.5, 61.3, 77.7), (3, 288.5, 255.5), (3, 510, 96), (4, 33, 447),
    ] {
      var page = Canvas(width: 720, height: 560)
      page.draw(
        symbol.modules, Quadrilateral(x: x, y: y, side: scale * Double(symbol.modules.width)))
      #expect(contents(page) == [symbol.hexadecimal], "\(symbol.name) at \(scale) pixels, \(x), \(y)")
    }
  }

  @Test("Of a hundred small symbols on a page each is read", arguments: [0.0, 6])
  func many(degrees: Double) {
    for symbol in [Self.small[0], Self.small[Self.small.count - 1]]
      + Self.small.filter({ $0.modules.width == 17 })
      .prefix(1)
    {
      let side = 3.0 * Double(symbol.modules.width)
      let distance = side + 36
      let size = Int(10 * distance) + 150
      var page = Canvas(width: size, height: size)
      for place in 0..<100 {
        let middle = Point(x: Double(place % 10) - 4.5, y: Double(place / 10) - 4.5) * distance
        let half = side / 2
        let corners = Quadrilateral(
          topLeft: Point(x: -half, y: -half), topRight: Point(x: half, y: -half),
          bottomRight: Point(x: half, y: half), bottomLeft: Point(x: -half, y: half))
        page.draw(
          symbol.modules,
          corners.map { ($0 + middle).turned(degrees: degrees) + Point(x: 1, y: 1) * (Double(size) / 2) })
      }
      #expect(contents(page) == [String](repeating: symbol.hexadecimal, count: 100), "\(symbol.name)")
    }
  }
}
