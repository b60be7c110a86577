/// A symbol's modules as they were judged: which are dark, and how sure that is.
package struct ModuleMatrix: Sendable {
  /// Columns, in modules.
  package let width: Int
  /// Rows, in modules.
  package let height: Int
  /// Row by row from the symbol's top left: whether the module is dark.
  package var isDark: [Bool]
  /// In the same order: 0 a guess, 255 no doubt at all.
  package var confidence: [UInt8]

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    isDark = [Bool](repeating: false, count: width * height)
    confidence = [UInt8](repeating: 255, count: width * height)
  }

  /// Whether the module `x` columns from the left and `y` rows from the top is dark.
  package subscript(x: Int, y: Int) -> Bool {
    get { isDark[y * width + x] }
    set { isDark[y * width + x] = newValue }
  }

  /// Rows become columns: the symbol as a mirror shows it.
  package func transposed() -> ModuleMatrix {
    var result = ModuleMatrix(width: height, height: width)
    for y in 0..<height {
      for x in 0..<width {
        result.isDark[x * height + y] = isDark[y * width + x]
        result.confidence[x * height + y] = confidence[y * width + x]
      }
    }
    return result
  }
}
