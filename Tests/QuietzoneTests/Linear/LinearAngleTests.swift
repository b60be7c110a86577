import Foundation
import Quietzone
import TestSupport
import Testing

/// Each symbology, turned by any angle.
struct LinearAngleTests {
  @Test(
    "Bars 30 pixels high at 2 pixels a module are read once at any angle, whichever way they run",
    arguments: BarSymbol.all.filter { $0.isOfFreeHeight && !$0.name.hasPrefix("DataBar expanded") })
  func highBars(symbol: BarSymbol) {
    let readings = readings(symbol.ofHeight(15), scale: 2, step: 7.5)
    #expect(readings.unread == [])
    #expect(readings.misread == [])
    #expect(readings.turned == [])
  }

  @Test(
    "Bars 20 pixels high at 2 pixels a module are read at any angle",
    arguments: BarSymbol.oneOfEach.filter { $0.isOfFreeHeight && $0.addOn == nil })
  func lowerBars(symbol: BarSymbol) {
    let readings = readings(symbol.ofHeight(10), scale: 2, step: 15)
    #expect(readings.unread == [])
    #expect(readings.misread == [])
  }

  @Test(
    "Stacked DataBar of 2 pixels a module is read at any angle",
    arguments: BarSymbol.oneOfEach.filter { $0.name.hasPrefix("DataBar stacked") })
  func stacked(symbol: BarSymbol) {
    let readings = readings(symbol, scale: 2, step: 7.5)
    #expect(readings.unread.count <= 1)
    #expect(readings.misread == [])
  }

  @Test("Low rows give their content or nothing at any angle", arguments: BarSymbol.oneOfEach)
  func lowBars(symbol: BarSymbol) {
    for (height, scale) in [(15.0, 2.0), (5, 3)] {
      #expect(readings(symbol.ofHeight(height), scale: scale, step: 15).misread == [])
    }
  }

  /// What comes of a symbol at angles that are so many degrees apart: those at which it is not read; those at which
  /// something else is, or it is twice; and those at which its corners are not in its own order.
  ///
  /// An add-on may be missing, but not be another one.
  private func readings(
    _ symbol: BarSymbol, scale: Double, step: Double
  ) -> (unread: [Double], misread: [String], turned: [Double]) {
    var alone = symbol
    alone.addOn = nil
    var generator = SeededGenerator(seed: 1)
    var (unread, misread, turned): ([Double], [String], [Double]) = ([], [], [])
    for degrees in stride(from: 0, to: 360, by: step) {
      let offset = Point(
        x: .random(in: -0.5...0.5, using: &generator), y: .random(in: -0.5...0.5, using: &generator))
      let picture = BarPicture(of: symbol, scale: scale, degrees: degrees, offset: offset)
      let place = BarPlacement(of: symbol, center: picture.center + offset, scale: scale, degrees: degrees)
      let found = BarcodeReader(symbologies: .linear).read(picture.image)
      let right = found.filter { [symbol.identity, alone.identity].contains($0.identity) }
      if right.isEmpty { unread.append(degrees) }
      if found.count != min(1, right.count) { misread.append("\(degrees)°: \(found.map(\.identity))") }
      for barcode in right where !barcode.isInOrder(of: place.corners) { turned.append(degrees) }
    }
    return (unread, misread, turned)
  }
}

extension Barcode {
  /// Whether it lies as `drawn` does, whichever of its own sides is up: within 40°.
  fileprivate func isInOrder(of drawn: Quadrilateral) -> Bool {
    func isAlike(_ a: Point, _ b: Point) -> Bool { Point.dot(a, b) > 0.76 * a.length * b.length }
    return isAlike(corners.topRight - corners.topLeft, drawn.topRight - drawn.topLeft)
      && isAlike(corners.bottomLeft - corners.topLeft, drawn.bottomLeft - drawn.topLeft)
  }
}
