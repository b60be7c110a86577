/// Grey values between the pixels of one level of a pyramid, by bilinear interpolation.
///
/// A view for the length of a closure: it must not outlive the image it was made from.
public struct GreySampler {
  @usableFromInline let pixels: UnsafePointer<UInt8>
  public let width: Int
  public let height: Int
  @usableFromInline let rowStride: Int
  /// Pixels of this level a pixel of the image.
  public let scale: Double

  @usableFromInline
  init(_ view: PixelView, scale: Double) {
    precondition(view.width > 0 && view.height > 0, "an empty image has no grey values")
    pixels = view.top
    width = view.width
    height = view.height
    rowStride = view.rowStride
    self.scale = scale
  }

  /// The grey value at `p`, in pixels of the image itself; beyond the edge, the edge's.
  @inlinable
  @inline(__always)
  public func value(at p: Point) -> Float {
    // In this order NaN, too, ends up inside.
    let x = max(0, min(p.x * scale - 0.5, Double(width - 1)))
    let y = max(0, min(p.y * scale - 0.5, Double(height - 1)))
    let left = Int(x)
    let top = Int(y)
    let dx = Float(x - Double(left))
    let dy = Float(y - Double(top))
    let right = left + 1 < width ? 1 : 0
    let below = top + 1 < height ? rowStride : 0
    let corner = pixels + (top &* rowStride &+ left)
    let a = Float(corner[0])
    let b = Float(corner[right])
    let c = Float(corner[below])
    let d = Float(corner[below + right])
    let upper = a + (b - a) * dx
    let lower = c + (d - c) * dx
    return upper + (lower - upper) * dy
  }

  /// Calls `body` with the grey values at each four of `offsets` from `center`, given in steps of `right` and `down`, in
  /// pixels of the image itself; beyond the edge, the edge's.
  @inlinable
  @inline(__always)
  public func forEachFour(
    _ offsets: Offsets, around center: Point, right: Point, down: Point, _ body: (Int, SIMD4<Float>) -> Void
  ) {
    let (rightX, rightY) = (Float(right.x * scale), Float(right.y * scale))
    let (downX, downY) = (Float(down.x * scale), Float(down.y * scale))
    let (x0, y0) = (Float(center.x * scale - 0.5), Float(center.y * scale - 0.5))
    let marginX = offsets.reach * (abs(rightX) + abs(downX)) + 1
    let marginY = offsets.reach * (abs(rightY) + abs(downY)) + 1
    let isInside =
      x0 - marginX >= 0 && y0 - marginY >= 0 && x0 + marginX < Float(width - 1)
      && y0 + marginY < Float(height - 1)
    offsets.x.withUnsafeBufferPointer { offsetsX in
      offsets.y.withUnsafeBufferPointer { offsetsY in
        for index in offsetsX.indices {
          let (dx, dy) = (offsetsX[index], offsetsY[index])
          if isInside {
            body(
              index, fourValues(x: x0 + dx * rightX + dy * downX, y: y0 + dx * rightY + dy * downY))
          } else {
            body(index, fourValues(around: center, right, down, dx, dy))
          }
        }
      }
    }
  }

  /// Calls `body` with the grey values at each four of `places` of a plane, which `map` takes to pixels of the image itself; beyond
  /// the edge, the edge's.
  @inlinable
  @inline(__always)
  package func forEachFour(_ places: Offsets, under map: Perspective, _ body: (Int, SIMD4<Float>) -> Void) {
    places.x.withUnsafeBufferPointer { placesX in
      places.y.withUnsafeBufferPointer { placesY in
        for index in placesX.indices {
          body(index, values(under: map, x: placesX[index], y: placesY[index]))
        }
      }
    }
  }

