import Foundation
import Quietzone
import TestSupport
import Testing

/// Several symbols in a picture, and parts of pictures.
struct LinearSceneTests {
  private static let ean = BarSymbol.named("ean13").ofHeight(20)
  private static let code = BarSymbol.named("code128").ofHeight(20)
  private let reader = BarcodeReader(symbologies: .linear)

  @Test("Two symbols side by side are both read, from left to right")
  func sideBySide() {
    for second in BarSymbol.oneOfEach {
      let (left, right) = (Self.ean, second.ofHeight(20))
      // The quiet zones of both lie between them.
      var picture = BarPicture(width: Int(3 * (left.width + right.width + 66)), height: 300)
      picture.draw(
        left, BarPlacement(of: left, center: Point(x: 3 * (20 + left.width / 2), y: 150), scale: 3))
      let x = 3 * (20 + left.width + 22 + right.width / 2)
      picture.draw(right, BarPlacement(of: right, center: Point(x: x, y: 150), scale: 3))
      #expect(Set(identities(picture.image)) == [left.identity, right.identity])
      #expect(identities(picture.image).count == 2)
    }
  }

  @Test("Two symbols one above the other are both read, from top to bottom")
  func above() {
    let gap = 40.0
    for second in BarSymbol.oneOfEach where second.symbology != "gs1DataBar" {
      let (top, bottom) = (Self.ean, second.ofHeight(20))
      let width = 3 * (max(top.width, bottom.width) + 40)
      var picture = BarPicture(width: Int(width), height: Int(3 * (top.height + bottom.height + 40) + gap))
      picture.draw(
        top, BarPlacement(of: top, center: Point(x: width / 2, y: 3 * (15 + top.height / 2)), scale: 3))
      let y = 3 * (15 + top.height + bottom.height / 2) + gap
      picture.draw(bottom, BarPlacement(of: bottom, center: Point(x: width / 2, y: y), scale: 3))
      #expect(identities(picture.image) == [top.identity, bottom.identity])
    }
  }

  @Test("Two symbols so close that their bars are one stretch are both read")
  func closelyAbove() {
    for second in BarSymbol.oneOfEach
    where second.isOfFreeHeight && second.addOn == nil && second.identity != Self.ean.identity {
      let (top, bottom) = (Self.ean, second.ofHeight(20))
      let width = 3 * (max(top.width, bottom.width) + 40)
      var picture = BarPicture(width: Int(width), height: 230)
      picture.draw(top, BarPlacement(of: top, center: Point(x: width / 2, y: 70), scale: 3))
      picture.draw(bottom, BarPlacement(of: bottom, center: Point(x: width / 2, y: 138), scale: 3))
      #expect(identities(picture.image) == [top.identity, bottom.identity])
    }
  }

  @Test(
    "The same symbol twice in one picture is two results",
    arguments: [(0.0, 0.0), (0, 180), (0, 90), (30, 300)])
  func twice(degrees: (Double, Double)) {
    let symbol = Self.code
    var picture = BarPicture(width: 1000, height: 400)
    let places = zip([Point(x: 250, y: 200), Point(x: 750, y: 200)], [degrees.0, degrees.1]).map {
      BarPlacement(of: symbol, center: $0, scale: 2.5, degrees: $1)
    }
    for place in places { picture.draw(symbol, place) }
    let found = reader.read(picture.image)
    #expect(found.map(\.identity) == [symbol.identity, symbol.identity])
    for place in places {
      #expect(found.filter { place.corners.contains($0.corners.center) }.count == 1)
    }
  }

  @Test(
    "Labels with the same content one above the other are as many results", arguments: [4.0, 6, 12, 40],
    [0.0, 25])
  func labels(gap: Double, degrees: Double) {
    // What is GS1 DataBar is put together of rows, turned labels with their neighbours, too.
    for symbol in BarSymbol.oneOfEach
    where symbol.isOfFreeHeight && symbol.addOn == nil && symbol.symbology != "gs1DataBar" {
      let symbol = symbol.ofHeight(20)
      let side = 3 * (symbol.width + 3 * gap + 60)
      var picture = BarPicture(width: Int(side), height: Int(side))
      let down = Point(x: 0, y: 3 * (20 + gap)).turned(degrees: degrees)
      let places = [-1.0, 0, 1].map {
        BarPlacement(of: symbol, center: picture.center + down * $0, scale: 3, degrees: degrees)
      }
      for place in places { picture.draw(symbol, place) }
      let found = reader.read(picture.image)
      #expect(found.map(\.identity) == [String](repeating: symbol.identity, count: 3))
      for place in places {
        #expect(found.filter { place.corners.contains($0.corners.center) }.count == 1, "\(symbol.name)")
      }
    }
  }

