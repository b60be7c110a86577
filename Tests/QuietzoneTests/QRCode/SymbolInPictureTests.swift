import Quietzone
import TestSupport
import Testing

/// QR Codes that are drawn into a picture: of most modules the middle alone is the symbol's.
struct SymbolInPictureTests {
  @Test(
    "QR Codes of whose modules the middle third alone is theirs are read, in live frames, too",
    arguments: [DrawnSymbol.versionOne, .versionTwo], [0.0, 8])
  func middles(symbol: DrawnSymbol, degrees: Double) {
    for module in [4.5, 6, 10.5] {
      let canvas = Self.canvas(symbol, module: module, degrees: degrees)
      for plan in [ReadingPlan.photo, .live] {
        let found = BarcodeReader(plan: plan).read(canvas.image)
        #expect(found.map(\.hexadecimal) == [symbol.hexadecimal], "\(module)")
      }
    }
  }

  @Test("Without that way of retrying they are not")
  func without() {
    var plan = ReadingPlan.photo
    for index in plan.passes.indices { plan.passes[index].ladder.remove(.centers) }
    let canvas = Self.canvas(.versionTwo, module: 10.5, degrees: 8)
    #expect(BarcodeReader(plan: plan).read(canvas.image).isEmpty)
  }

  private static func canvas(_ symbol: DrawnSymbol, module: Double, degrees: Double) -> Canvas {
    let (modules, dimension) = (symbol.modules, symbol.modules.width)
    let side = Int(Double(dimension + 16) * module * 1.2)
    var canvas = Canvas(width: side, height: side)
    let across = Point(x: module, y: 0).turned(degrees: degrees)
    let corners = Quadrilateral(
      center: Point(x: Double(side) / 2, y: Double(side) / 2), across: across,
      down: Point(x: -across.y, y: across.x), dimension: dimension)
    var generator = SeededGenerator(seed: 31)
    let picture = (0..<9 * dimension * dimension).map { _ in Bool.random(using: &generator) }
    canvas.draw(columns: dimension, rows: dimension, corners) { place in
      let (column, row) = (Int(place.x), Int(place.y))
      let (left, top) = (Int(3 * place.x), Int(3 * place.y))
      let isSymbols = left % 3 == 1 && top % 3 == 1 || isFunction(column, row, of: dimension)
      let isDark = isSymbols ? modules[column, row] : picture[top * 3 * dimension + left]
      return isDark ? 30 : 220
    }
    return canvas
  }

  /// Whether a module is a finder pattern's, with its separator, a timing pattern's or the alignment pattern's.
  private static func isFunction(_ column: Int, _ row: Int, of dimension: Int) -> Bool {
    let far = dimension - 8
    let isFinder = column < 8 && row < 8 || column >= far && row < 8 || column < 8 && row >= far
    let isAlignment = dimension > 21 && abs(column - (dimension - 7)) <= 2 && abs(row - (dimension - 7)) <= 2
    return isFinder || column == 6 || row == 6 || isAlignment
  }
}
