import Foundation
import Quietzone
import Testing

/// Labels seen from aside, and labels on bottles.
struct LinearShapeTests {
  /// One symbol of each kind, without add-ons.
  private static let plain = BarSymbol.oneOfEach.filter { $0.addOn == nil }

  @Test(
    "A symbol of one row seen from aside is read",
    arguments: plain.filter { $0.rows.count == 1 && $0.symbology != "codabar" })
  func trapezium(symbol: BarSymbol) {
    let symbol = symbol.ofHeight(20)
    let (width, height) = (symbol.width * 3, symbol.height * 3)
    for (shrink, slant) in [(0.85, 0.0), (1 / 0.85, 0.0), (0.9, 0.1), (0.9, -0.1)] {
      let most = max(1, shrink)
      // The right side is `shrink` times as high as the left one, and lies a little lower or higher.
      let (left, right) = (height / most, height * shrink / most)
      let down = slant * width
      let top = 60 + max(0, -down)
      let corners = Quadrilateral(
        topLeft: Point(x: 60, y: top + (height - left) / 2),
        topRight: Point(x: 60 + width, y: top + down + (height - right) / 2),
        bottomRight: Point(x: 60 + width, y: top + down + (height + right) / 2),
        bottomLeft: Point(x: 60, y: top + (height + left) / 2))
      let places = [
        Point(x: 0, y: 0), Point(x: symbol.width, y: 0), Point(x: symbol.width, y: symbol.height),
        Point(x: 0, y: symbol.height),
      ]
      let map = Perspective(from: corners.points, to: places)!
      var picture = BarPicture(width: Int(width) + 120, height: Int(height + abs(down)) + 120)
      picture.draw(symbol, pixel: 1) { map($0) }
      #expect(
        identities(picture.image) == [symbol.identity],
        "right side \(shrink) times the left one, lower by \(slant) of the width")
    }
  }

  @Test(
    "Bars that lean in a strip too low for a line at right angles to them are read, however the strip is turned",
    arguments: plain.filter { $0.isOfFreeHeight })
  func leaning(symbol: BarSymbol) throws {
    let symbol = symbol.ofHeight(14)
    let size = Point(x: symbol.width * 3, y: symbol.height * 3)
    for (lean, degrees) in [(0.3, 0.0), (-0.5, 0), (0.45, 90), (-0.35, 17), (0.4, 200)] {
      let (along, across) = (
        Point(x: 1, y: 0).turned(degrees: degrees), Point(x: lean, y: 1).turned(degrees: degrees)
      )
      let side = Int(size.x + 140)
      var picture = BarPicture(width: side, height: side)
      // The corner whose modules are counted from.
      let origin = picture.center - along * (size.x / 2) - across * (size.y / 2)
      picture.draw(symbol, pixel: 1) { place in
        let apart = place - origin
        return Point(x: Point.cross(apart, across) / 3, y: Point.cross(along, apart) / 3)
          * (1 / Point.cross(along, across))
      }
      let found = BarcodeReader().read(picture.image)
      #expect(found.map(\.identity) == [symbol.identity], "leans by \(lean), turned by \(degrees)°")
      // The sides run along the bars.
      for barcode in found {
        let side = barcode.corners.bottomLeft - barcode.corners.topLeft
        #expect(abs(Point.cross(side, across)) < 0.2 * side.length * across.length)
      }
    }
  }

  @Test(
    "High bars on a flat label seen from below or above fan out, and are read",
    arguments: ["code128", "code39", "ean13"])
  func fan(symbology: String) throws {
    let symbol = try #require(Self.plain.first { $0.symbology == symbology }).ofHeight(90)
    let (width, height) = (symbol.width * 3, 230.0)
    let places = [
      Point(x: 0, y: 0), Point(x: symbol.width, y: 0), Point(x: symbol.width, y: symbol.height),
      Point(x: 0, y: symbol.height),
    ]
    for (top, bottom) in [(0.7, 1.0), (1.0, 0.7), (0.6, 1.0)] {
      let corners = Quadrilateral(
        topLeft: Point(x: 60 + width * (1 - top) / 2, y: 60),
        topRight: Point(x: 60 + width * (1 + top) / 2, y: 60),
        bottomRight: Point(x: 60 + width * (1 + bottom) / 2, y: 60 + height),
        bottomLeft: Point(x: 60 + width * (1 - bottom) / 2, y: 60 + height))
      let map = Perspective(from: corners.points, to: places)!
      var picture = BarPicture(width: Int(width) + 120, height: Int(height) + 120)
      picture.draw(symbol, pixel: 1) { map($0) }
      #expect(identities(picture.image) == [symbol.identity], "\(top) of the width above, \(bottom) below")
    }
  }

  @Test(
    "On a crumpled bag, whose scale goes up and down by a quarter, symbols of two widths are read",
    arguments: ["i2of5", "codabar", "telepen"], [0.0, 1.5, 3, 4.5])
  func crumpled(symbology: String, phase: Double) throws {
    let longest = BarSymbol.all.filter { $0.symbology == symbology }.max { $0.width < $1.width }
    let symbol = try #require(longest).ofHeight(25)
    let turn = 2 * Double.pi * 1.5 / symbol.width
    let picture = picture(of: symbol) { $0 + 0.25 / turn * (cos(phase) - cos(turn * $0 + phase)) }
    #expect(identities(picture) == [symbol.identity])
  }

  @Test(
    "Symbols are read across whose middle a fold runs, with one half much narrower",
    arguments: ["ean13", "code128", "codabar"], [0.42, 0.47, 0.5, 0.56])
  func folded(symbology: String, place: Double) throws {
    let symbol = try #require(Self.plain.first { $0.symbology == symbology }).ofHeight(25)
    let fold = place * symbol.width
    let picture = picture(of: symbol) { $0 < fold ? $0 : fold + ($0 - fold) / 0.55 }
    #expect(identities(picture) == [symbol.identity])
  }

  /// A picture of a symbol at four pixels a module.
  ///
  /// - Parameter module: Which module is to be seen at a place, given in modules of something flat.
  private func picture(of symbol: BarSymbol, module: (Double) -> Double) -> LuminanceImage {
    let scale = 4.0
    var picture = BarPicture(
      width: Int(scale * (symbol.width + 30)), height: Int(scale * (symbol.height + 20)))
    picture.draw(symbol, pixel: 1) { place in
      Point(x: module(place.x / scale - 15), y: place.y / scale - 10)
    }
    return picture.image
  }

  @Test(
    "Bars that wave are one symbol, outlined for the most part", arguments: plain.filter(\.isOfFreeHeight),
    [1.5, 3])
  func waving(symbol: BarSymbol, waves: Double) throws {
    let symbol = symbol.ofHeight(50)
    let (scale, swing) = (4.0, 2.0)
    var picture = BarPicture(
      width: Int(scale * (symbol.width + 30)), height: Int(scale * (symbol.height + 20)))
    picture.draw(symbol, pixel: 1.5) { place in
      let (x, y) = (place.x / scale - 15, place.y / scale - 10)
      return Point(x: x + swing * sin(2 * .pi * waves * y / symbol.height), y: y)
    }
    let found = BarcodeReader().read(picture.image)
    #expect(found.map(\.identity) == [symbol.identity])
    let corners = try #require(found.first).corners
    #expect(corners.bottomLeft.y - corners.topLeft.y > 0.6 * 50 * scale)
  }

  @Test("A label around an upright bottle is read", arguments: plain)
  func cylinder(symbol: BarSymbol) {
    expectReadOnCylinder(symbol, askew: 0, tilt: 0)
  }

  @Test("A label around a bottle that leans 10° towards the camera is read", arguments: plain)
  func leaningCylinder(symbol: BarSymbol) {
    expectReadOnCylinder(symbol, askew: 0, tilt: 10)
  }

  @Test(
    "A label glued askew by 10° around a bottle is read",
    arguments: plain.filter { !$0.name.hasPrefix("DataBar stacked") })
  func askewCylinder(symbol: BarSymbol) {
    expectReadOnCylinder(symbol, askew: 10, tilt: 0)
  }

  /// Expects a symbol to be read that covers 90° of a cylinder.
  private func expectReadOnCylinder(_ symbol: BarSymbol, askew: Double, tilt: Double) {
    let symbol = symbol.ofHeight(25)
    let scale = 4.0
    let radius = symbol.width * scale / (.pi / 2)
    var picture = BarPicture(
      width: Int(2 * radius) - 4, height: Int(scale * (symbol.height + 30) + 0.4 * radius))
    let center = picture.center
    let middle = Point(x: symbol.width / 2, y: symbol.height / 2)
    let lean = tilt * .pi / 180
    let low = (1 + cos(.pi / 4)) / 2 * radius * sin(lean)
    picture.draw(symbol, pixel: 1.5) { place in
      let d = place - center
      let angle = asin(max(-1, min(1, d.x / radius)))
      // Seen from above, what is near the camera lies lower.
      let along = (d.y + low - radius * cos(angle) * sin(lean)) / cos(lean)
      return middle + (Point(x: radius * angle, y: along) * (1 / scale)).turned(degrees: -askew)
    }
    #expect(identities(picture.image) == [symbol.identity])
  }

  @Test("The outline goes from end to end of sharp bars, however wide", arguments: [2.0, 4, 8, 12])
  func outline(scale: Double) throws {
    for symbol in BarSymbol.oneOfEach.filter(\.isOfFreeHeight).map({ $0.ofHeight(30) }) {
      var picture = BarPicture(of: symbol, scale: scale)
      // Noise of a grey value: nothing to follow.
      picture.change { x, y, grey in grey + Float((x * 7 + y * 13 + x * y) % 3) }
      let corners = try #require(BarcodeReader().read(picture.image).first, "\(symbol.symbology)").corners
      let height = corners.bottomLeft.y - corners.topLeft.y
      #expect(abs(height - 30 * scale) < 0.1 * 30 * scale, "\(symbol.symbology)")
    }
  }

  @Test(
    "Bars that a camera has sharpened are one symbol, outlined from end to end", arguments: [6.0, 8, 10],
    [0, 13, 31])
  func sharpened(scale: Double, degrees: Double) throws {
    for symbol in BarSymbol.oneOfEach.filter(\.isOfFreeHeight).map({ $0.ofHeight(40) }) {
      var picture = BarPicture(of: symbol, scale: scale, degrees: degrees, ink: 70, paper: 180)
      picture.blur(sigma: 1)
      let symbols = BarcodeReader().read(picture.image.sharpened(radius: 3, amount: 1))
      #expect(symbols.count == 1, "\(symbol.symbology)")
      let corners = try #require(symbols.first, "\(symbol.symbology)").corners
      let height = (corners.bottomLeft - corners.topLeft + corners.bottomRight - corners.topRight).length / 2
      #expect(abs(height - 40 * scale) < 0.15 * 40 * scale, "\(symbol.symbology)")
    }
  }

  @Test("Rows that are cut close are outlined, too", arguments: [2.0, 3])
  func cutRows(scale: Double) throws {
    let rows = ElementRow.dataBarExpandedStacked
    let (module, rowHeight) = (Int(scale), 40)
    let width = rows.map(\.modules).max()! * module
    let image = LuminanceImage(width: width, height: rows.count * rowHeight) { pixels in
      for (index, row) in rows.enumerated() {
        var (x, isDark) = (0, true)
        for element in row.elements {
          for _ in 0..<element * module {
            for y in index * rowHeight..<(index + 1) * rowHeight - 2 {
              pixels[y * width + x] = isDark ? 20 : 240
            }
            for y in (index + 1) * rowHeight - 2..<(index + 1) * rowHeight { pixels[y * width + x] = 240 }
            x += 1
          }
          isDark.toggle()
        }
        for rest in x..<width {
          for y in index * rowHeight..<(index + 1) * rowHeight { pixels[y * width + rest] = 240 }
        }
      }
    }
    let corners = try #require(BarcodeReader().read(image).first).corners
    #expect(corners.bottomLeft.y - corners.topLeft.y > 0.9 * Double(image.height))
    #expect(corners.topRight.x - corners.topLeft.x > 0.9 * Double(width))
  }

  @Test(
    "Many rows are one symbol, however large, and though the last one is short",
    arguments: [2, 3, 4, 6, 8, 12])
  func manyRows(module: Int) throws {
    let image = Self.page(of: ElementRow.dataBarExpandedRows, module: module)
    let symbols = BarcodeReader().read(image)
    #expect(symbols.map { $0.text } == ["010950110153000310HZ2UEP1ENTHJXJ\u{1D}219DoV8"])
  }

  @Test(
    "The shortest rows, of a pixel a module, are read whatever margin they have",
    arguments: [1, 6, 17, 20, 33, 60])
  func rowsOfPixels(margin: Int) {
    let symbols = BarcodeReader().read(Self.page(of: ElementRow.dataBarStacked, module: 1, margin: margin))
    #expect(symbols.map { $0.text } == ["0109501101530010"])
  }

  /// Rows of a stacked GS1 DataBar as zint draws them, 34 modules high with three of separator between (ISO/IEC 24724), on a
  /// page with margins of so many modules.
  private static func page(of rows: [ElementRow], module: Int, margin: Int = 12) -> LuminanceImage {
    let (rowHeight, separator) = (34, 3)
    let dark = rows.enumerated().map { index, row in
      var modules = [Bool](repeating: false, count: index.isMultiple(of: 2) ? 1 : 0)
      for (element, width) in row.elements.enumerated() {
        modules += [Bool](repeating: element.isMultiple(of: 2), count: width)
      }
      return modules
    }
    let columns = dark.map { $0.count }.max()!
    let period = rowHeight + separator
    let height = rows.count * period - separator
    /// Whether a module is dark: in a separator the outer lines are what the rows beside them are not, and the middle one takes turns.
    func isDark(_ x: Int, _ y: Int) -> Bool {
      guard (0..<columns).contains(x), (0..<height).contains(y) else { return false }
      let (row, line) = y.quotientAndRemainder(dividingBy: period)
      func inRow(_ row: Int) -> Bool { dark[row].indices.contains(x) && dark[row][x] }
      guard line >= rowHeight else { return inRow(row) }
      guard (4..<columns - 4).contains(x) else { return false }
      return line == rowHeight + 1 ? x.isMultiple(of: 2) : !inRow(line == rowHeight ? row : row + 1)
    }
    let (width, pageHeight) = ((columns + 2 * margin) * module, (height + 2 * margin) * module)
    return LuminanceImage(width: width, height: pageHeight) { pixels in
      for y in 0..<pageHeight {
        for x in 0..<width {
          pixels[y * width + x] = isDark(x / module - margin, y / module - margin) ? 20 : 240
        }
      }
    }
  }
}
