extension MicroPDF417 {
  /// A size that there is (ISO/IEC 24728, table 1), with the row address patterns of its first row (tables 10 to 12).
  package struct Size: Hashable, Sendable {
    /// Columns of codewords: 1 to 4.
    package let columns: Int
    /// Rows: 4 to 44.
    package let rows: Int
    /// How many codewords are for error correction.
    package let checkCount: Int
    /// Numbers of row address patterns: 1 to 52. Each row has the next ones; 1 follows 52.
    let left: Int
    /// 0 where there are none: below three columns.
    let center: Int
    let right: Int

    package static let all = table.map {
      Size(columns: $0[0], rows: $0[1], checkCount: $0[2], left: $0[3], center: $0[4], right: $0[5])
    }

    /// The row, from 0, whose row address patterns are these; nil if none has them.
    ///
    /// - Parameter center: Not looked at below three columns.
    package func row(left: Int, center: Int, right: Int) -> Int? {
      let row = (left - self.left + RowAddressPattern.count) % RowAddressPattern.count
      guard row < rows, number(self.right, inRow: row) == right,
        columns < 3 || number(self.center, inRow: row) == center
      else { return nil }
      return row
    }

    /// The row address patterns of a row, by number; the one in the center is 0 where there is none.
    package func rowAddress(_ row: Int) -> (left: Int, center: Int, right: Int) {
      (number(left, inRow: row), columns < 3 ? 0 : number(center, inRow: row), number(right, inRow: row))
    }

    /// The cluster of a row's codewords: 0, 1 or 2.
    package func cluster(ofRow row: Int) -> Int { (left - 1 + row) % 3 }

    private func number(_ first: Int, inRow row: Int) -> Int {
      (first - 1 + row) % RowAddressPattern.count + 1
    }

    /// Columns, rows, codewords for error correction; left, center and right pattern of the first row.
    private static let table = [
      [1, 11, 7, 1, 0, 9], [1, 14, 7, 8, 0, 8], [1, 17, 7, 36, 0, 36], [1, 20, 8, 19, 0, 19],
      [1, 24, 8, 9, 0, 17], [1, 28, 8, 25, 0, 33],
      [2, 8, 8, 1, 0, 1], [2, 11, 9, 1, 0, 9], [2, 14, 9, 8, 0, 8], [2, 17, 10, 36, 0, 36],
      [2, 20, 11, 19, 0, 19], [2, 23, 13, 9, 0, 17], [2, 26, 15, 27, 0, 35],
      [3, 6, 12, 1, 1, 1], [3, 8, 14, 7, 7, 7], [3, 10, 16, 15, 15, 15], [3, 12, 18, 25, 25, 25],
      [3, 15, 21, 37, 37, 37], [3, 20, 26, 1, 17, 33], [3, 26, 32, 1, 9, 17], [3, 32, 38, 21, 29, 37],
      [3, 38, 44, 15, 31, 47], [3, 44, 50, 1, 25, 49],
      [4, 4, 8, 47, 19, 43], [4, 6, 12, 1, 1, 1], [4, 8, 14, 7, 7, 7], [4, 10, 16, 15, 15, 15],
      [4, 12, 18, 25, 25, 25], [4, 15, 21, 37, 37, 37], [4, 20, 26, 1, 17, 33], [4, 26, 32, 1, 9, 17],
      [4, 32, 38, 21, 29, 37], [4, 38, 44, 15, 31, 47], [4, 44, 50, 1, 25, 49],
    ]
  }
}
