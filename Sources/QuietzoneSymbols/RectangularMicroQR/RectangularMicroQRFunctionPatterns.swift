extension RectangularMicroQR {
  /// For every module of a symbol, row by row, whether it belongs to anything but the codewords and the remainder bits
  /// (ISO/IEC 23941, 6.3).
  package static func functionModules(version: Version) -> [Bool] {
    let (width, height) = (version.width, version.height)
    var map = [Bool](repeating: false, count: width * height)
    func mark(_ columns: Range<Int>, _ rows: Range<Int>) {
      for y in rows { for x in columns { map[y * width + x] = true } }
    }
    // Timing patterns run along all four edges.
    mark(0..<width, 0..<1)
    mark(0..<width, height - 1..<height)
    mark(0..<1, 0..<height)
    mark(width - 1..<width, 0..<height)
    for x in version.timingColumns {
      mark(x..<x + 1, 0..<height)
      mark(x - 1..<x + 2, 0..<3)
      mark(x - 1..<x + 2, height - 3..<height)
    }
    // The finder pattern with its separator, the sub-pattern opposite it, and the other two corners.
    mark(0..<8, 0..<min(8, height))
    mark(width - 5..<width, height - 5..<height)
    mark(width - 2..<width, 0..<2)
    if height > 9 { mark(0..<2, height - 2..<height) }
    let format = FormatInformation.modules(version)
    for position in format.finder + format.subPattern { map[position.y * width + position.x] = true }
    return map
  }
}
