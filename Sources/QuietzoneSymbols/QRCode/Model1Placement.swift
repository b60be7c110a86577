extension QRCode.Codewords {
  /// The codewords of a symbol of Model 1: upright blocks of 2 × 4 modules in two columns at the right and four at the
  /// left, lying blocks of 4 × 2 between them, each from its lower right module upwards; every other place at the right
  /// and lower edges holds an extension pattern (ISO/IEC 18004:2000, annex M).
  init(model1 modules: ModuleMatrix, mask: QRCode.DataMask) {
    let dimension = modules.width
    self.init(of: modules, mask: mask, capacity: dimension * dimension / 8)
    let rightRows = (dimension - 8) / 4
    for column in 0..<2 {
      for row in 0..<rightRows {
        let isExtension = column == 0 && row % 2 == 0 && row > 0 && row < rightRows - 1
        if !isExtension {
          append(right: dimension - 1 - 2 * column, bottom: dimension - 1 - 4 * row, width: 2)
        }
      }
    }
    let middleColumns = dimension / 4 - 3
    let middleRows = dimension / 2
    for column in 0..<middleColumns {
      for row in 0..<middleRows {
        // The column beside the upper right finder pattern ends below its format information.
        let isTaken = column == 0 && row >= middleRows - 4
        let isExtension = row == 0 && column % 2 == 1 && column + 1 != middleColumns
        guard !isTaken, !isExtension else { continue }
        let timing = row >= middleRows - 3 ? 1 : 0
        append(right: dimension - 5 - 4 * column, bottom: dimension - 1 - 2 * row - timing, width: 4)
      }
    }
    for right in [8, 5, 3, 1] {
      for row in 0..<(dimension - 16) / 4 { append(right: right, bottom: dimension - 9 - 4 * row, width: 2) }
    }
  }

  /// Adds the codeword of a block `width` modules wide, given its lower right module.
  private mutating func append(right: Int, bottom: Int, width: Int) {
    for bit in 0..<8 { appendBit(x: right - bit % width, y: bottom - bit / width) }
    endCodeword()
  }
}