  @Test("Bearer bars around ITF-14 are not in the way", arguments: [0.0, 10, 90, 200])
  func bearerBars(degrees: Double) {
    let symbol = BarSymbol.named("itf14").ofHeight(30).withBearerBars(thickness: 4, overhang: 10)
    let picture = BarPicture(of: symbol, scale: 3, degrees: degrees)
    #expect(identities(picture.image) == [symbol.identity])
  }

  @Test("Add-ons are read with their symbol, whose corners do not include them")
  func addOns() throws {
    for symbol in BarSymbol.all where symbol.addOn != nil {
      let symbol = symbol.ofHeight(30)
      let picture = BarPicture(of: symbol, scale: 3)
      let found = reader.read(picture.image)
      #expect(found.map(\.identity) == [symbol.identity])
      #expect(found.map(\.symbologyIdentifier) == ["]E3"])
      let corners = BarPlacement(of: symbol, center: picture.center, scale: 3).corners
      for barcode in found { #expect(barcode.cornerError(corners) < 6) }
    }
  }

  @Test("Of a region of interest only its own symbol is reported, at its place in the whole image")
  func regionOfInterest() {
    var picture = BarPicture(width: 900, height: 300)
    let places = [(Self.ean, Point(x: 220, y: 150)), (Self.code, Point(x: 660, y: 150))].map {
      ($0, BarPlacement(of: $0, center: $1, scale: 3))
    }
    for (symbol, place) in places { picture.draw(symbol, place) }
    for ((symbol, place), x) in zip(places, [0, 450]) {
      let region = PixelRectangle(x: x, y: 20, width: 440, height: 260)
      let found = BarcodeReader(symbologies: .linear, regionOfInterest: region).read(picture.image)
      #expect(found.map(\.identity) == [symbol.identity])
      for barcode in found { #expect(barcode.cornerError(place.corners) < 6) }
    }
    // A strip across the bars of both.
    let strip = PixelRectangle(x: 0, y: 140, width: 900, height: 20)
    let found = BarcodeReader(symbologies: .linear, regionOfInterest: strip).read(picture.image)
    #expect(found.map(\.identity) == [Self.ean.identity, Self.code.identity])
  }

  @Test("Only the symbologies asked for are read")
  func symbologies() {
    for symbol in BarSymbol.oneOfEach where symbol.symbology != "ean13" {
      let picture = BarPicture(of: symbol.ofHeight(15), scale: 3)
      for symbology in Symbology.allCases where SymbologySet.linear.contains(symbology) {
        let found = BarcodeReader(symbologies: [symbology]).read(picture.image)
        if symbology.name == symbol.symbology {
          #expect(found.map(\.identity) == [symbol.identity])
        } else {
          // EAN-13 includes UPC-A, and Interleaved 2 of 5 ITF-14.
          let isAnotherName = ["upcA ean13", "itf14 i2of5"].contains("\(symbol.symbology) \(symbology.name)")
          #expect(found.isEmpty || isAnotherName, "\(symbol.name) read as \(found.map(\.identity))")
        }
      }
    }
  }

  @Test(
    "Images too small for a symbol give nothing",
    arguments: [(0, 0), (1, 1), (1, 500), (500, 1), (2, 500), (500, 2), (7, 500), (16, 16), (17, 33)])
  func tiny(size: (width: Int, height: Int)) {
    var generator = SeededGenerator(seed: UInt64(size.width))
    let image = LuminanceImage(width: size.width, height: size.height) { target in
      for index in 0..<size.width * size.height { target[index] = .random(in: 0...255, using: &generator) }
    }
    for plan in [ReadingPlan.live, .photo] {
      #expect(BarcodeReader(symbologies: .linear, plan: plan).read(image).isEmpty)
    }
  }
}
