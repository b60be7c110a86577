import Foundation
import Quietzone
import TestSupport
import Testing

@testable import QuietzoneSymbols

/// What is around a symbol, how long and how low it is, and what print, folds and grain make of it.
struct LinearContextTests {
  /// Symbols of one row whose bars may be of any height.
  private static let rows = BarSymbol.oneOfEach.filter {
    $0.addOn == nil && $0.rows.count == 1 && $0.isOfFreeHeight
  }

  @Test("A Code 39 of eighty characters is read", arguments: [1.0, 2, 3])
  func long(scale: Double) {
    let symbol = BarSymbol.code39("QUIETZONE-" + String(repeating: "0123456789", count: 7)).ofHeight(30)
    #expect(identities(BarPicture(of: symbol, scale: scale).image) == [symbol.identity])
  }

  @Test(
    "Bars of three rows of pixels are read, upright and lying",
    arguments: rows.filter { !$0.symbology.hasPrefix("gs1") })
  func low(symbol: BarSymbol) {
    let symbol = symbol.ofHeight(1)
    for degrees in [0.0, 90] {
      #expect(identities(BarPicture(of: symbol, scale: 3, degrees: degrees).image) == [symbol.identity])
    }
  }

  @Test("Rows of text-like marks, three pixels high, are nothing")
  func lowMarks() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      var picture = BarPicture(width: 400, height: 120)
      for row in 60..<63 {
        var place = 60
        while place < 340 {
          let width = Int.random(in: 1...5, using: &generator)
          picture.fill(x: place, y: row, width: width, height: 1)
          place += width + Int.random(in: 2...6, using: &generator)
        }
      }
      #expect(identities(picture.image) == [])
    }
  }

  @Test(
    "On a large page each of fifty symbols side by side is read, however it is turned",
    arguments: [0.0, 8, 33])
  func page(degrees: Double) {
    let symbol = BarSymbol.code39("SHELF12").ofHeight(30)
    let (scale, side) = (2.0, 2200)
    var picture = BarPicture(width: side, height: side)
    for place in 0..<50 {
      let offset = Point(
        x: (Double(place % 5) - 2) * (symbol.width + 12), y: (Double(place / 5) - 4.5) * (symbol.height + 12))
      let center = picture.center + (offset * scale).turned(degrees: degrees)
      picture.draw(symbol, BarPlacement(of: symbol, center: center, scale: scale, degrees: degrees))
    }
    #expect(identities(picture.image) == [String](repeating: symbol.identity, count: 50))
  }

  @Test("A DataBar with wide elements is read beside another symbol, wherever it lies on the grid of blocks")
  func phase() throws {
    let code = BarSymbol.code39("BESIDE").ofHeight(30)
    let dataBar = try #require(BarSymbol.oneOfEach.first { $0.symbology == "gs1DataBar" }).ofHeight(58)
    for offset in 0..<32 {
      var picture = BarPicture(width: 520, height: 420)
      let place = Point(x: 230 + Double(offset), y: 100)
      picture.draw(code, BarPlacement(of: code, center: place, scale: 2))
      picture.draw(dataBar, BarPlacement(of: dataBar, center: place + Point(x: 0, y: 180), scale: 3))
      #expect(Set(identities(picture.image)) == [code.identity, dataBar.identity], "\(offset) pixels on")
    }
  }

  @Test("DataBar Expanded is read at 8 to 20 pixels a module", arguments: [8.0, 11, 14, 17, 20])
  func large(scale: Double) {
    let symbol = BarSymbol.named("DataBar expanded 01").ofHeight(12)
    #expect(identities(BarPicture(of: symbol, scale: scale, margin: 4).image) == [symbol.identity])
  }

  @Test(
    "A frame line four modules from the bars is not in the way",
    arguments: [BarSymbol.named("code39"), .named("code128"), .named("ean8")], [2.0, 3, 4])
  func framed(symbol: BarSymbol, scale: Double) {
    let symbol = symbol.ofHeight(20)
    var picture = BarPicture(of: symbol, scale: scale)
    let (left, right) = (Int(11 * scale), Int((19 + symbol.width) * scale))
    for x in symbol.symbology == "ean8" ? [left - 1] : [left - 1, right] {
      picture.fill(x: x, y: 0, width: 1, height: picture.height)
    }
    #expect(identities(picture.image) == [symbol.identity])
  }

  @Test("ITF that is cut out along its outer bars is read", arguments: [2.0, 3, 4])
  func cutOut(scale: Double) {
    for symbol in BarSymbol.all where symbol.symbology == "itf14" {
      let picture = BarPicture(of: symbol.ofHeight(20), scale: scale, margin: 0)
      #expect(identities(picture.image) == [symbol.identity])
    }
  }

  /// The edge of film 36-2 beside frame 21: the clock, and below it the data track.
  private var film: BarSymbol {
    let clock = "11111" + String(repeating: "01", count: 11) + "0111"
    let data = "101010" + "0100100" + "0" + "0010" + "010101" + "0" + "0" + "0" + "0101"
    let rows = [clock, data].map { track in BarSymbol.Row(isDark: track.map { $0 == "1" }, height: 4) }
    return BarSymbol(name: "film", symbology: "dxFilmEdge", bytes: Array("36-2/21".utf8), rows: rows)
  }

  @Test("The edge of a film is read in a picture of more than a million pixels")
  func largeFilm() {
    var picture = BarPicture(width: 1400, height: 900)
    picture.draw(film, BarPlacement(of: film, center: Point(x: 800, y: 300), scale: 8))
    #expect(identities(picture.image) == [film.identity])
  }

  @Test(
    "The edge of a film is read, however it is turned, whose perforations reach into the clock",
    arguments: [0, 3, 7, 33] as [Double])
  func perforatedFilm(degrees: Double) {
    var picture = BarPicture(width: 420, height: 360, ink: 45, paper: 110)
    let placement = BarPlacement(of: film, center: picture.center, scale: 9, degrees: degrees)
    picture.draw(film, placement)
    picture.change { x, y, grey in
      let place = placement.modules(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
      let isHole = (-4..<1.5).contains(place.y) && (place.x + 3).truncatingRemainder(dividingBy: 10) < 4
      return isHole || place.y > 9 ? 235 : grey
    }
    #expect(identities(picture.image) == [film.identity])
  }

  @Test("EAN-13 whose scale goes up and down by 30 % along it is read")
  func crumpled() {
    for symbol in BarSymbol.all where symbol.symbology == "ean13" && symbol.addOn == nil {
      let symbol = symbol.ofHeight(20)
      var picture = BarPicture(width: Int(symbol.width * 4) + 120, height: 160)
      let turn = 2 * Double.pi / symbol.width
      picture.draw(symbol, pixel: 1) { place in
        let x = (place.x - 60) / 4
        return Point(x: x + 0.3 / turn * sin(turn * x), y: (place.y - 40) / 4)
      }
      #expect(identities(picture.image) == [symbol.identity])
    }
  }

  @Test("ITF in coarse print is read: narrow bars of 2 to 5 pixels, narrow spaces of 5 to 9")
  func coarse() {
    var generator = SeededGenerator(seed: 25)
    let count = 40
    var read = 0
    for _ in 0..<count {
      let symbol = BarSymbol.named("itf14").withElements { isBar, isWide in
        let range = isBar ? (isWide ? 10...13 : 2...5) : (isWide ? 14...18 : 5...9)
        return Int.random(in: range, using: &generator)
      }
      let found = identities(BarPicture(of: symbol.ofHeight(80), scale: 1, margin: 60).image)
      #expect(found.isEmpty || found == [symbol.identity])
      if found == [symbol.identity] { read += 1 }
    }
    #expect(10 * read >= 8 * count, "\(read) of \(count)")
  }

  @Test("Noise of a third of the contrast is not in the way of high bars")
  func grain() {
    var generator = SeededGenerator(seed: 60)
    for symbol in [BarSymbol.named("ean13"), .named("code128"), .named("itf14")] {
      var picture = BarPicture(of: symbol.ofHeight(40), scale: 4, ink: 80, paper: 180)
      picture.addNoise(sigma: 33, using: &generator)
      #expect(identities(picture.image) == [symbol.identity])
    }
  }

  @Test(
    "Wide bars in a low picture are found without lines all over it",
    arguments: [("gs1DataBar", 4.0), ("gs1DataBar", 6), ("gs1DataBarExpanded", 6), ("code128", 6)],
    [90.0, 120])
  func lowPicture(symbol: (name: String, scale: Double), height: Double) throws {
    let bars = try #require(BarSymbol.oneOfEach.first { $0.symbology == symbol.name && $0.isOfFreeHeight })
      .ofHeight(height / symbol.scale)
    var plan = ReadingPlan.photo
    plan.passes.removeAll { [.linesEverywhere, .islands].contains($0.search) }
    let picture = BarPicture(of: bars, scale: symbol.scale, margin: 12 / symbol.scale)
    #expect(BarcodeReader(plan: plan).read(picture.image).map(\.bytes) == [bars.bytes])
  }

  @Test("Bars cut close on one side are read without lines all over the picture")
  func cutOnOneSide() {
    let symbol = BarSymbol.oneOfEach.first { $0.symbology == "code93" }!.ofHeight(50)
    let (scale, side) = (2.0, 120)
    var plan = ReadingPlan.photo
    plan.passes.removeAll { [.linesEverywhere, .islands].contains($0.search) }
    var picture = BarPicture(width: Int(symbol.width * scale) + 2 * side, height: 140)
    // Four modules of margin at the left.
    let center = Point(x: (4 + symbol.width / 2) * scale, y: 70)
    picture.draw(symbol, BarPlacement(of: symbol, center: center, scale: scale, degrees: 0))
    #expect(BarcodeReader(plan: plan).read(picture.image).map(\.bytes) == [symbol.bytes])
  }
}

