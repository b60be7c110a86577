#if !COMPACT
  /// The discrete Fourier transform of complex values in rows and columns, powers of two of each.
  ///
  /// Columns are transformed, and rows in the same way, as the columns of the transposed values. Frequencies stay where that leaves
  /// them: each row of them is a column of values, and both lie in the order of `ColumnTransform`. The inverse begins from there.
  ///
  /// In memory the real parts of a row are followed by its imaginary parts.
  struct FourierTransform {
    /// Of the columns, and of the rows.
    let down: ColumnTransform
    let across: ColumnTransform

    var rows: Int { down.count }
    var columns: Int { across.count }

    /// How many numbers all values are.
    var size: Int { 2 * rows * columns }

    /// - Parameters:
    ///   - rows: A power of two, 8 at least.
    ///   - columns: Likewise.
    init(rows: Int, columns: Int) {
      precondition(rows >= 8 && columns >= 8)
      (down, across) = (ColumnTransform(count: rows), ColumnTransform(count: columns))
    }

    /// Writes the frequencies of values, which are lost.
    ///
    /// Complexity: O(*n* log *n*) for *n* values.
    func forward(_ values: UnsafeMutablePointer<Float>, into frequencies: UnsafeMutablePointer<Float>) {
      down.forward(values, columns: columns)
      transpose(values, rows: rows, columns: columns, into: frequencies)
      across.forward(frequencies, columns: rows)
    }

    /// Writes the values that have these frequencies, which are lost, times their number.
    ///
    /// Complexity: O(*n* log *n*) for *n* values.
    func inverse(_ frequencies: UnsafeMutablePointer<Float>, into values: UnsafeMutablePointer<Float>) {
      across.inverse(frequencies, columns: rows)
      transpose(frequencies, rows: columns, columns: rows, into: values)
      down.inverse(values, columns: columns)
    }
  }

  /// Writes columns as rows.
  private func transpose(
    _ values: UnsafePointer<Float>, rows: Int, columns: Int, into target: UnsafeMutablePointer<Float>
  ) {
    // In squares, so that what is read and what is written stay near.
    for top in stride(from: 0, to: rows, by: 8) {
      for left in stride(from: 0, to: columns, by: 8) {
        for row in top..<top + 8 {
          let source = values + 2 * columns * row + left
          let place = target + 2 * rows * left + row
          for column in 0..<8 {
            place[2 * rows * column] = source[column]
            place[2 * rows * column + rows] = source[column + columns]
          }
        }
      }
    }
  }
#endif
