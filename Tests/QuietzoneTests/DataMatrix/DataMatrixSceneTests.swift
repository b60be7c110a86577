import Foundation
import Quietzone
import TestSupport
import Testing

/// Whole pictures with one trouble each.
struct DataMatrixSceneTests {
  private let reader = BarcodeReader(symbologies: [.dataMatrix])
  private let symbol = DrawnDataMatrix.ofSize(24, 24)

  /// What is read, unless it is the symbol alone.
  private func mistakes(_ canvas: Canvas, _ symbol: DrawnDataMatrix) -> [[UInt8]] {
    let found = reader.read(canvas.image).map(\.bytes)
    return found == [symbol.bytes] ? [] : found + [[]]
  }

  @Test("Each size is read at 3 pixels a module, turned and with light noise", arguments: DrawnDataMatrix.all)
  func sizes(symbol: DrawnDataMatrix) throws {
    let degrees = Double(symbol.modules.width * 7 + symbol.modules.height * 31)
    var canvas = symbol.picture(size: 3, degrees: degrees)
    canvas.addNoise(5, seed: 1)
    let barcodes = reader.read(canvas.image)
    let barcode = try #require(barcodes.first)
    #expect(barcodes.count == 1)
    #expect(barcode.symbology == .dataMatrix)
    #expect(barcode.bytes == symbol.bytes)
    #expect(barcode.size?.columns == symbol.modules.width)
    #expect(barcode.size?.rows == symbol.modules.height)
    #expect(!barcode.isMirrored && !barcode.isInverted)
    let drawn = symbol.corners(around: canvas.center, size: 3, degrees: degrees)
    for (found, expected) in zip(barcode.corners.points, drawn.points) {
      #expect((found - expected).length < 3)
    }
  }

  @Test(
    "A symbol is read at any angle at 2 pixels a module",
    arguments: Array(stride(from: 0.0, to: 360, by: 7.5)))
  func angles(degrees: Double) {
    #expect(mistakes(symbol.picture(size: 2, degrees: degrees), symbol) == [])
  }

  @Test(
    "What moved along a side by more than a module and a half is read by the other side's timing pattern alone",
    arguments: [false, true])
  func moved(isUpright: Bool) {
    let symbols = DrawnDataMatrix.all.filter { $0.modules.width * $0.modules.height >= 256 }
    let unread = symbols.filter { symbol in
      var canvas = symbol.picture(size: 7, degrees: 2)
      canvas.move(by: 11, isUpright: isUpright)
      canvas.addNoise(2, seed: 3)
      return !mistakes(canvas, symbol).isEmpty
    }
    let names = unread.map(\.name)
    let small = symbols.filter { $0.modules.width == $0.modules.height && $0.modules.width <= 40 }
    #expect(small.count { names.contains($0.name) } == 0, "\(names)")
    // Not all of the larger and the oblong ones are.
    #expect(names.count <= (isUpright ? 9 : 4), "\(names)")
  }

  @Test(
    "Borders that move by a pixel in every four rows or columns are found", arguments: [0.0, 90, 180, 270])
  func repeatingEdges(degrees: Double) {
    // The angle whose tangent is a quarter, to either side.
    for turn in [14.0362, -14.0362] {
      for symbol in DrawnDataMatrix.all.prefix(12) {
        #expect(mistakes(symbol.picture(size: 3, degrees: degrees + turn), symbol) == [], "\(turn)")
      }
    }
  }

  @Test("Modules of 1.5 to 30 pixels are read", arguments: [1.5, 1.8, 2.3, 4, 7, 12, 30])
  func moduleSizes(size: Double) {
    #expect(mistakes(symbol.picture(size: size, degrees: 20), symbol) == [])
  }

  @Test("Light on dark is read, and said so; not if it is not asked for")
  func inverted() throws {
    var canvas = symbol.canvas(size: 4, ground: 30)
    canvas.draw(
      symbol.modules, symbol.corners(around: canvas.center, size: 4, degrees: 33), isInverted: true)
    let barcode = try #require(reader.read(canvas.image).first)
    #expect(barcode.bytes == symbol.bytes)
    #expect(barcode.isInverted)
    #expect(BarcodeReader(symbologies: [.dataMatrix], readsInverted: false).read(canvas.image).isEmpty)
  }