extension BarSymbol {
  /// A Code 39 symbol of `text`, with wide elements of two modules.
  fileprivate static func code39(_ text: String) -> BarSymbol {
    let characters = text.utf8.map { Int(Code39.characters[Code39.alphabet.firstIndex(of: $0)!]) }
    var modules: [Bool] = []
    for mask in [Code39.stop] + characters + [Code39.stop] {
      for place in 0..<9 {
        let isWide = mask >> (8 - place) & 1 == 1
        modules += [Bool](repeating: place % 2 == 0, count: isWide ? 2 : 1)
      }
      modules.append(false)
    }
    modules.removeLast()
    return BarSymbol(
      name: "code39 \(text)", symbology: "code39", bytes: Array(text.utf8),
      rows: [Row(isDark: modules, height: 0)])
  }

  /// The same elements, as many modules wide as `width` says of a narrow or a wide bar or space.
  fileprivate func withElements(_ width: (_ isBar: Bool, _ isWide: Bool) -> Int) -> BarSymbol {
    var result = self
    result.rows[0].isDark = []
    var rest = rows[0].isDark[...]
    while let isBar = rest.first {
      let length = rest.prefix { $0 == isBar }.count
      result.rows[0].isDark += [Bool](repeating: isBar, count: width(isBar, length > 1))
      rest = rest.dropFirst(length)
    }
    return BarSymbol(name: name, symbology: symbology, bytes: bytes, rows: result.rows)
  }
}
