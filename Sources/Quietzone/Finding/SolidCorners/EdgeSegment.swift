import QuietzoneImaging

/// A straight edge between dark and light, in pixels of the image. Walking from `start` to `end` has the dark on the left.
struct EdgeSegment {
  var start: Point
  var end: Point
  /// How steep it is, on average, in grey values a pixel.
  var slope: Float

  /// From the start to the end.
  var span: Point { end - start }
  var length: Double { span.length }
}

/// The straight edges of a part of a level, found by walking along them from pixel to pixel.
struct EdgeTracing {
  private let width: Int
  private let height: Int
  private let origin: (x: Int, y: Int)
  private(set) var segments: [EdgeSegment] = []

  /// Walks along the edges of `region` in the blocks that are wanted.
  ///
  /// - Parameter scale: pixels of the image a pixel of `level`.
  init(_ region: DenseBlocks.Region, of blocks: DenseBlocks, in level: LuminanceImage, scale: Double) {
    let side = GradientBlocks.side
    // Blocks leave out what is left at the right and lower edge: there the last ones are taken to reach to the edge.
    func end(_ block: Int, of count: Int, _ size: Int) -> Int {
      block + 1 == count ? size - 1 : (block + 1) * side
    }
    let right = end(region.columns.upperBound, of: blocks.columns, level.width)
    let bottom = end(region.rows.upperBound, of: blocks.rows, level.height)
    origin = (region.columns.lowerBound * side - 1, region.rows.lowerBound * side - 1)
    width = right + 1 - origin.x
    height = bottom + 1 - origin.y
    var wanted: [(block: PixelRectangle, leastSlope: Float)] = []
    for row in region.rows {
      for column in region.columns where blocks.isWanted[row * blocks.columns + column] {
        let (x, y) = (column * side, row * side)
        let block = PixelRectangle(
          x: x - origin.x, y: y - origin.y, width: end(column, of: blocks.columns, level.width) - x,
          height: end(row, of: blocks.rows, level.height) - y)
        // The outside of a symbol is steeper than what is inside on average.
        let usual = blocks.usualSlope[row * blocks.columns + column]
        wanted.append((block, max(SolidCornerTuning.leastSlope, SolidCornerTuning.leastSlopeShare * usual)))
      }
    }
    // Slopes between pixels, with a row and a column of zeros at each side.
    var found: [EdgeSegment] = []
    let count = width * height
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 5 * count, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 5 * count)
    let slopes = memory.bindMemory(to: Slope.self, capacity: count)
    let isUsed = (memory + 4 * count).bindMemory(to: Bool.self, capacity: count)
    for (block, _) in wanted { measure(block, in: level, into: slopes) }
    for (block, leastSlope) in wanted {
      trace(block, leastSlope, slopes, isUsed, scale: scale, into: &found)
    }
    memory.deallocate()
    segments = found
  }

  /// How grey values rise from the left to the right, and downwards, twice: in grey values a pixel.
  typealias Slope = SIMD2<Int16>

  private func measure(
    _ block: PixelRectangle, in level: LuminanceImage, into slopes: UnsafeMutablePointer<Slope>
  ) {
    level.withPixels { pixels in
      let stride = pixels.rowStride
      for y in block.y..<block.y + block.height {
        let row = UnsafeRawPointer(pixels.row(origin.y + y) + origin.x + block.x)
        let target = UnsafeMutableRawPointer(slopes + (y * width + block.x))
        func samples(_ place: Int) -> SIMD8<Int16> {
          SIMD8(truncatingIfNeeded: row.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt8>.self))
        }
        for x in Swift.stride(from: 0, through: block.width - 8, by: 8) {
          let (a, b, c, d) = (samples(x), samples(x + 1), samples(x + stride), samples(x + stride + 1))
          let (falling, rising) = (d &- a, b &- c)
          var both = SIMD16<Int16>()
          both.evenHalf = falling &+ rising
          both.oddHalf = falling &- rising
          target.storeBytes(of: both, toByteOffset: 4 * x, as: SIMD16<Int16>.self)
        }
        for x in block.width & ~7..<block.width {
          func tone(_ place: Int) -> Int16 { Int16(row.load(fromByteOffset: place, as: UInt8.self)) }
          let (falling, rising) = (tone(x + stride + 1) - tone(x), tone(x + 1) - tone(x + stride))
          slopes[y * width + block.x + x] = Slope(falling + rising, falling - rising)
        }
      }
    }
  }

  /// Walks from pixels of a block where the slope is greater than on either side.
  private func trace(
    _ block: PixelRectangle, _ leastSlope: Float, _ slopes: UnsafePointer<Slope>,
    _ isUsed: UnsafeMutablePointer<Bool>,
    scale: Double, into segments: inout [EdgeSegment]
  ) {
    let least = Int32(4 * leastSlope * leastSlope)
    for y in block.y..<block.y + block.height {
      let isSeedRow = y % SolidCornerTuning.seedStep == 0
      let step = isSeedRow ? 1 : SolidCornerTuning.seedStep
      let first = isSeedRow ? block.x : (block.x + step - 1) / step * step
      for x in stride(from: first, to: block.x + block.width, by: step) {
        let index = y &* width &+ x
        let steepness = slopes[index].steepness
        guard steepness >= least else { continue }
        let slope = slopes[index].greys
        let isSteep = abs(slope.x) > abs(slope.y)
        guard isSteep ? isSeedRow : x % SolidCornerTuning.seedStep == 0, !isUsed[index] else {
          continue
        }
        let next = isSteep ? 1 : width
        guard steepness >= slopes[index - next].steepness, steepness > slopes[index + next].steepness else {
          continue
        }
        guard goesOn(at: index, slope, isSteep: isSteep, slopes) else { continue }
        if let segment = walk(from: x, y, leastSlope, slopes, isUsed, scale: scale) {
          segments.append(segment)
        }
      }
    }
  }

  /// Whether the slope is much the same two pixels further along the edge, both ways: texture ends sooner.
  private func goesOn(
    at index: Int, _ slope: SIMD2<Float>, isSteep: Bool, _ slopes: UnsafePointer<Slope>
  ) -> Bool {
    let (along, across) = isSteep ? (width, 1) : (1, width)
    // How far the edge has moved across after two pixels along it.
    let lean = isSteep ? -2 * slope.y / slope.x : -2 * slope.x / slope.y
    let shift = lean > 0.5 ? (lean > 1.5 ? 2 : 1) : lean < -0.5 ? (lean < -1.5 ? -2 : -1) : 0
    // A straight edge that passes half a pixel off these two pixels leaves them a third of the slope.
    let least = 0.3 * (slope * slope).sum()
    let next = 2 &* along &+ shift &* across
    guard index &- abs(next) >= 0, index &+ abs(next) < width &* height else { return false }
    guard (slopes[index &+ next].greys * slope).sum() > least,
      (slopes[index &- next].greys * slope).sum() > least
    else { return false }
    // And four pixels further, one way at least: shorter is no edge.
    let far = 4 &* along &+ Int((2 * lean).rounded()) &* across
    return [far, -far].contains { far in
      let place = index &+ far
      return place - abs(across) < 0 || place + abs(across) >= width &* height
        || [-across, 0, across].contains { (slopes[place &+ $0].greys * slope).sum() > least }
    }
  }

  private func walk(
    from x: Int, _ y: Int, _ leastSlope: Float, _ slopes: UnsafePointer<Slope>,
    _ isUsed: UnsafeMutablePointer<Bool>, scale: Double
  ) -> EdgeSegment? {
    let slope = slopes[y * width + x].greys
    let isFlat = abs(slope.y) >= abs(slope.x)
    // Steps go along the axis nearer to the edge: u along it, v across.
    var line = LineSums(normal: slope)
    let stride = isFlat ? (u: 1, v: width) : (u: width, v: 1)
    let limit = isFlat ? (u: width, v: height) : (u: height, v: width)
    let seed = isFlat ? (u: x, v: y) : (u: y, v: x)
    var ends = (low: seed.u, high: seed.u)
    line.add(u: Float(seed.u), v: Float(seed.v), slope)
    isUsed[y * width + x] = true
    for sign in [1, -1] {
      var (u, last, gap) = (seed.u, Float(seed.v), 0)
      while gap <= SolidCornerTuning.mostGap {
        u += sign
        guard u > 0, u < limit.u - 1 else { break }
        let middle = Int(line.expected(at: Float(u), after: last) + 0.5)
        guard middle > 1, middle < limit.v - 2 else { break }
        let normal = line.normal
        var best: (v: Int, slope: Float) = (0, leastSlope)
        for v in middle - 1...middle + 1 {
          let index = u &* stride.u &+ v &* stride.v
          let slope = slopes[index].greys
          let along = slope.x * normal.x + slope.y * normal.y
          let across = abs(slope.x * normal.y - slope.y * normal.x)
          if along > best.slope, across < SolidCornerTuning.mostTurn * along, !isUsed[index] {
            best = (v, along)
          }
        }
        guard best.v > 0 else {
          gap += 1
          continue
        }
        gap = 0
        let index = u &* stride.u &+ best.v &* stride.v
        isUsed[index] = true
        // The edge's place between pixels: the peak of a parabola through three slopes.
        let before = (slopes[index - stride.v].greys * normal).sum()
        let after = (slopes[index + stride.v].greys * normal).sum()
        let bow = 2 * best.slope - before - after
        let shift = bow > 0 ? max(-0.5, min(0.5, (after - before) / (2 * bow))) : 0
        last = Float(best.v) + shift
        line.add(u: Float(u), v: last, slopes[index].greys)
        if sign > 0 { ends.high = u } else { ends.low = u }
      }
    }
    guard ends.high - ends.low >= SolidCornerTuning.leastLength,
      Int(line.count) * 3 >= (ends.high - ends.low) * 2, let fit = line.fit
    else { return nil }
    func place(_ u: Int) -> Point {
      let v = Double(fit.offset + fit.slope * Float(u))
      let (x, y) = isFlat ? (Double(u), v) : (v, Double(u))
      return Point(x: (x + Double(origin.x + 1)) * scale, y: (y + Double(origin.y + 1)) * scale)
    }
    let (low, high) = (place(ends.low), place(ends.high))
    // The slope points at the light: turned to the left of it is the way with the dark on the left.
    let isForward = isFlat ? line.normal.y > 0 : line.normal.x < 0
    return EdgeSegment(start: isForward ? low : high, end: isForward ? high : low, slope: line.meanSlope)
  }
}