  @Test("A symbol in a mirror is read, and said so", arguments: [(24, 24), (36, 12), (48, 26)])
  func mirrored(_ columns: Int, _ rows: Int) throws {
    let symbol = DrawnDataMatrix.ofSize(columns, rows)
    var canvas = symbol.canvas(size: 4)
    let corners = symbol.corners(around: canvas.center, size: 4, degrees: 200)
    let reflected = Quadrilateral(
      topLeft: corners.topRight, topRight: corners.topLeft, bottomRight: corners.bottomLeft,
      bottomLeft: corners.bottomRight)
    canvas.draw(symbol.modules, reflected)
    let barcode = try #require(reader.read(canvas.image).first)
    #expect(barcode.bytes == symbol.bytes)
    #expect(barcode.isMirrored)
    for (found, expected) in zip(barcode.corners.points, reflected.points) {
      #expect((found - expected).length < 4)
    }
  }

  @Test("Seen at a slant a symbol is read", arguments: [0.06, 0.12, 0.18])
  func slants(_ share: Double) {
    var canvas = symbol.canvas(size: 5)
    var corners = symbol.corners(around: canvas.center, size: 5, degrees: 0)
    let inset = share * 24 * 5
    corners.topLeft = corners.topLeft + Point(x: inset, y: 0.5 * inset)
    corners.topRight = corners.topRight + Point(x: -inset, y: 0.2 * inset)
    canvas.draw(symbol.modules, corners)
    #expect(mistakes(canvas, symbol) == [])
  }

  @Test(
    "Seen from far aside a symbol is read, whichever border is the nearest", arguments: [50.0, 60, 68],
    [0.0, 90, 180, 270])
  func farAside(_ angle: Double, _ degrees: Double) {
    for symbol in DrawnDataMatrix.all where symbol.modules.width == symbol.modules.height {
      guard 14...26 ~= symbol.modules.width else { continue }
      var canvas = symbol.canvas(size: 8)
      let center = canvas.center
      canvas.draw(
        symbol.modules,
        symbol.corners(around: center, size: 7, degrees: degrees).seen(
          from: angle, around: center, distance: 2.5 * 7 * Double(symbol.modules.width)))
      #expect(mistakes(canvas, symbol) == [], "\(symbol)")
    }
  }

  @Test("Printed with dots too large or too small a symbol is read", arguments: [true, false])
  func growth(isHeavy: Bool) {
    for symbol in DrawnDataMatrix.all where symbol.modules.width <= 26 {
      // An eighth of a module on each side, which makes a quarter in all.
      let modules = symbol.modules.enlarged(8).grown(isDark: isHeavy)
      for degrees in [0.0, 9, 33] {
        var canvas = symbol.canvas(size: 5)
        canvas.draw(modules, symbol.corners(around: canvas.center, size: 5, degrees: degrees))
        #expect(mistakes(canvas, symbol) == [], "\(symbol) \(degrees)")
      }
    }
  }

  @Test(
    "Around a bottle a symbol is read, whichever border is where its modules are narrowest",
    arguments: [0.0, 90, 180, 270])
  func bottles(degrees: Double) {
    for symbol in DrawnDataMatrix.all where symbol.modules.width == symbol.modules.height {
      guard 14...26 ~= symbol.modules.width else { continue }
      let canvas = symbol.picture(size: 5, degrees: degrees)
      // A quarter of the bottle's circumference, and the axis a fifth of the width beside the middle.
      let radius = 5 * Double(symbol.modules.width) / 1.57
      let bent = canvas.around(radius: radius, axis: canvas.center.x - 0.3 * radius)
      #expect(mistakes(bent, symbol) == [], "\(symbol)")
    }
  }

  @Test("Faint symbols are read", arguments: [(60.0, 95.0), (120, 160), (190, 230)])
  func contrasts(_ dark: Double, _ light: Double) {
    var canvas = symbol.canvas(size: 4, ground: light)
    canvas.draw(
      symbol.modules, symbol.corners(around: canvas.center, size: 4, degrees: 50), dark: dark, light: light)
    canvas.addNoise(2, seed: 2)
    #expect(mistakes(canvas, symbol) == [])
  }

  @Test("A symbol that fills the picture to its edge is read", arguments: [1.0, 2, 5])
  func withoutMargin(_ size: Double) {
    var canvas = Canvas(width: Int(24 * size), height: Int(24 * size))
    canvas.draw(symbol.modules, symbol.corners(around: canvas.center, size: size, degrees: 0))
    #expect(mistakes(canvas, symbol) == [])
  }

