import Foundation
import Quietzone
import Testing

struct SaggingSheetTests {
  /// Where a sheet is held: there it is straight.
  enum Hold: CaseIterable {
    case top
    case bottom
  }

  @Test(
    "A QR Code is read on a sheet that is held at one side and hangs down by modules at the other",
    arguments: Hold.allCases, [3.0, 5, 8])
  func saggingQRCode(hold: Hold, sag: Double) {
    let symbol = DrawnSymbol.versionSeven
    let sheet = sheet(with: symbol.modules, heldAt: hold, sag: sag)
    let found = BarcodeReader(symbologies: [.qrCode]).read(sheet.image)
    #expect(found.map(\.hexadecimal) == [symbol.hexadecimal])
  }

  @Test(
    "A large Data Matrix is read on such a sheet, whatever of its edges is bent",
    arguments: [44, 64, 96, 132], [0, 90, 180, 270])
  func saggingDataMatrix(dimension: Int, degrees: Int) {
    let symbol = DrawnDataMatrix.ofSize(dimension, dimension)
    for (hold, sag) in [(Hold.top, 3.0), (.bottom, 3), (.top, 5), (.bottom, 5)] {
      let sheet = sheet(with: symbol.modules, heldAt: hold, sag: sag, degrees: Double(degrees))
      let found = BarcodeReader(symbologies: [.dataMatrix]).read(sheet.image)
      #expect(found.map(\.bytes) == [symbol.bytes], "\(hold), \(sag) modules")
    }
  }

  /// A symbol at four pixels a module on such a sheet.
  private func sheet(
    with modules: ModuleMatrix, heldAt hold: Hold, sag: Double, degrees: Double = 0
  ) -> Canvas {
    let size = 4.0
    let side = Int((Double(modules.width) + 2 * sag + 12) * size)
    var flat = Canvas(width: side, height: side)
    flat.draw(
      modules,
      Quadrilateral(
        center: Point(x: Double(side) / 2, y: Double(side) / 2),
        across: Point(x: size, y: 0).turned(degrees: degrees),
        down: Point(x: 0, y: size).turned(degrees: degrees), dimension: modules.width))
    return flat.movedDown { x, y in size * sag * sin(.pi * x) * (hold == .top ? y : 1 - y) }
  }
}

extension Canvas {
  /// With each pixel taken from further up, by as many pixels as `shift` says of its place, in shares of the width and height.
  fileprivate func movedDown(_ shift: (Double, Double) -> Double) -> Canvas {
    var moved = self
    for y in 0..<height {
      for x in 0..<width {
        let from = Double(y) - shift((Double(x) + 0.5) / Double(width), (Double(y) + 0.5) / Double(height))
        let top = min(max(Int(from.rounded(.down)), 0), height - 2)
        let part = min(max(from - Double(top), 0), 1)
        moved.samples[y * width + x] =
          samples[top * width + x] * (1 - part) + samples[(top + 1) * width + x] * part
      }
    }
    return moved
  }
}
