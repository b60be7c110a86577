import QuietzoneSymbols

// ISO/IEC 16022, annex M: the two sides of the L and the quiet zones beside them; clock tracks and the solid areas beside them.
extension MatrixLayout {
  init(_ size: DataMatrix.SymbolSize) {
    let (columns, rows) = (size.columns, size.rows)
    var pattern = [Int8](repeating: 0, count: columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        if let isDark = size.patternIsDark(x: x, y: y) { pattern[y * columns + x] = isDark ? -1 : 1 }
      }
    }
    let border = FixedPatternSegment.Limits.share(.solidBorder)
    var segments = [
      FixedPatternSegment(
        name: "L1", modules: (0..<rows).map { FixedModule(0, $0, isDark: true) }, limits: border),
      FixedPatternSegment(
        name: "L2", modules: (0..<columns).map { FixedModule($0, rows - 1, isDark: true) }, limits: border),
      FixedPatternSegment(
        name: "QZL1", modules: (0...rows).map { FixedModule(-1, $0, isDark: false) }, limits: border),
      FixedPatternSegment(
        name: "QZL2", modules: (-1..<columns).map { FixedModule($0, rows, isDark: false) }, limits: border),
    ]
    segments += Self.clockTracks(size)
    self.init(
      columns: columns, rows: rows, pattern: pattern,
      codewords: [CodewordMap(size), CodewordMap(size, startsChecksAnew: true)], segments: segments,
      quietZone: 1)
  }

  /// The upper and right side of each data region: the track, and what is solid beside it, light around the symbol and dark
  /// between regions.
  private static func clockTracks(_ size: DataMatrix.SymbolSize) -> [FixedPatternSegment] {
    var segments: [FixedPatternSegment] = []
    for line in 0..<size.regionRows {
      for column in 0..<size.regionColumns {
        let (left, top) = (column * size.regionWidth, line * size.regionHeight)
        let right = left + size.regionWidth - 1
        let name = size.regionRows * size.regionColumns == 1 ? "" : " \(column + 1),\(line + 1)"
        segments += pair(
          "top", name,
          (left...right).map { x in
            (
              FixedModule(x, top, isDark: (x - left) % 2 == 0), FixedModule(x, top - 1, isDark: line > 0)
            )
          })
        segments += pair(
          "right", name,
          (top..<top + size.regionHeight).map { y in
            (
              FixedModule(right, y, isDark: (y - top) % 2 == 1),
              FixedModule(right + 1, y, isDark: column < size.regionColumns - 1)
            )
          })
      }
    }
    return segments
  }

  private static func pair(
    _ side: String, _ region: String, _ modules: [(track: FixedModule, solid: FixedModule)]
  ) -> [FixedPatternSegment] {
    [
      FixedPatternSegment(
        name: "\(side) clock track\(region)", modules: modules.map { $0.track }, limits: .share(.clockTrack),
        isClockTrack: true),
      FixedPatternSegment(
        name: "\(side) solid area\(region)", modules: modules.map { $0.solid }, limits: .share(.clockTrack),
        trackTransitions: modules.count - 1, isClockTrack: true),
    ]
  }
}
