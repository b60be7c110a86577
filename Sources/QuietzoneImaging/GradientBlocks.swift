/// Which way the grey values run, block by block: where there are parallel bars, and how they lie.
///
/// Each block of 8 × 8 pixels sums the slopes between diagonal neighbours, and their sums and differences, without signs.
/// That gives the slope along four directions, 45° apart. As a function of the direction, the square of that is a cosine of
/// twice the angle if all edges of the block are parallel, and even if they run anywhere.
public struct GradientBlocks: Sendable {
  /// Pixels a side of a block.
  public static let side = 8

  public let columns: Int
  public let rows: Int
  /// For each block, row by row: how steep it is, in grey values a pixel.
  public private(set) var strength: [Float]
  /// For each block: the cosine and the sine of twice the direction in which the grey values change (across the bars),
  /// times how well the edges agree on it: length 1 if all are parallel.
  public private(set) var direction: [SIMD2<Float>]

  /// Measures the whole blocks of `image`; what is left at the right and lower edge is left out.
  ///
  /// Complexity: O(width × height), 16 pixels at a time.
  public init(_ image: LuminanceImage) {
    self.init(image) { _, _ in true }
  }

  /// Measures some of the whole blocks of `image`, and takes the others to be plain.
  ///
  /// - Parameter isWanted: whether to measure the four blocks that are one in the half of the image, by its column and row.
  public init(_ image: LuminanceImage, where isWanted: (Int, Int) -> Bool) {
    // The slopes reach one pixel to the right and one below the block.
    columns = max(0, (image.width - 1) / 8) / 2 * 2
    rows = max(0, (image.height - 1) / 8)
    strength = [Float](repeating: 0, count: columns * rows)
    direction = [SIMD2<Float>](repeating: .zero, count: columns * rows)
    let (columns, rows) = (columns, rows)
    image.withPixels { pixels in
      strength.withUnsafeMutableBufferPointer { strength in
        direction.withUnsafeMutableBufferPointer { direction in
          for row in 0..<rows {
            for column in stride(from: 0, to: columns, by: 2) where isWanted(column / 2, row / 2) {
              let sums = SlopeSums(pixels.row(row * 8) + column * 8, stride: pixels.rowStride)
              let index = row * columns + column
              (strength[index], direction[index]) = sums.left
              (strength[index + 1], direction[index + 1]) = sums.right
            }
          }
        }
      }
    }
  }
}

extension GradientBlocks {
  /// With all but some of the blocks taken to be plain.
  ///
  /// - Parameter isKept: by column and row.
  ///
  /// Complexity: O(blocks).
  package func keeping(_ isKept: (_ column: Int, _ row: Int) -> Bool) -> GradientBlocks {
    var kept = self
    for row in 0..<rows {
      for column in 0..<columns where !isKept(column, row) {
        kept.strength[row * columns + column] = 0
        kept.direction[row * columns + column] = .zero
      }
    }
    return kept
  }

  /// How steep a block of `image` and its right neighbour are together, in grey values a pixel, without measuring the others.
  ///
  /// - Parameter column: Even, and within the blocks that an image has.
  public static func strength(ofPairAt column: Int, _ row: Int, in image: LuminanceImage) -> Float {
    precondition(column >= 0 && row >= 0 && 8 * column + 16 < image.width && 8 * row + 8 < image.height)
    return image.withPixels { pixels in
      let sums = SlopeSums(pixels.row(row * side) + column * side, stride: pixels.rowStride)
      return sums.left.0 + sums.right.0
    }
  }
}

/// The sums of a pair of blocks.
private struct SlopeSums {
  /// A value for every other column.
  typealias Half = SIMD8<Int16>
  /// Σ|falling diagonal|, Σ|rising diagonal|, Σ|horizontal| and the sum of the steeper of both diagonals, by pairs of columns.
  private var falling = Half()
  private var rising = Half()
  private var horizontal = Half()
  private var steeper = Half()

  @inline(__always)
  init(_ top: UnsafePointer<UInt8>, stride: Int) {
    var upper = PixelRow(top)
    for row in 1...8 {
      let lower = PixelRow(top + row * stride)
      add(upper.even, upper.odd, lower.even, lower.odd)
      add(upper.odd, upper.next, lower.odd, lower.next)
      upper = lower
    }
  }

  /// Adds the slopes between pixels `a` and `b` side by side, and `c` and `d` below them.
  @inline(__always)
  private mutating func add(_ a: Half, _ b: Half, _ c: Half, _ d: Half) {
    let (down, up) = (d &- a, b &- c)
    let (steepDown, steepUp) = (magnitude(down), magnitude(up))
    falling &+= steepDown
    rising &+= steepUp
    horizontal &+= magnitude(down &+ up)
    steeper &+= greater(steepDown, steepUp)
  }

  /// Σ|vertical|: |a + b| + |a − b| is twice the greater of |a| and |b|.
  private var vertical: Half { steeper &+ steeper &- horizontal }

  @inline(__always)
  var left: (Float, SIMD2<Float>) {
    measures(
      falling.lowHalf.wrappedSum(), rising.lowHalf.wrappedSum(), horizontal.lowHalf.wrappedSum(),
      vertical.lowHalf.wrappedSum())
  }

  @inline(__always)
  var right: (Float, SIMD2<Float>) {
    measures(
      falling.highHalf.wrappedSum(), rising.highHalf.wrappedSum(), horizontal.highHalf.wrappedSum(),
      vertical.highHalf.wrappedSum())
  }
}

/// 17 pixels of a row: those in even columns, in odd ones, and the even ones after those.
///
/// Pairs of bytes taken as 16 bits need no widening: half of them is a mask away, the other half a shift.
private struct PixelRow {
  let even: SlopeSums.Half
  let odd: SlopeSums.Half
  let next: SlopeSums.Half

  @inline(__always)
  init(_ pixels: UnsafePointer<UInt8>) {
    let bytes = UnsafeRawPointer(pixels)
    let pairs = bytes.loadUnaligned(as: SIMD8<UInt16>.self)
    let shifted = bytes.loadUnaligned(fromByteOffset: 1, as: SIMD8<UInt16>.self)
    even = unsafeBitCast(pairs & 0xFF, to: SlopeSums.Half.self)
    odd = unsafeBitCast(pairs &>> 8, to: SlopeSums.Half.self)
    next = unsafeBitCast(shifted &>> 8, to: SlopeSums.Half.self)
  }
}

@inline(__always)
private func magnitude(_ values: SlopeSums.Half) -> SlopeSums.Half {
  let sign = values &>> 15
  return (values ^ sign) &- sign
}

@inline(__always)
private func greater(_ a: SlopeSums.Half, _ b: SlopeSums.Half) -> SlopeSums.Half {
  a.replacing(with: b, where: b .> a)
}

/// Strength and direction from the four sums: the horizontal and the vertical slope are the sum and the difference of the
/// diagonal ones, so along the diagonals √2 times those is what compares with them.
@inline(__always)
private func measures(
  _ falling: Int16, _ rising: Int16, _ horizontal: Int16, _ vertical: Int16
) -> (Float, SIMD2<Float>) {
  let (f, r, h, v) = (
    Float(UInt16(bitPattern: falling)), Float(UInt16(bitPattern: rising)),
    Float(UInt16(bitPattern: horizontal)), Float(UInt16(bitPattern: vertical))
  )
  let energy = h * h + v * v
  guard energy > 0 else { return (0, .zero) }
  let twice = SIMD2(h * h - v * v, 2 * (f * f - r * r))
  // 64 slopes, each the difference of two pairs of pixels.
  return (energy.squareRoot() / 128, twice / energy)
}
