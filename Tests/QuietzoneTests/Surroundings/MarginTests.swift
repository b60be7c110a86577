import QuietzoneImaging
import TestSupport
import Testing

@testable import Quietzone

@Suite("How wide a margin is does not matter")
struct MarginTests {
  @Test(
    "A MaxiCode with a wide middle, as some print it, is read at every size, and in the middle of any page",
    arguments: [6.0, 8.7, 13, 26])
  func wideMiddle(module: Double) throws {
    let symbol = try #require(DrawnBullseye.maxiCode.first)
    for margin in [10.0, 130, 391] {
      let (width, height) = (30 * module, 28.9 * module)
      var page = Canvas(width: Int(width + 2 * margin), height: Int(height + 2 * margin))
      let (right, bottom) = (margin + width, margin + height)
      page.draw(
        symbol,
        Quadrilateral(
          topLeft: Point(x: margin, y: margin), topRight: Point(x: right, y: margin),
          bottomRight: Point(x: right, y: bottom), bottomLeft: Point(x: margin, y: bottom)),
        rings: [0.99, 1.69, 2.27, 2.97, 3.55, 4.13])
      let contents = BarcodeReader().read(page.image).map { $0.symbology }
      #expect(contents == [.maxiCode], "margin \(margin)")
    }
  }

  @Test("A QR Code that fills its picture is read at every size", arguments: [0.0, 1, 4])
  func fillsPicture(margin: Double) throws {
    let symbol = DrawnSymbol.versionOne
    for side in [120, 299, 420, 479, 560, 719, 840, 950, 1300, 1900] {
      let module = Double(side) / (Double(symbol.modules.width) + 2 * margin)
      let (low, high) = (margin * module, Double(side) - margin * module)
      var canvas = Canvas(width: side, height: side)
      canvas.draw(
        symbol.modules,
        Quadrilateral(
          topLeft: Point(x: low, y: low), topRight: Point(x: high, y: low),
          bottomRight: Point(x: high, y: high), bottomLeft: Point(x: low, y: high)))
      #expect(BarcodeReader().read(canvas.image).count == 1, "\(side) pixels")
    }
  }

  @Test(
    "A MaxiCode drawn in so few pixels that its rings and its modules have other scales is read",
    arguments: [(1.1, 1.0), (1.12, 0.87), (0.95, 1.15)])
  func unevenScales(rings: Double, height: Double) throws {
    let symbol = try #require(DrawnBullseye.maxiCode.first)
    let (width, rows) = (30 * 6.0, 28.9 * 6.0 * height)
    var page = Canvas(width: Int(width + 60), height: Int(rows + 60))
    page.draw(
      symbol,
      Quadrilateral(
        topLeft: Point(x: 30, y: 30), topRight: Point(x: 30 + width, y: 30),
        bottomRight: Point(x: 30 + width, y: 30 + rows), bottomLeft: Point(x: 30, y: 30 + rows)),
      rings: [0.58, 1.33, 2.1, 2.87, 3.63, 4.4].map { $0 * rings })
    #expect(BarcodeReader().read(page.image).map { $0.symbology } == [.maxiCode])
  }

  /// A page with squares of stripes.
  private func page(_ squares: [PixelRectangle]) -> GradientBlocks {
    GradientBlocks(
      LuminanceImage(width: 400, height: 300) { pixels in
        for y in 0..<300 {
          for x in 0..<400 {
            let isInside = squares.contains {
              x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
            }
            pixels[y * 400 + x] = isInside && x % 6 < 3 ? 20 : 220
          }
        }
      })
  }

  @Test("What stands alone is an island, and what lies closer together than its reach is one")
  func islands() {
    let blocks = page([
      PixelRectangle(x: 40, y: 40, width: 80, height: 80),
      PixelRectangle(x: 144, y: 40, width: 80, height: 80),
      PixelRectangle(x: 280, y: 200, width: 64, height: 64),
    ])
    #expect(Islands(blocks, reach: 2).places().count == 3)
    let wide = Islands(blocks, reach: 4).places()
    #expect(wide.count == 2)
    // The larger one is first, with a margin.
    #expect(wide[0].x <= 40 - 8 && wide[0].x + wide[0].width >= 224 + 8 && wide[0].height < 160)
    #expect(Islands(page([]), reach: 2).places().isEmpty)
    let all = Islands(page([PixelRectangle(x: 0, y: 0, width: 400, height: 300)]), reach: 2).places()
    #expect(all.count == 1)
  }

