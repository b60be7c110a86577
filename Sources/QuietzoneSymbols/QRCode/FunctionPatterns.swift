extension QRCode {
  /// Whether the module belongs to a finder, alignment or timing pattern, a separator, or to the format or version
  /// information: to anything but the codewords and the remainder bits.
  package static func isFunctionModule(x: Int, y: Int, version: Version) -> Bool {
    let dimension = version.dimension
    if x == 6 || y == 6 { return true }
    if y < 9, x < 9 || x >= dimension - 8 { return true }
    if x < 9, y >= dimension - 8 { return true }
    if version.hasVersionInformation {
      if y < 6, x >= dimension - 11 { return true }
      if x < 6, y >= dimension - 11 { return true }
    }
    let centers = alignmentPatternCenterTable[version.number - 1]
    guard let column = centers.first(where: { abs(Int($0) - x) <= 2 }),
      let row = centers.first(where: { abs(Int($0) - y) <= 2 }),
      let last = centers.last
    else { return false }
    // No alignment pattern lies where the finder patterns are.
    return !(column == 6 && row == 6 || column == 6 && row == last || column == last && row == 6)
  }

  /// For every module of a symbol, row by row, whether it is a function module.
  package static func functionModules(version: Version) -> [Bool] {
    let dimension = version.dimension
    var map = [Bool](repeating: false, count: dimension * dimension)
    func mark(_ columns: Range<Int>, _ rows: Range<Int>) {
      for y in rows { for x in columns { map[y * dimension + x] = true } }
    }
    mark(0..<9, 0..<9)
    mark(dimension - 8..<dimension, 0..<9)
    mark(0..<9, dimension - 8..<dimension)
    mark(0..<dimension, 6..<7)
    mark(6..<7, 0..<dimension)
    if version.hasVersionInformation {
      mark(dimension - 11..<dimension - 8, 0..<6)
      mark(0..<6, dimension - 11..<dimension - 8)
    }
    let centers = version.alignmentPatternCenters
    for (row, y) in centers.enumerated() {
      for (column, x) in centers.enumerated() {
        let isFinder =
          row == 0 && (column == 0 || column == centers.count - 1) || column == 0 && row == centers.count - 1
        if !isFinder { mark(x - 2..<x + 3, y - 2..<y + 3) }
      }
    }
    return map
  }
}
