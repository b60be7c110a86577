import Testing

@testable import Quietzone

@Suite("A QR Code in the middle of another one")
struct NestedSymbolTests {
  @Test(
    "Both are read, whichever the picture shows first",
    arguments: [40.0, 500], [0.0, 25])
  func areRead(margin: Double, degrees: Double) {
    let offset = Point(x: 3, y: -2)
    let (outer, inner) = (DrawnSymbol.versionSeven, DrawnSymbol.versionOne)
    let (across, down) = (
      Point(x: 9, y: 0).turned(degrees: degrees), Point(x: 0, y: 9).turned(degrees: degrees)
    )
    let side = Int(2 * margin) + 600
    var canvas = Canvas(width: side, height: side)
    /// A square of so many of the outer symbol's modules a side.
    func square(_ modules: Double, offset: Point) -> Quadrilateral {
      let middle = Point(x: Double(side) / 2, y: Double(side) / 2) + across * offset.x + down * offset.y
      let (u, v) = (across * (modules / 2), down * (modules / 2))
      return Quadrilateral(
        topLeft: middle - u - v, topRight: middle + u - v, bottomRight: middle + u + v,
        bottomLeft: middle - u + v)
    }
    canvas.draw(outer.modules, square(45, offset: Point(x: 0, y: 0)))
    // With a module of quiet zone, on a fifteenth of the outer symbol.
    canvas.draw(ModuleMatrix(width: 1, height: 1), square(11.5, offset: offset))
    canvas.draw(inner.modules, square(10.5, offset: offset))
    let found = BarcodeReader(symbologies: [.qrCode]).read(canvas.image)
    #expect(Set(found.compactMap { $0.version }) == [1, 7])
    #expect(BarcodeReader(symbologies: [.qrCode], plan: .live).read(canvas.image).count == 2)
  }
}
