#if !COMPACT
  /// Lines of grey values, their blur taken back: as waves, of which blur leaves known shares, each made as strong again as noise allows
  /// (Wiener's filter).
  ///
  /// Up to eight lines lie side by side, a column each, for eight numbers to be worked on at a time: of a stroke counts how far it goes
  /// down.
  package struct LineDeconvolution {
    /// How many values each line has.
    private let lengths: [Int]
    private let transform: ColumnTransform
    /// What the lines consist of.
    private let waves: [Float]
    private let frequencies: [Float]

    /// The numbers of a row: eight lines, real and imaginary.
    private static let row = 16

    /// - Parameter lines: One to eight, none of them empty. The last one lies in the columns that are left, too.
    ///
    /// Complexity: O(*n* log *n*) for *n* values of the longest line.
    package init(_ lines: [[Float]]) {
      lengths = lines.map { $0.count }
      transform = ColumnTransform(count: ColumnTransform.count(for: lengths.max() ?? 1))
      frequencies = transform.frequencies
      let size = Self.row * transform.count
      waves = [Float](unsafeUninitializedCapacity: size) { [transform] waves, count in
        guard let first = waves.baseAddress else { return }
        first.initialize(repeating: 0, count: size)
        for column in 0..<8 {
          let line = lines[min(column, lines.count - 1)]
          for (y, value) in line.enumerated() { first[Self.row * y + column] = value }
          // Behind its end each goes over into its beginning.
          let (start, end) = (line[0], line[line.count - 1])
          let rest = transform.count - line.count
          for y in 0..<rest {
            first[Self.row * (line.count + y) + column] =
              end + (start - end) * Float(y + 1) / Float(rest + 1)
          }
        }
        transform.forward(first, columns: 8)
        count = size
      }
    }

    /// The lines without a blur, for each of two shares of noise.
    ///
    /// - Parameter noise: How much of the strength of all waves noise has: waves of which blur leaves less stay weak.
    ///
    /// Complexity: O(*n* log *n*) for *n* values of the longest line.
    package func lines(
      without spread: PointSpread, noise: (Float, Float)
    ) -> ([[Float]], [[Float]]) {
      let spreads = Array(repeating: spread, count: 8)
      return restoring(real: spreads, noise.0, imaginary: spreads, noise.1) { values in
        func lines(_ offset: Int) -> [[Float]] {
          lengths.enumerated().map { column, length in
            (0..<length).map { values[Self.row * $0 + column + offset] }
          }
        }
        return (lines(0), lines(8))
      }
    }

    /// How far the grey values of the only line are from two without each of some blurs: 1 for any two, 3 as chance has it.
    ///
    /// - Parameters:
    ///   - noise: As for `lines`.
    ///   - margin: How many values at each end do not count: blur spreads into them what lies beyond.
    ///
    /// Complexity: O(*n* log *n*) for *n* values and sixteen blurs.
    package func distancesFromTwo(
      without spreads: [PointSpread], noise: Float, margin: Int
    ) -> [Float] {
      stride(from: 0, to: spreads.count, by: 16).flatMap { index in
        let some = Array(spreads[index..<min(index + 16, spreads.count)])
        return restoring(real: Array(some.prefix(8)), noise, imaginary: Array(some.dropFirst(8)), noise) {
          values in
          var moments = (GreyMoments(), GreyMoments())
          for y in margin..<max(margin, lengths[0] - margin) {
            let row = UnsafeRawPointer(values + Self.row * y)
            moments.0.add(row.loadUnaligned(as: SIMD8<Float>.self))
            moments.1.add(row.loadUnaligned(fromByteOffset: 32, as: SIMD8<Float>.self))
          }
          return Array((moments.0.distancesFromTwo + moments.1.distancesFromTwo).prefix(some.count))
        }
      }
    }

    /// Calls `body` with the lines, each without a blur of its own: as real parts without some blurs, and as imaginary parts without
    /// others, up to eight of both. Shares of waves are real, and so are both results.
    private func restoring<Result>(
      real: [PointSpread], _ realNoise: Float, imaginary: [PointSpread], _ imaginaryNoise: Float,
      _ body: (UnsafePointer<Float>) -> Result
    ) -> Result {
      withUnsafeTemporaryAllocation(of: Float.self, capacity: Self.row * transform.count) { memory in
        guard let values = memory.baseAddress else { preconditionFailure("there are 128 values at least") }
        values.initialize(repeating: 0, count: Self.row * transform.count)
        for (column, spread) in real.enumerated() {
          writeStrengths(without: spread, noise: realNoise, to: values + column)
        }
        for (column, spread) in imaginary.enumerated() {
          writeStrengths(without: spread, noise: imaginaryNoise, to: values + column + 8)
        }
        waves.withUnsafeBufferPointer { waves in
          guard let waves = waves.baseAddress else { return }
          for place in stride(from: 0, to: Self.row * transform.count, by: Self.row) {
            ComplexEight(waves + place, 8).times(ComplexEight(values + place, 8)).store(values + place, 8)
          }
        }
        transform.inverse(values, columns: 8)
        return body(values)
      }
    }

    /// Writes into each row how strong waves of that frequency are made.
    private func writeStrengths(
      without spread: PointSpread, noise: Float, to values: UnsafeMutablePointer<Float>
    ) {
      let (shares, scale) = (spread.shares, 1 / Float(transform.count))
      frequencies.withUnsafeBytes { frequencies in
        func write(_ first: Int) {
          let down = frequencies.loadUnaligned(fromByteOffset: 4 * first, as: SIMD8<Float>.self)
          let strengths = scale * shares.strengths(0, down, noise: noise)
          for lane in 0..<8 { values[Self.row * (first + lane)] = strengths[lane] }
        }
        write(0)
        // In the order of reversed bits each next so many places from a power of two on hold, in their second half, the negatives of
        // the frequencies in the first, backwards; and as much is left of either.
        var block = 8
        while block < transform.count {
          for first in stride(from: block, to: block + max(8, block / 2), by: 8) { write(first) }
          for place in block..<block + block / 2 {
            values[Self.row * (3 * block - 1 - place)] = values[Self.row * place]
          }
          block *= 2
        }
      }
    }
  }
#endif
