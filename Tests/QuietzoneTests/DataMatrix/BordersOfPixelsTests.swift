import QuietzoneImaging
import TestSupport
import Testing

@testable import Quietzone

@Suite("Data Matrix symbols of one pixel a module")
struct BordersOfPixelsTests {
  private let reader = BarcodeReader(symbologies: [.dataMatrix])

  /// A symbol of one pixel a module with so many pixels around it, turned clockwise.
  private func picture(
    _ modules: ModuleMatrix, margin: Int, quarterTurns: Int = 0, isInverted: Bool = false,
    isMirrored: Bool = false
  ) -> LuminanceImage {
    let (columns, rows) = (modules.width, modules.height)
    let isAcross = quarterTurns % 2 == 1
    let (width, height) = (isAcross ? rows : columns, isAcross ? columns : rows)
    return LuminanceImage(width: width + 2 * margin, height: height + 2 * margin) { pixels in
      for y in -margin..<height + margin {
        for x in -margin..<width + margin {
          var (column, row) =
            switch quarterTurns {
            case 0: (x, y)
            case 1: (y, rows - 1 - x)
            case 2: (columns - 1 - x, rows - 1 - y)
            default: (columns - 1 - y, x)
            }
          if isMirrored { column = columns - 1 - column }
          let isInside = 0..<columns ~= column && 0..<rows ~= row
          let isDark = isInside && modules[column, row]
          pixels[(y + margin) * (width + 2 * margin) + x + margin] = isDark != isInverted ? 20 : 235
        }
      }
    }
  }

  @Test("Each size is read, dark and light, however large the page is", arguments: DrawnDataMatrix.all)
  func sizes(symbol: DrawnDataMatrix) throws {
    for margin in [1, 6, 30] {
      for isInverted in [false, true] {
        let picture = picture(symbol.modules, margin: margin, isInverted: isInverted)
        let barcode = try #require(reader.read(picture).first, "margin \(margin), inverted \(isInverted)")
        #expect(barcode.bytes == symbol.bytes)
        #expect(barcode.isInverted == isInverted)
      }
    }
  }

  @Test("Each way it may lie is read, in a mirror, too", arguments: 0..<4, [false, true])
  func ways(quarterTurns: Int, isMirrored: Bool) throws {
    for symbol in [(64, 8), (32, 8), (12, 12), (48, 26)].map({ DrawnDataMatrix.ofSize($0, $1) }) {
      let picture = picture(symbol.modules, margin: 9, quarterTurns: quarterTurns, isMirrored: isMirrored)
      let barcode = try #require(reader.read(picture).first, "\(symbol)")
      #expect(barcode.bytes == symbol.bytes)
      #expect(barcode.isMirrored == isMirrored)
      let center = Point(x: Double(picture.width) / 2, y: Double(picture.height) / 2)
      #expect((barcode.corners.center - center).length < 1)
    }
  }

  @Test("All of a sheet are read, dark and light", arguments: [false, true])
  func sheet(isInverted: Bool) {
    let symbols = DrawnDataMatrix.all.filter { $0.modules.height <= 16 }
    let side = 400
    var pixels = [UInt8](repeating: isInverted ? 0 : 255, count: side * side)
    var (x, y, count) = (4, 4, 0)
    while y + 20 <= side {
      let modules = symbols[count % symbols.count].modules
      for row in 0..<modules.height {
        for column in 0..<modules.width where modules[column, row] {
          pixels[(y + row) * side + x + column] = isInverted ? 255 : 0
        }
      }
      count += 1
      x += modules.width + 4
      if x + 70 > side { (x, y) = (4, y + 20) }
    }
    let image = LuminanceImage(width: side, height: side) { $0.update(from: pixels, count: pixels.count) }
    #expect(count > 100)
    #expect(reader.read(image).count == count)
  }

  @Test("A border with a gap, or with something beside it, is none")
  func borders() {
    let modules = DrawnDataMatrix.ofSize(16, 16).modules
    func outlines(_ change: (inout ModuleMatrix) -> Void) -> [PixelOutline] {
      var changed = modules
      change(&changed)
      let picture = picture(changed, margin: 4)
      return LocalThreshold()(picture).withView { PixelBorders(bits: $0).outlines() }
    }
    #expect(outlines { _ in }.map { [$0.columns, $0.rows] } == [[16, 16]])
    #expect(outlines { $0[0, 7] = false }.isEmpty)
    #expect(outlines { $0[9, 15] = false }.isEmpty)
    #expect(outlines { $0[4, 0] = false }.isEmpty)
    #expect(outlines { $0[15, 6] = true }.isEmpty)
  }
}
