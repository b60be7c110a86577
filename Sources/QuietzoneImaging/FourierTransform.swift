#if !COMPACT
  /// The discrete Fourier transform of complex values in rows and columns, powers of two of each.
  ///
  /// Columns are taken apart eight at a time, by decimation in frequency (Gentleman and Sande, 1966), and rows in the same way, as the
  /// columns of the transposed values. Frequencies stay where that leaves them: each row of them is a column of values, and both lie in
  /// the order of their reversed bits. The inverse begins from there.
  ///
  /// In memory the real parts of a row are followed by its imaginary parts.
  struct FourierTransform {
    let rows: Int
    let columns: Int
    private let rowRoots: [SIMD2<Float>]
    private let columnRoots: [SIMD2<Float>]

    /// How many numbers all values are.
    var size: Int { 2 * rows * columns }

    /// - Parameters:
    ///   - rows: A power of two, 8 at least.
    ///   - columns: Likewise.
    init(rows: Int, columns: Int) {
      precondition(rows >= 8 && columns >= 8)
      (self.rows, self.columns) = (rows, columns)
      rowRoots = unitRoots(rows).map { SIMD2<Float>($0) }
      columnRoots = unitRoots(columns).map { SIMD2<Float>($0) }
    }

    /// Writes the frequencies of values, which are lost.
    ///
    /// Complexity: O(*n* log *n*) for *n* values.
    func forward(_ values: UnsafeMutablePointer<Float>, into frequencies: UnsafeMutablePointer<Float>) {
      takeApart(values, rows: rows, columns: columns, rowRoots)
      transpose(values, rows: rows, columns: columns, into: frequencies)
      takeApart(frequencies, rows: columns, columns: rows, columnRoots)
    }

    /// Writes the values that have these frequencies, which are lost, times their number.
    ///
    /// Complexity: O(*n* log *n*) for *n* values.
    func inverse(_ frequencies: UnsafeMutablePointer<Float>, into values: UnsafeMutablePointer<Float>) {
      putTogether(frequencies, rows: columns, columns: rows, columnRoots)
      transpose(frequencies, rows: columns, columns: rows, into: values)
      putTogether(values, rows: rows, columns: columns, rowRoots)
    }

    /// The frequency of each of `count` places, in waves a value: from -0.5 up to 0.5.
    static func frequencies(_ count: Int) -> [Float] {
      var reversed = [0]
      var step = count / 2
      while step > 0 {
        reversed += reversed.map { $0 + step }
        step /= 2
      }
      return reversed.map { Float($0 < count / 2 ? $0 : $0 - count) / Float(count) }
    }
  }

  /// Transforms each column in place, into the order of reversed bits.
  private func takeApart(
    _ values: UnsafeMutablePointer<Float>, rows: Int, columns: Int, _ roots: [SIMD2<Float>]
  ) {
    var span = rows / 2
    while span > 0 {
      forEachPair(values, rows: rows, columns: columns, span: span, roots) { a, b, root in
        for x in stride(from: 0, to: columns, by: 8) {
          let (p, q) = (ComplexEight(a + x, columns), ComplexEight(b + x, columns))
          p.adding(q).store(a + x, columns)
          p.subtracting(q).turned(by: SIMD2(root.x, -root.y)).store(b + x, columns)
        }
      }
      span /= 2
    }
  }

  /// Transforms each column back in place, from the order of reversed bits.
  private func putTogether(
    _ values: UnsafeMutablePointer<Float>, rows: Int, columns: Int, _ roots: [SIMD2<Float>]
  ) {
    var span = 1
    while span < rows {
      forEachPair(values, rows: rows, columns: columns, span: span, roots) { a, b, root in
        for x in stride(from: 0, to: columns, by: 8) {
          let (p, q) = (ComplexEight(a + x, columns), ComplexEight(b + x, columns).turned(by: root))
          p.adding(q).store(a + x, columns)
          p.subtracting(q).store(b + x, columns)
        }
      }
      span *= 2
    }
  }

  /// Calls `body` with each two rows that are `span` apart and belong together, and the root of 1 for these.
  @inline(__always)
  private func forEachPair(
    _ values: UnsafeMutablePointer<Float>, rows: Int, columns: Int, span: Int, _ roots: [SIMD2<Float>],
    _ body: (UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>, SIMD2<Float>) -> Void
  ) {
    let step = rows / 2 / span
    for first in stride(from: 0, to: rows, by: 2 * span) {
      for place in 0..<span {
        let row = values + 2 * columns * (first + place)
        body(row, row + 2 * columns * span, roots[place * step])
      }
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
