extension RectangularMicroQR {
  /// A symbol's size: one of 32, of 7 to 17 rows and 27 to 139 columns.
  package struct Version: Hashable, Sendable {
    /// 1 to 32, as the standard orders them: by rows first.
    package let number: Int

    /// Nil unless `number` is 1 to 32.
    package init?(number: Int) {
      guard number >= 1, number <= sizes.count else { return nil }
      self.number = number
    }

    /// The version of so many columns and rows, in modules; nil if there is none.
    package init?(width: Int, height: Int) {
      guard let index = sizes.firstIndex(where: { $0.width == width && $0.height == height }) else {
        return nil
      }
      number = index + 1
    }

    /// Columns, in modules, without the quiet zone.
    package var width: Int { sizes[number - 1].width }

    /// Rows, in modules, without the quiet zone.
    package var height: Int { sizes[number - 1].height }

    /// The columns of the vertical timing patterns, from 0; each ends in an alignment pattern at the top and at the
    /// bottom (ISO/IEC 23941, table D.1).
    package var timingColumns: [Int] {
      switch width {
      case 43: [21]
      case 59: [19, 39]
      case 77: [25, 51]
      case 99: [23, 49, 75]
      case 139: [27, 55, 83, 111]
      default: []
      }
    }
  }
}

/// The sizes of versions 1 to 32 (ISO/IEC 23941, table 1).
private let sizes: [(width: Int, height: Int)] = [7, 9, 11, 13, 15, 17].flatMap { height in
  [27, 43, 59, 77, 99, 139].filter { $0 > 27 || height == 11 || height == 13 }.map { ($0, height) }
}
