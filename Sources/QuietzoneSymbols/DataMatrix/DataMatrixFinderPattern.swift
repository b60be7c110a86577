extension DataMatrix.SymbolSize {
  /// Whether the module `x` columns from the left and `y` rows from the top is dark by the finder pattern, or the
  /// alignment patterns between regions; nil for a module that holds data (ISO/IEC 16022, 5.1).
  ///
  /// Each region has a solid left and lower border, and above and at the right modules that are dark and light in turn.
  package func patternIsDark(x: Int, y: Int) -> Bool? {
    let (column, row) = (x % regionWidth, y % regionHeight)
    if column == 0 || row == regionHeight - 1 { return true }
    if row == 0 { return column % 2 == 0 }
    if column == regionWidth - 1 { return row % 2 == 1 }
    return nil
  }
}
