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
              let both = SlopeSums(pixels.row(row * 8) + column * 8, stride: pixels.rowStride).measures
              let index = row * columns + column
              (strength[index], direction[index]) = both.left
              (strength[index + 1], direction[index + 1]) = both.right
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
      let both = SlopeSums(pixels.row(row * side) + column * side, stride: pixels.rowStride).measures
      return both.left.0 + both.right.0
    }
  }
}

/// The sums of a pair of blocks.
///
/// Of two slopes along the diagonals the sum, the horizontal slope, is the greater one and the lesser one together where they agree
/// in sign, and their difference where they do not; of their difference, the vertical one, it is the other way round. So bytes
/// without signs are all that is needed, sixteen at a time.
private struct SlopeSums {
  private typealias Bytes = SIMD16<UInt8>
  /// The sums of even and odd columns together: four lanes a block.
  private typealias Sums = SIMD8<UInt16>
  /// Σ|falling diagonal| and Σ|rising diagonal|.
  private var falling = Sums()
  private var rising = Sums()
  /// The sum of the steeper of both diagonals, and of the other one where they agree in sign.
  private var steeper = Sums()
  private var agreeing = Sums()

  @inline(__always)
  init(_ top: UnsafePointer<UInt8>, stride: Int) {
    func row(_ pixels: UnsafePointer<UInt8>) -> Bytes {
      UnsafeRawPointer(pixels).loadUnaligned(as: Bytes.self)
    }
    var (left, right) = (row(top), row(top + 1))
    for y in 1...8 {
      let below = top + y &* stride
      let (lowerLeft, lowerRight) = (row(below), row(below + 1))
      add(left, right, lowerLeft, lowerRight)
      (left, right) = (lowerLeft, lowerRight)
    }
  }

  /// Adds the slopes between pixels `a` and `b` side by side, and `c` and `d` below them.
  @inline(__always)
  private mutating func add(_ a: Bytes, _ b: Bytes, _ c: Bytes, _ d: Bytes) {
    let (down, up) = (Difference(a, d), Difference(c, b))
    let greater = down.size.replacing(with: up.size, where: up.size .> down.size)
    let lesser = down.size.replacing(with: up.size, where: up.size .< down.size)
    let areOpposite = (down.least .== a) .^ (up.least .== c)
    Self.add(down.size, to: &falling)
    Self.add(up.size, to: &rising)
    Self.add(greater, to: &steeper)
    Self.add(lesser.replacing(with: 0, where: areOpposite), to: &agreeing)
  }

  /// Pairs of bytes taken as 16 bits need no widening: half of them is a mask away, the other half a shift.
  @inline(__always)
  private static func add(_ bytes: Bytes, to sums: inout Sums) {
    let pairs = unsafeBitCast(bytes, to: Sums.self)
    sums = sums &+ (pairs & 0xFF) &+ (pairs &>> 8)
  }

  private struct Difference {
    let least: Bytes
    let size: Bytes

    @inline(__always)
    init(_ a: Bytes, _ b: Bytes) {
      least = a.replacing(with: b, where: b .< a)
      size = a.replacing(with: b, where: b .> a) &- least
    }
  }

  /// What the left block shows, and the right one: how steep they are, and which way.
  @inline(__always)
  var measures: (left: (Float, SIMD2<Float>), right: (Float, SIMD2<Float>)) {
    /// The sums of four lanes each.
    func totals(_ sums: Sums) -> SIMD2<UInt64> {
      var halves = unsafeBitCast(sums, to: SIMD2<UInt64>.self)
      halves &+= halves &>> 32
      halves &+= halves &>> 16
      return halves & 0xFFFF
    }
    let (falling, rising, steeper) = (totals(falling), totals(rising), totals(steeper))
    let horizontal = steeper &+ steeper &+ totals(agreeing) &+ totals(agreeing) &- falling &- rising
    let vertical = steeper &+ steeper &- horizontal
    return (
      slope(falling.x, rising.x, horizontal.x, vertical.x),
      slope(falling.y, rising.y, horizontal.y, vertical.y)
    )
  }
}

/// Strength and direction from the four sums: the horizontal and the vertical slope are the sum and the difference of the
/// diagonal ones, so along the diagonals √2 times those is what compares with them.
@inline(__always)
private func slope(
  _ falling: UInt64, _ rising: UInt64, _ horizontal: UInt64, _ vertical: UInt64
) -> (Float, SIMD2<Float>) {
  func float(_ sum: UInt64) -> Float { Float(Int32(truncatingIfNeeded: sum)) }
  let (f, r, h, v) = (float(falling), float(rising), float(horizontal), float(vertical))
  let energy = h * h + v * v
  guard energy > 0 else { return (0, .zero) }
  let twice = SIMD2(h * h - v * v, 2 * (f * f - r * r))
  // 64 slopes, each the difference of two pairs of pixels.
  return (energy.squareRoot() / 128, twice / energy)
}
