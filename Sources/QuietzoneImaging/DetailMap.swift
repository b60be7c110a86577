/// Where a picture shows anything at all: a coarse map of how often its rows change between dark and light.
///
/// A symbol too small for one level of a pyramid shows at that level as a few dots at least; where there are none, on bare paper
/// or in the sky, the next finer level need not be searched.
public struct DetailMap: Sendable {
  /// Pixels a side of a tile, at the level the map was made from.
  static let side = 64
  /// Changes that make a tile detailed: a single symbol of 11 modules, of which four are a pixel, leaves no more.
  private static let leastChanges = 8

  let columns: Int
  let rows: Int
  /// By tile, row by row.
  private var isDetailed: [Bool]

  /// The map of a black-and-white picture: tiles with some changes, and their neighbours.
  public init(_ bits: BitMatrix) {
    columns = bits.wordsPerRow
    rows = (bits.height + Self.side - 1) / Self.side
    var changes = [Int](repeating: 0, count: columns * rows)
    for y in 0..<bits.height {
      for column in 0..<columns {
        let word = bits.words[y * columns + column]
        changes[y / Self.side * columns + column] += (word ^ (word << 1)).nonzeroBitCount
      }
    }
    isDetailed = [Bool](repeating: false, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns where changes[row * columns + column] >= Self.leastChanges {
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) { isDetailed[y * columns + x] = true }
        }
      }
    }
  }

  /// The stretches of columns that have detail in row `y` of the next finer level, which is `width` pixels wide.
  func forEachDetailedStretch(ofFinerRow y: Int, width: Int, _ body: (Range<Int>) -> Void) {
    let side = 2 * Self.side
    let row = min(rows - 1, y / side) * columns
    var column = 0
    while column < columns {
      guard isDetailed[row + column] else {
        column += 1
        continue
      }
      let first = column
      while column < columns, isDetailed[row + column] { column += 1 }
      let end = column == columns ? width : min(width, column * side)
      if first * side < end { body(first * side..<end) }
    }
  }
}
