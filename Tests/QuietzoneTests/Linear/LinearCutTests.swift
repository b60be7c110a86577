import Foundation
import Quietzone
import TestSupport
import Testing

/// Symbols of which a part is out of the picture: nothing may be read from the rest.
struct LinearCutTests {
  /// Symbols with characters that are not easily taken for those of another symbology.
  private static let checked = BarSymbol.all.filter {
    ["code128", "code93", "codabar", "telepen", "gs1DataBarExpanded"].contains($0.symbology)
  }

  @Test("A symbol cut by one edge of the picture gives nothing", arguments: checked)
  func cutAtOneEdge(symbol: BarSymbol) {
    var read: [String] = []
    let drawn = CutSymbol(symbol)
    for part in stride(from: 0.05, to: 1, by: 0.1) {
      let cut = Int(drawn.left + part * drawn.length)
      let width = drawn.picture.width
      read += drawn.readings(columns: 0..<cut)
      read += drawn.readings(columns: cut..<width)
    }
    #expect(read == [])
  }

  @Test("A symbol cut by both edges of the picture gives nothing", arguments: checked)
  func cutAtBothEdges(symbol: BarSymbol) {
    var generator = SeededGenerator(seed: 2)
    var read: [String] = []
    let drawn = CutSymbol(symbol)
    for _ in 0..<20 {
      let parts = [
        Double.random(in: 0.02...0.98, using: &generator), .random(in: 0.02...0.98, using: &generator),
      ].sorted()
      let (from, to) = (Int(drawn.left + parts[0] * drawn.length), Int(drawn.left + parts[1] * drawn.length))
      if to - from > 20 { read += drawn.readings(columns: from..<to) }
    }
    #expect(read == [])
  }

  @Test("Half a symbol, as if torn off, gives nothing", arguments: checked)
  func torn(symbol: BarSymbol) {
    var read: [String] = []
    let modules = Int(symbol.ofHeight(15).frame.right)
    for part in stride(from: 0.1, to: 0.95, by: 0.1) {
      let middle = Int(part * Double(modules))
      for rest in [0..<middle, middle..<modules] {
        let picture = BarPicture(of: symbol.ofHeight(15).cut(to: rest), scale: 3)
        read += identities(picture.image).map { "\($0) in modules \(rest)" }
      }
    }
    #expect(read == [])
  }

  /// Symbols whose parts nothing but margins, or the places of digits, tell from whole ones.
  private static let unchecked = BarSymbol.oneOfEach.filter { symbol in
    !checked.contains { $0.symbology == symbol.symbology }
  }

  @Test("Of a symbol cut by an edge of the picture nothing but the whole is read", arguments: unchecked)
  func cutUnchecked(symbol: BarSymbol) {
    var read: [String] = []
    let drawn = CutSymbol(symbol)
    for part in stride(from: 0.03, to: 1, by: 0.09) {
      let cut = Int(drawn.left + part * drawn.length)
      read += drawn.readings(columns: 0..<cut)
      read += drawn.readings(columns: cut..<drawn.picture.width)
    }
    #expect(read == [])
  }

  @Test(
    "An add-on of five digits cut in two is not read as one of two digits",
    arguments: ["ean13", "upcA", "upcE"])
  func cutAddOn(symbology: String) {
    let symbol = BarSymbol.all.first { $0.symbology == symbology && $0.addOn?.count == 5 }!
    let drawn = CutSymbol(symbol)
    let right = Int(drawn.left + symbol.width * drawn.scale)
    for cut in Int(drawn.left + drawn.length) + 8..<right {
      for reading in drawn.readings(columns: 0..<cut) {
        #expect(reading.contains(" - in ") || reading.contains(symbol.addOn!), "\(reading)")
      }
    }
  }

  /// A picture of a symbol, and where it lies.
  private struct CutSymbol {
    let picture: BarPicture
    let scale = 3.0
    /// The columns of the symbol, without add-on.
    let left: Double
    let length: Double

    init(_ symbol: BarSymbol) {
      let symbol = symbol.ofHeight(15)
      picture = BarPicture(of: symbol, scale: scale)
      let corners = BarPlacement(of: symbol, center: picture.center, scale: scale).corners
      left = corners.topLeft.x
      length = corners.topRight.x - left
    }

    /// What is read in some columns alone.
    func readings(columns: Range<Int>) -> [String] {
      identities(picture.columns(columns)).map {
        "\($0) in columns \(columns.lowerBound - Int(left))..<\(columns.upperBound - Int(left))"
      }
    }
  }
}