  @Test("A small symbol in a large picture is read in its place")
  func small() throws {
    var canvas = Canvas(width: 2000, height: 1500)
    let corners = symbol.corners(around: Point(x: 1432, y: 307), size: 2.4, degrees: 71)
    canvas.draw(symbol.modules, corners)
    canvas.addNoise(3, seed: 3)
    let barcode = try #require(reader.read(canvas.image).first)
    #expect(barcode.bytes == symbol.bytes)
    #expect((barcode.corners.topLeft - corners.topLeft).length < 3)
    let live = BarcodeReader(symbologies: [.dataMatrix], plan: .live)
    #expect(live.read(canvas.image).map(\.bytes) == [symbol.bytes])
  }

  @Test("Every symbol of a sheet is read once")
  func sheet() {
    var canvas = Canvas(width: 700, height: 520)
    let symbols = Array(DrawnDataMatrix.all.prefix(12))
    for (index, symbol) in symbols.enumerated() {
      let center = Point(x: 100 + Double(index % 4) * 166, y: 90 + Double(index / 4) * 170)
      canvas.draw(symbol.modules, symbol.corners(around: center, size: 3, degrees: Double(index) * 41))
    }
    let found = reader.read(canvas.image).map(\.bytes)
    #expect(Set(found) == Set(symbols.map(\.bytes)))
    #expect(found.count == symbols.count)
  }

  @Test("A scratch across a border is no hindrance")
  func scratched() {
    var canvas = symbol.picture(size: 5, degrees: 0)
    for y in 0..<canvas.height {
      for x in 60..<67 where y > canvas.height / 2 { canvas.samples[y * canvas.width + x] = 220 }
    }
    #expect(mistakes(canvas, symbol) == [])
  }

  @Test("Noise, stripes, a QR Code and a symbol whose data are noise give nothing")
  func nothing() {
    var noise = Canvas(width: 320, height: 240, ground: 128)
    noise.addNoise(60, seed: 4)
    var stripes = Canvas(width: 300, height: 300)
    for index in stripes.samples.indices where index % 300 / 5 % 2 == 0 || index / 300 / 5 % 2 == 0 {
      stripes.samples[index] = 40
    }
    let qrCode = DrawnSymbol.versionSeven
    var other = Canvas(width: 260, height: 260)
    other.draw(qrCode.modules, Quadrilateral(x: 40, y: 40, side: 180))
    var scrambled = ModuleMatrix(width: 12, height: 12)
    var generator = SeededGenerator(seed: 5)
    var picture = Canvas(width: 120, height: 120)
    for canvas in [noise, stripes, other] { #expect(reader.read(canvas.image).isEmpty) }
    let frame = DrawnDataMatrix.ofSize(12, 12).modules
    for _ in 0..<40 {
      scrambled = frame
      for y in 1..<11 { for x in 1..<11 { scrambled[x, y] = Bool.random(using: &generator) } }
      picture.draw(scrambled, Quadrilateral(x: 30, y: 30, side: 60))
      #expect(reader.read(picture.image).isEmpty)
    }
  }
}

extension Quadrilateral {
  /// As a camera sees it that looks at `center` from so far away, and so many degrees aside.
  fileprivate func seen(from angle: Double, around center: Point, distance: Double) -> Quadrilateral {
    let (cosine, sine) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
    return map { corner in
      let arm = corner - center
      let depth = 1 + arm.x * sine / distance
      return center + Point(x: arm.x * cosine / depth, y: arm.y / depth)
    }
  }
}

extension ModuleMatrix {
  /// Each module as so many times as many.
  fileprivate func enlarged(_ scale: Int) -> ModuleMatrix {
    var result = ModuleMatrix(width: scale * width, height: scale * height)
    for y in 0..<result.height { for x in 0..<result.width { result[x, y] = self[x / scale, y / scale] } }
    return result
  }

  /// With those dark, or light, that have such a neighbour; beyond the edges it is light.
  fileprivate func grown(isDark: Bool) -> ModuleMatrix {
    var result = self
    for y in 0..<height {
      for x in 0..<width where self[x, y] != isDark {
        for (column, row) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
          let isInside = (0..<width).contains(column) && (0..<height).contains(row)
          if (isInside && self[column, row]) == isDark { result[x, y] = isDark }
        }
      }
    }
    return result
  }
}