extension EdgeTracing.Slope {
  /// In grey values a pixel.
  @inline(__always)
  fileprivate var greys: SIMD2<Float> { SIMD2<Float>(Float(x), Float(y)) * 0.5 }

  /// The square of how steep it is, four times.
  @inline(__always)
  fileprivate var steepness: Int32 { Int32(x) &* Int32(x) &+ Int32(y) &* Int32(y) }
}

/// The places of an edge's pixels, summed for a straight line through them.
private struct LineSums {
  private var slopeSum: SIMD2<Float> = .zero
  private(set) var normal: SIMD2<Float>
  private(set) var count: Float = 0
  // Around the first place, for the precision of small numbers.
  private var first = SIMD2<Float>.zero
  private var u: Float = 0
  private var v: Float = 0
  private var uu: Float = 0
  private var uv: Float = 0
  /// The line through the first so many places, once there are some.
  private var line: (offset: Float, slope: Float)?

  init(normal slope: SIMD2<Float>) { normal = slope / (slope * slope).sum().squareRoot() }

  mutating func add(u placeU: Float, v placeV: Float, _ slope: SIMD2<Float>) {
    if count == 0 { first = SIMD2(placeU, placeV) }
    let (du, dv) = (placeU - first.x, placeV - first.y)
    u += du
    v += dv
    uu += du * du
    uv += du * dv
    count += 1
    slopeSum += slope
    // What is a few pixels long turns little with one more.
    guard count < 4 || Int(count) & 3 == 0 else { return }
    normal = slopeSum / (slopeSum * slopeSum).sum().squareRoot()
    if count >= 8 { line = fit }
  }

  /// How steep the edge is, on average.
  var meanSlope: Float { (slopeSum * slopeSum).sum().squareRoot() / count }

  /// The straight line v = offset + slope · u.
  var fit: (offset: Float, slope: Float)? {
    let determinant = count * uu - u * u
    guard determinant > 0 else { return nil }
    let slope = (count * uv - u * v) / determinant
    let offset = (v - slope * u) / count
    return (offset + first.y - slope * first.x, slope)
  }

  /// Where the edge goes on: beside the last place at first, on the line when there is one.
  func expected(at place: Float, after last: Float) -> Float {
    guard let line else { return last }
    return line.offset + line.slope * place
  }
}
