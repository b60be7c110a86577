import Foundation
import Testing

@testable import Quietzone

/// PDF417 and MicroPDF417 in whole pictures, with one trouble each.
struct PDF417PictureTests {
  private static let names = [
    "columns-1", "columns-4", "columns-9", "pdf417Compact-level-3", "pdf417-all-bytes", "micro-1x20",
    "micro-2x14",
    "micro-3x12", "micro-4x15",
  ]
  private static let symbols = names.map { StackedSymbol.named($0) }
  private let reader = BarcodeReader(symbologies: [.pdf417, .microPDF417])

  private func expect(_ symbol: StackedSymbol, in picture: StackedPicture, _ comment: Comment? = nil)
    -> Barcode?
  {
    let found = reader.read(picture.image)
    #expect(found.count == 1, "\(symbol.name) \(comment?.rawValue ?? "")")
    #expect(found.first?.bytes == symbol.bytes && found.first?.symbology == symbol.symbology)
    return found.first
  }

  @Test(
    "Symbols of three pixels a module are read at any angle",
    arguments: [0.0, 3, 17, 31, 45, 63, 68, 90, 123, 153, 180, 211, 275, 340])
  func angles(degrees: Double) throws {
    for symbol in Self.symbols {
      let picture = StackedPicture(of: symbol, degrees: degrees)
      let barcode = try #require(expect(symbol, in: picture, "\(degrees)"))
      #expect(barcode.size?.rows == symbol.rows && barcode.size?.columns == symbol.columns)
      #expect(!barcode.isMirrored && !barcode.isInverted)
      let half = Point(x: 1.5 * Double(symbol.width), y: 1.5 * Double(symbol.height))
      let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
        picture.center + Point(x: half.x * $0.0, y: half.y * $0.1).turned(degrees: degrees)
      }
      for (corner, wanted) in zip(barcode.corners.points, corners) {
        #expect((corner - wanted).length < 5, "\(symbol.name) at \(degrees)")
      }
    }
  }

  @Test("Two pixels a module are enough", arguments: [0.0, 30, 100])
  func small(degrees: Double) {
    for symbol in Self.symbols {
      _ = expect(symbol, in: StackedPicture(of: symbol, scale: 2, degrees: degrees))
    }
  }

  @Test("A pixel a module is enough wherever the symbol is on its page", arguments: [4, 9, 60, 141])
  func pixels(margin: Int) {
    for symbol in Self.symbols where !symbol.name.hasPrefix("micro") {
      for ground in [Float(220), 128] {
        _ = expect(symbol, in: StackedPicture(pixels: symbol, margin: margin, ground: ground), "\(ground)")
      }
    }
  }

  @Test("Noise is averaged away")
  func noise() {
    for (index, symbol) in Self.symbols.enumerated() {
      var picture = StackedPicture(of: symbol, degrees: 5)
      picture.addNoise(sigma: 15, seed: UInt64(index))
      _ = expect(symbol, in: picture)
    }
  }

  @Test(
    "Wide modules are read in grain that hides them from a line of single pixels", arguments: [6.0, 8, 12],
    [0.0, 4])
  func grain(scale: Double, degrees: Double) {
    for name in ["columns-1", "columns-4", "pdf417Compact-level-3", "micro-2x14", "micro-4x15"] {
      let symbol = StackedSymbol.named(name)
      var picture = StackedPicture(of: symbol, scale: scale, degrees: degrees)
      picture.addNoise(sigma: symbol.name.hasPrefix("micro") ? 15 + 2 * Float(scale) : 50, seed: 1)
      _ = expect(symbol, in: picture, "\(scale) \(degrees)")
    }
  }

  @Test(
    "In perspective rows are not at right angles to the bars",
    arguments: [(0.0006, 0.0), (0, 0.0006), (0.0004, -0.0003)])
  func perspective(tilt: (x: Double, y: Double)) {
    for symbol in Self.symbols {
      _ = expect(symbol, in: StackedPicture(of: symbol) { $0 * (1 / (1 + tilt.x * $0.x + tilt.y * $0.y)) })
    }
  }

  @Test(
    "Seen from far aside, bars fan out and rows converge", arguments: [(0.0005, 0.0015), (-0.0005, -0.0015)])
  func fan(tilt: (x: Double, y: Double)) {
    for symbol in Self.symbols where symbol.height > 10 {
      _ = expect(symbol, in: StackedPicture(of: symbol) { $0 * (1 / (1 + tilt.x * $0.x + tilt.y * $0.y)) })
    }
  }

  @Test("Bent labels are read", arguments: [0.00008, -0.00012])
  func bent(_ bend: Double) {
    for symbol in Self.symbols {
      _ = expect(symbol, in: StackedPicture(of: symbol) { Point(x: $0.x, y: $0.y + bend * $0.x * $0.x) })
    }
  }

  @Test("Light on dark, and in a mirror")
  func invertedAndMirrored() {
    for symbol in Self.symbols {
      var picture = StackedPicture(of: symbol)
      picture.invert()
      #expect(expect(symbol, in: picture)?.isInverted == true)
      picture = StackedPicture(of: symbol, degrees: 12)
      picture.mirror()
      #expect(expect(symbol, in: picture)?.isMirrored == true)
    }
  }

  @Test("Either side may be torn off", arguments: ["columns-9", "pdf417-level-5"])
  func torn(name: String) {
    let symbol = StackedSymbol.named(name)
    for isLeft in [true, false] {
      var picture = StackedPicture(of: symbol)
      let margin = (picture.width - 3 * symbol.width) / 2 + 3 * 30
      picture.cover(columns: isLeft ? 0..<margin : picture.width - margin..<picture.width)
      _ = expect(symbol, in: picture, isLeft ? "left" : "right")
    }
  }

  @Test("Symbols beside and below one another are all read")
  func several() {
    let symbols = ["columns-4", "columns-2", "micro-4x15", "micro-2x14"].map { StackedSymbol.named($0) }
    var picture = StackedPicture(width: 1000, height: 500)
    for (index, symbol) in symbols.enumerated() {
      let place = Point(x: index % 2 == 0 ? 260 : 750, y: index < 2 ? 130 : 370)
      picture.draw(symbol, scale: 3, center: place)
    }
    #expect(Set(reader.read(picture.image).map(\.bytes)) == Set(symbols.map(\.bytes)))
  }

  @Test(
    "A page of compact symbols, which have no stop patterns, is read whole",
    arguments: [0.0, 8])
  func compactPage(degrees: Double) {
    let symbol = StackedSymbol.named("pdf417Compact-level-3")
    let pitch = Point(x: 2 * Double(symbol.width + 14), y: 2 * Double(symbol.height + 14))
    var picture = StackedPicture(width: Int(4 * pitch.x), height: Int(4 * pitch.y + 0.3 * pitch.x))
    for row in -1...1 {
      for column in -1...1 {
        let place = Point(x: Double(column) * pitch.x, y: Double(row) * pitch.y).turned(degrees: degrees)
        picture.draw(symbol, scale: 2, degrees: degrees, center: picture.center + place)
      }
    }
    #expect(reader.read(picture.image).map(\.bytes) == Array(repeating: symbol.bytes, count: 9))
  }

  @Test("A part of a file says so, also in JSON")
  func macro() throws {
    for symbol in StackedSymbol.all where symbol.structuredAppend == "0/3/017053" {
      let barcode = try #require(expect(symbol, in: StackedPicture(of: symbol)))
      #expect(barcode.structuredAppend?.index == 0 && barcode.structuredAppend?.count == 3)
      #expect(barcode.macroPDF417?.fileID == "017053")
      let written = String(decoding: json(of: [barcode]), as: UTF8.self)
      #expect(
        written.contains(
          #""macroPDF417":{"segmentIndex":0,"fileID":"017053","isLast":false,"segmentCount":3}"#))
    }
  }

  @Test("Only what is asked for is read, and nothing where there is nothing")
  func nothing() {
    let pdf417 = StackedPicture(of: .named("columns-4"))
    #expect(BarcodeReader(symbologies: [.microPDF417]).read(pdf417.image).isEmpty)
    #expect(
      BarcodeReader(symbologies: [.pdf417]).read(StackedPicture(of: .named("micro-3x12")).image).isEmpty)
    for size in [(1, 1), (1, 400), (400, 1), (33, 17), (300, 200)] {
      var picture = StackedPicture(width: size.0, height: size.1)
      picture.addNoise(sigma: 40, seed: UInt64(size.0))
      #expect(reader.read(picture.image).isEmpty)
    }
  }

  @Test("A live frame gets it, too")
  func live() {
    let reader = BarcodeReader(symbologies: .all, plan: .live)
    for symbol in Self.symbols {
      #expect(reader.read(StackedPicture(of: symbol, degrees: 3).image).map(\.bytes) == [symbol.bytes])
    }
  }
}
