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
      transform = FourierTransform(rows: Self.side(for: height), columns: Self.side(for: width))
      across = FourierTransform.frequencies(transform.columns)
      down = FourierTransform.frequencies(transform.rows)
      waves = [Float](unsafeUninitializedCapacity: transform.size) { [transform] waves, count in
        withUnsafeTemporaryAllocation(of: Float.self, capacity: transform.size) { values in
          guard let first = values.baseAddress, let target = waves.baseAddress else { return }
          image.write(to: first, rows: transform.rows, columns: transform.columns)
          transform.forward(first, into: target)
        }
        count = transform.size
      }
    }

    /// The next power of two.
    private static func side(for length: Int) -> Int {
      var side = 8
      while side < length { side *= 2 }
      return side
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

    /// Calls `body` with the values without each of two blurs: those with the second lie where imaginary parts do. Shares of waves are
    /// real, and so are both results.
    private func restoring<Result>(
      _ a: (spread: PointSpread, noise: Float), _ b: (spread: PointSpread, noise: Float),
      _ body: (UnsafePointer<Float>) -> Result
    ) -> Result {
      withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * transform.size) { memory in
        guard let shaped = memory.baseAddress else { preconditionFailure("there are 64 values at least") }
        let values = shaped + transform.size
        let (rows, columns) = (transform.rows, transform.columns)
        let scale = 1 / Float(rows * columns)
        let (sharesA, sharesB) = (a.spread.shares, b.spread.shares)
        waves.withUnsafeBufferPointer { waves in
          sharesA.table.withUnsafeBufferPointer { tableA in
            sharesB.table.withUnsafeBufferPointer { tableB in
              down.withUnsafeBufferPointer { down in
                for column in 0..<columns {
                  for row in stride(from: 0, to: rows, by: 8) {
                    let place = 2 * rows * column + row
                    let frequencies = UnsafeRawPointer(down.baseAddress! + row).loadUnaligned(
                      as: SIMD8<Float>.self)
                    let (leftA, leftB) = (
                      sharesA.eight(across[column], frequencies, tableA.baseAddress!),
                      sharesB.eight(across[column], frequencies, tableB.baseAddress!)
                    )
                    let (forA, forB) = (
                      scale * leftA / (leftA * leftA + a.noise), scale * leftB / (leftB * leftB + b.noise)
                    )
                    let wave = ComplexEight(waves.baseAddress! + place, rows)
                    wave.times(ComplexEight(forA, forB)).store(shaped + place, rows)
                  }
                }
              }
            }
          }
        }
        transform.inverse(shaped, into: values)
        return body(values)
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