  /// The grey values at four places of a plane, which `map` takes to pixels of the image itself; beyond the edge, the edge's.
  @inlinable
  @inline(__always)
  package func values(under map: Perspective, x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> {
    let (x, y) = map.images(x: x, y: y)
    return values(x: x, y: y)
  }

  /// The grey values at four places, in pixels of the image itself; beyond the edge, the edge's.
  @inlinable
  @inline(__always)
  package func values(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> {
    covers(x: x, y: y, reach: (.zero, .zero)) ? innerValues(x: x, y: y) : edgeValues(x: x, y: y)
  }

  /// The grey values at four places near the edge, where each needs to be kept inside by itself.
  @usableFromInline
  package func edgeValues(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> {
    guard width > 1, height > 1 else {
      var values = SIMD4<Float>()
      for lane in 0..<4 { values[lane] = value(at: Point(x: Double(x[lane]), y: Double(y[lane]))) }
      return values
    }
    let (column, row) = (
      clamped(x * Float(scale) - 0.5, count: width), clamped(y * Float(scale) - 0.5, count: height)
    )
    return fourValues(column.whole, row.whole, dx: column.part, dy: row.part)
  }

  /// The grey values at four offsets near the edge, where each place needs to be kept inside by itself.
  @usableFromInline
  func fourValues(
    around center: Point, _ right: Point, _ down: Point, _ dx: SIMD4<Float>, _ dy: SIMD4<Float>
  ) -> SIMD4<Float> {
    guard width > 1, height > 1 else {
      var values = SIMD4<Float>()
      for lane in 0..<4 {
        values[lane] = value(at: center + right * Double(dx[lane]) + down * Double(dy[lane]))
      }
      return values
    }
    let x = Float(center.x * scale - 0.5) + dx * Float(right.x * scale) + dy * Float(down.x * scale)
    let y = Float(center.y * scale - 0.5) + dx * Float(right.y * scale) + dy * Float(down.y * scale)
    let (column, row) = (clamped(x, count: width), clamped(y, count: height))
    return insideValues(column.whole, row.whole, dx: column.part, dy: row.part)
  }

  /// Places on an axis of so many pixels, kept between the first and the last: the pixel before each, of which there is a next
  /// one, and how far behind it each lies, up to 1.
  @inline(__always)
  private func clamped(_ places: SIMD4<Float>, count: Int) -> (whole: SIMD4<UInt32>, part: SIMD4<Float>) {
    let last = SIMD4(repeating: Float(count - 1))
    // In this order NaN, too, ends up inside.
    let below = places.replacing(with: last, where: places .> last)
    let inside = below.replacing(with: 0, where: .!(below .>= 0))
    // One more, since half is the least of which the whole number below is found.
    let bits = Flooring(inside + 1).bits
    let most = SIMD4(repeating: UInt32(truncatingIfNeeded: count - 1))
    let some = bits.replacing(with: 1, where: bits .< 1)
    let whole = some.replacing(with: most, where: some .> most) &- 1
    return (whole, inside - floats(whole))
  }

  /// The grey values at four places, in pixels of the image itself. Only for places that `covers` has said yes to: no other is
  /// looked after.
  @inlinable
  @inline(__always)
  package func innerValues(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> {
    let scale = Float(scale)
    return fourValues(x: x * scale - 0.5, y: y * scale - 0.5)
  }

  /// Whether four places, and all that are no farther from them than `reach`, have neighbours on all sides.
  @inlinable
  @inline(__always)
  package func covers(
    x: SIMD4<Float>, y: SIMD4<Float>, reach: (x: SIMD4<Float>, y: SIMD4<Float>)
  ) -> Bool {
    let scale = Float(scale)
    func isInner(_ place: SIMD4<Float>, _ reach: SIMD4<Float>, _ size: Int) -> SIMDMask<SIMD4<Int32>> {
      ((place - reach) * scale .>= 1.6) .& ((place + reach) * scale .<= Float(size) - 1.6)
    }
    let lanes = unsafeBitCast(
      isInner(x, reach.x, width) .& isInner(y, reach.y, height), to: SIMD2<UInt64>.self)
    return lanes.x & lanes.y == .max
  }

  /// Adds to each element of `values` the grey value at one of evenly spaced places on a line, in pixels of the image itself.
  public func addValues(from start: Point, step: Point, to values: UnsafeMutableBufferPointer<Float>) {
    guard let sums = UnsafeMutableRawPointer(values.baseAddress) else { return }
    let (x0, y0) = (start.x * scale - 0.5, start.y * scale - 0.5)
    let (stepX, stepY) = (step.x * scale, step.y * scale)
    let inside = indices(of: values.count, inside: Double(width), from: x0, step: stepX)
      .clamped(to: indices(of: values.count, inside: Double(height), from: y0, step: stepY))
    let fours = inside.count / 4
    let first = inside.lowerBound
    let steps = SIMD4<Float>(0, 1, 2, 3)
    let firstX = Float(x0 + Double(first) * stepX) + steps * Float(stepX)
    let firstY = Float(y0 + Double(first) * stepY) + steps * Float(stepY)
    for four in 0..<fours {
      let ahead = Float(4 &* four)
      let place = sums + 4 &* first + 16 &* four
      let found = fourValues(x: firstX + ahead * Float(stepX), y: firstY + ahead * Float(stepY))
      place.storeBytes(of: place.loadUnaligned(as: SIMD4<Float>.self) + found, as: SIMD4<Float>.self)
    }
    #if COMPACT
      let done = first + 4 * fours
    #else
      let done = fours > 0 ? inside.upperBound : first
      let rest = done - first - 4 * fours
      if rest > 0 {
        // The last four overlap those before them.
        let ahead = Float(inside.count - 4)
        let place = sums + 4 &* (inside.upperBound - 4)
        let found = fourValues(x: firstX + ahead * Float(stepX), y: firstY + ahead * Float(stepY))
          .replacing(with: 0, where: steps .< SIMD4(repeating: Float(4 - rest)))
        place.storeBytes(of: place.loadUnaligned(as: SIMD4<Float>.self) + found, as: SIMD4<Float>.self)
      }
    #endif
    // Near the edge each place needs to be kept inside by itself.
    for index in 0..<first { values[index] += value(at: start + step * Double(index)) }
    for index in done..<values.count { values[index] += value(at: start + step * Double(index)) }
  }

  /// Which of `count` places that begin with `first` and are `step` apart have neighbours on both sides between 0 and `size`
  /// on this axis.
  private func indices(of count: Int, inside size: Double, from first: Double, step: Double) -> Range<Int> {
    let (low, high) = (1.0, size - 1.1)
    let last = first + Double(count - 1) * step
    if first >= low, first <= high, last >= low, last <= high { return 0..<count }
    if abs(step) < 1e-9 { return 0..<0 }
    let (a, b) = ((low - first) / step, (high - first) / step)
    let limit = Double(count)
    // In this order NaN, too, ends up in range.
    let from = max(0, min(min(a, b).rounded(.up), limit))
    let to = max(from, min(max(a, b).rounded(.down) + 1, limit))
    return low <= high ? Int(from)..<Int(to) : 0..<0
  }

  /// The grey values at four places inside this level, in its own pixels from the middle of the first one.
  @inlinable
  @inline(__always)
  func fourValues(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> {
    let (column, row) = (Flooring(x), Flooring(y))
    return fourValues(column.bits, row.bits, dx: x - column.whole, dy: y - row.whole)
  }

  /// The grey values between the pixels at `columns` and `rows`, the ones to their right and those below.
  @inlinable
  @inline(__always)
  func fourValues(
    _ columns: SIMD4<UInt32>, _ rows: SIMD4<UInt32>, dx: SIMD4<Float>, dy: SIMD4<Float>
  ) -> SIMD4<Float> {
    // Two pixels next to each other are one load, into the lower half of a lane of 32 bits.
    var uppers = SIMD8<UInt16>()
    var lowers = SIMD8<UInt16>()
    let corners = rows &* UInt32(truncatingIfNeeded: rowStride) &+ columns
    let upper = UnsafeRawPointer(pixels)
    let lower = upper + rowStride
    for lane in 0..<4 {
      let corner = Int(corners[lane])
      uppers[2 &* lane] = UInt16(littleEndian: upper.loadUnaligned(fromByteOffset: corner, as: UInt16.self))
      lowers[2 &* lane] = UInt16(littleEndian: lower.loadUnaligned(fromByteOffset: corner, as: UInt16.self))
    }
    let above = between(unsafeBitCast(uppers, to: SIMD4<UInt32>.self), dx)
    let below = between(unsafeBitCast(lowers, to: SIMD4<UInt32>.self), dx)
    return above + (below - above) * dy
  }

  /// As `fourValues`, which the compiler works out lane by lane where it is put together with `clamped`.
  @inline(never)
  private func insideValues(
    _ columns: SIMD4<UInt32>, _ rows: SIMD4<UInt32>, dx: SIMD4<Float>, dy: SIMD4<Float>
  ) -> SIMD4<Float> {
    fourValues(columns, rows, dx: dx, dy: dy)
  }

  /// What lies `part` of the way from the lower byte of each lane to the one above it.
  @inlinable
  @inline(__always)
  func between(_ pairs: SIMD4<UInt32>, _ part: SIMD4<Float>) -> SIMD4<Float> {
    // What both have too much makes no difference between them.
    let first = unsafeBitCast(pairs & 0xFF | 0x4B00_0000, to: SIMD4<Float>.self)
    let second = unsafeBitCast(pairs &>> 8 | 0x4B00_0000, to: SIMD4<Float>.self)
    return first - 8_388_608 + (second - first) * part
  }

  /// The whole numbers below four numbers from ½ to 2²², as numbers and in bits; next to a whole number it may be the one
  /// below.
  ///
  /// Added to 2²³ a number loses its fraction, and its bits are the integer's: no conversion that could trap.
  @usableFromInline
  struct Flooring {
    @usableFromInline let whole: SIMD4<Float>
    @usableFromInline let bits: SIMD4<UInt32>

    @inlinable
    @inline(__always)
    init(_ x: SIMD4<Float>) {
      let sum = x + 8_388_607.5
      whole = sum - 8_388_608
      bits = unsafeBitCast(sum, to: SIMD4<UInt32>.self) & 0x7F_FFFF
    }
  }

  /// Whole numbers below 2²³ as floating-point numbers, by the same way back.
  @inlinable
  @inline(__always)
  func floats(_ numbers: SIMD4<UInt32>) -> SIMD4<Float> {
    unsafeBitCast(numbers | 0x4B00_0000, to: SIMD4<Float>.self) - 8_388_608
  }

  /// Whether `p` lies in the image.
  @inlinable
  public func contains(_ p: Point) -> Bool {
    p.x >= 0 && p.y >= 0 && p.x * scale <= Double(width) && p.y * scale <= Double(height)
  }
}

extension Pyramid {
  /// Calls `body` with a sampler for level `level`.
  @inlinable
  public func withSampler<R>(level: Int, _ body: (GreySampler) -> R) -> R {
    levels[level].withPixels { body(GreySampler($0, scale: 1 / Double(1 << level))) }
  }
}
