#if !COMPACT
  /// A part of an image, its blur taken back: as waves, of which blur leaves known shares, each made as strong again as noise allows
  /// (Wiener's filter).
  package struct Deconvolution {
    private let width: Int
    private let height: Int
    private let transform: FourierTransform
    /// What the image consists of.
    private let waves: [Float]
    /// The frequencies of the rows and of the columns of `waves`.
    private let across: [Float]
    private let down: [Float]

    /// - Parameter image: Not empty.
    ///
    /// Complexity: O(*n* log *n*) for *n* pixels.
    package init(_ image: LuminanceImage) {
      (width, height) = (image.width, image.height)
      transform = FourierTransform(
        rows: ColumnTransform.count(for: height), columns: ColumnTransform.count(for: width))
      across = transform.across.frequencies
      down = transform.down.frequencies
      waves = [Float](unsafeUninitializedCapacity: transform.size) { [transform] waves, count in
        withUnsafeTemporaryAllocation(of: Float.self, capacity: transform.size) { values in
          guard let first = values.baseAddress, let target = waves.baseAddress else { return }
          image.write(to: first, rows: transform.rows, columns: transform.columns)
          transform.forward(first, into: target)
        }
        count = transform.size
      }
    }

    /// The image without a blur, for each of two shares of noise.
    ///
    /// - Parameter noise: How much of the strength of all waves noise has: waves of which blur leaves less stay weak.
    ///
    /// Complexity: O(*n* log *n*) for *n* pixels.
    package func images(without spread: PointSpread, noise: (Float, Float)) -> (
      LuminanceImage, LuminanceImage
    ) {
      restoring((spread, noise.0), (spread, noise.1)) { values in
        func image(_ offset: Int) -> LuminanceImage {
          LuminanceImage(width: width, height: height) { target in
            for y in 0..<height {
              let row = values + 2 * transform.columns * y + offset
              for x in 0..<width {
                target[y * width + x] = UInt8(truncatingIfNeeded: Int32(max(0, min(255, row[x] + 0.5))))
              }
            }
          }
        }
        return (image(0), image(transform.columns))
      }
    }

    /// How far grey values are from two without each of some blurs: 1 for any two, 3 as chance has it.
    ///
    /// - Parameters:
    ///   - noise: As for `images`.
    ///   - margin: How many pixels at each side do not count.
    ///
    /// Complexity: O(*n* log *n*) for *n* pixels and each blur.
    package func distancesFromTwo(without spreads: [PointSpread], noise: Float, margin: Int) -> [Float] {
      var found: [Float] = []
      for index in stride(from: 0, to: spreads.count, by: 2) {
        let other = min(index + 1, spreads.count - 1)
        restoring((spreads[index], noise), (spreads[other], noise)) { values in
          found.append(distanceFromTwo(of: values, margin: margin))
          if other > index { found.append(distanceFromTwo(of: values + transform.columns, margin: margin)) }
        }
      }
      return found
    }

    private func distanceFromTwo(of values: UnsafePointer<Float>, margin: Int) -> Float {
      var moments = GreyMoments()
      for y in margin..<max(margin, height - margin) {
        let row = UnsafeRawPointer(values + 2 * transform.columns * y)
        for x in stride(from: margin, through: width - margin - 8, by: 8) {
          moments.add(row.loadUnaligned(fromByteOffset: 4 * x, as: SIMD8<Float>.self))
        }
      }
      return moments.distanceFromTwo
    }

    private typealias Restoration = (spread: PointSpread, noise: Float)

    /// Calls `body` with the values without each of two blurs: those with the second lie where imaginary parts do. Shares of waves are
    /// real, and so are both results.
    private func restoring<Result>(
      _ a: Restoration, _ b: Restoration, _ body: (UnsafePointer<Float>) -> Result
    ) -> Result {
      withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * transform.size) { memory in
        guard let shaped = memory.baseAddress else { preconditionFailure("there are 64 values at least") }
        waves.withUnsafeBufferPointer { waves in
          down.withUnsafeBufferPointer { down in
            if let waves = waves.baseAddress, let down = down.baseAddress {
              shape(waves, down, a, b, into: shaped)
            }
          }
        }
        transform.inverse(shaped, into: shaped + transform.size)
        return body(shaped + transform.size)
      }
    }

    /// Writes the waves, each as strong as without the blurs.
    private func shape(
      _ waves: UnsafePointer<Float>, _ down: UnsafePointer<Float>, _ a: Restoration, _ b: Restoration,
      into shaped: UnsafeMutablePointer<Float>
    ) {
      let (rows, scale) = (transform.rows, 1 / Float(transform.rows * transform.columns))
      let (sharesA, sharesB) = (a.spread.shares, b.spread.shares)
      for column in 0..<transform.columns {
        for row in stride(from: 0, to: rows, by: 8) {
          let frequencies = UnsafeRawPointer(down + row).loadUnaligned(as: SIMD8<Float>.self)
          let place = 2 * rows * column + row
          let both = ComplexEight(
            scale * sharesA.strengths(across[column], frequencies, noise: a.noise),
            scale * sharesB.strengths(across[column], frequencies, noise: b.noise))
          ComplexEight(waves + place, rows).times(both).store(shaped + place, rows)
        }
      }
    }
  }

  extension LuminanceImage {
    /// Writes the grey values as complex numbers: behind the last column, and below the last row, they go over into the first.
    fileprivate func write(to target: UnsafeMutablePointer<Float>, rows: Int, columns: Int) {
      target.initialize(repeating: 0, count: 2 * rows * columns)
      withPixels { pixels in
        for y in 0..<height {
          let (source, row) = (pixels.row(y), target + 2 * columns * y)
          for x in 0..<width { row[x] = Float(source[x]) }
          let step = (row[0] - row[width - 1]) / Float(columns - width + 1)
          for x in width..<columns { row[x] = row[x - 1] + step }
        }
      }
      let last = target + 2 * columns * (height - 1)
      for y in height..<max(height, rows) {
        let part = Float(y - height + 1) / Float(rows - height + 1)
        let row = target + 2 * columns * y
        for x in 0..<columns { row[x] = last[x] + part * (target[x] - last[x]) }
      }
    }
  }
#endif
