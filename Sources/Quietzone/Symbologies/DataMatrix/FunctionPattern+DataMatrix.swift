import QuietzoneSymbols

extension FunctionPattern {
  /// The finder pattern and the alignment patterns of a Data Matrix, as an image shows them.
  init(_ fit: SymbolFit) {
    let (columns, rows) = (fit.columns, fit.rows)
    self.init(width: columns, height: rows)
    if let size = DataMatrix.SymbolSize(columns: columns, rows: rows) {
      for y in 0..<rows {
        for x in 0..<columns {
          if let isDark = size.patternIsDark(x: x, y: y) { set(x, y, isDark: isDark) }
        }
      }
    } else if let size = DataMatrix.SymbolSize(columns: rows, rows: columns) {
      // In a mirror: reflected on the diagonal through the corner of the solid borders.
      for y in 0..<rows {
        for x in 0..<columns {
          if let isDark = size.patternIsDark(x: rows - 1 - y, y: columns - 1 - x) {
            set(x, y, isDark: isDark)
          }
        }
      }
    }
  }
  /// The share of the known modules that were judged to be what they are: 0 to 1.
  func agreement(with modules: ModuleMatrix) -> Double {
    var (count, matches) = (0, 0)
    for index in signs.indices where signs[index] != 0 {
      count += 1
      if (signs[index] < 0) == modules.isDark[index] { matches += 1 }
    }
    return Double(matches) / Double(max(1, count))
  }
}