  @Test("An island of steep ground is what is full of it")
  func steepIslands() {
    // A square of stripes, and the thin frame of another one.
    let squares = page([PixelRectangle(x: 40, y: 40, width: 80, height: 80)])
    let frame = page([
      PixelRectangle(x: 40, y: 40, width: 120, height: 8),
      PixelRectangle(x: 40, y: 152, width: 120, height: 8),
      PixelRectangle(x: 40, y: 40, width: 8, height: 120),
      PixelRectangle(x: 152, y: 40, width: 8, height: 120),
    ])
    #expect(Islands(squares, reach: 2, leastStrength: 16).places(leastShare: 0.6).count == 1)
    #expect(Islands(squares, reach: 2, leastStrength: 200).places().isEmpty)
    #expect(Islands(frame, reach: 2, leastStrength: 16).places().count == 1)
    #expect(Islands(frame, reach: 2, leastStrength: 16).places(leastShare: 0.6).isEmpty)
  }

  @Test("Low bars of one pixel a module on a label are read in a large photo that shows edges everywhere")
  func labelInABusyPhoto() {
    let symbol = BarSymbol.oneOfEach.first { $0.symbology == "code128" }!
    let label = BarPicture(of: symbol.ofHeight(12), scale: 1).image
    // As foliage shows.
    let photo = photo(flakes: 6, greys: 40...200, label: label)
    #expect(BarcodeReader().read(photo).map(\.bytes) == [symbol.bytes])
  }

  @Test(
    "Rows of two pixels are read on a label that is hardly larger, in a large photo",
    arguments: ["columns-1", "micro-4x15"])
  func tightLabel(name: String) {
    let symbol = StackedSymbol.named(name)
    let rowHeight = 2
    let margin = 8
    let (width, height) = (symbol.width + 2 * margin, symbol.rows * rowHeight + 2 * margin)
    let label = LuminanceImage(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let (row, module) = ((y - margin) / rowHeight, x - margin)
          let isInside = y >= margin && row < symbol.rows && module >= 0 && module < symbol.width
          pixels[y * width + x] = isInside && symbol.modules[row][module] ? 20 : 240
        }
      }
    }
    let photo = photo(flakes: 12, greys: 100...130, label: label)
    #expect(BarcodeReader().read(photo).map(\.bytes) == [symbol.bytes])
  }

  @Test("Bars lower than a block are read beside other symbols", arguments: [2.0, 3, 4])
  func lowBarsInCompany(height: Double) throws {
    let known = Canvas.matrixSymbols
    for name in ["code128", "code93", "codabar", "gs1DataBar"] {
      let symbol = try #require(BarSymbol.oneOfEach.first { $0.symbology == name && $0.isOfFreeHeight })
      let bars = BarPicture(of: symbol.ofHeight(height / 2), scale: 2).image
      let (width, top) = (max(known.width, bars.width), known.height + 20)
      let page = LuminanceImage(width: width, height: top + bars.height) { pixels in
        for index in 0..<width * (top + bars.height) { pixels[index] = 225 }
        for (picture, top) in [(known, 0), (bars, top)] {
          picture.withPixels { source in
            for y in 0..<picture.height {
              for x in 0..<picture.width { pixels[(top + y) * width + x] = source.row(y)[x] }
            }
          }
        }
      }
      let found = BarcodeReader().read(page)
      #expect(found.count == 3 && found.contains { $0.bytes == symbol.bytes }, "\(name)")
    }
  }

  /// A label in a large photo of flakes that are so many pixels wide.
  private func photo(flakes side: Int, greys: ClosedRange<UInt8>, label: LuminanceImage) -> LuminanceImage {
    var generator = SeededGenerator(seed: 4)
    let (width, height) = (2400, 1800)
    return LuminanceImage(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let isCopied = x % side > 0 || y % side > 0
          pixels[y * width + x] =
            isCopied && x > 0 && y > 0
            ? pixels[x % side > 0 ? y * width + x - 1 : (y - 1) * width + x]
            : .random(in: greys, using: &generator)
        }
      }
      label.withPixels { source in
        for y in 0..<label.height {
          for x in 0..<label.width { pixels[(y + 900) * width + x + 1100] = source.row(y)[x] }
        }
      }
    }
  }
}
