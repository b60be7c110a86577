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
  /// How many rows and columns of zeros there are at each side: a walk along the outermost edge looks two pixels beyond it.
  private static let margin = 2
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
    origin = (region.columns.lowerBound * side - Self.margin, region.rows.lowerBound * side - Self.margin)
    width = right + Self.margin - origin.x
    height = bottom + Self.margin - origin.y
    var wanted: [(block: PixelRectangle, leastSlope: Float)] = []
    // Blocks side by side.
    var stretches: [PixelRectangle] = []
    for row in region.rows {
      for column in region.columns where blocks.isWanted[row * blocks.columns + column] {
        let (x, y) = (column * side, row * side)
        let block = PixelRectangle(
          x: x - origin.x, y: y - origin.y, width: end(column, of: blocks.columns, level.width) - x,
          height: end(row, of: blocks.rows, level.height) - y)
        if let last = stretches.last, last.y == block.y, last.x + last.width == block.x {
          stretches[stretches.count - 1].width += block.width
        } else {
          stretches.append(block)
        }
        // The outside of a symbol is steeper than what is inside on average.
        let usual = blocks.usualSlope[row * blocks.columns + column]
        wanted.append((block, max(blocks.leastSlope, SolidCornerTuning.leastSlopeShare * usual)))
      }
    }
    // Slopes between pixels, with zeros around them.
    var found: [EdgeSegment] = []
    let count = width * height
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 5 * count, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 5 * count)
    let slopes = memory.bindMemory(to: Slope.self, capacity: count)
    let isUsed = (memory + 4 * count).bindMemory(to: Bool.self, capacity: count)
    for stretch in stretches { measure(stretch, in: level, into: slopes) }
    for (block, leastSlope) in wanted {
      trace(block, leastSlope, slopes, isUsed, scale: scale, into: &found)
    }
    memory.deallocate()
    segments = found
  }

  /// How grey values rise from the left to the right, and downwards, twice: in grey values a pixel.
  typealias Slope = SIMD2<Int16>

  private func measure(
    _ stretch: PixelRectangle, in level: LuminanceImage, into slopes: UnsafeMutablePointer<Slope>
  ) {
    level.withPixels { pixels in
      let stride = pixels.rowStride
      for y in stretch.y..<stretch.y + stretch.height {
        let row = UnsafeRawPointer(pixels.row(origin.y + y) + origin.x + stretch.x)
        let target = UnsafeMutableRawPointer(slopes + (y * width + stretch.x))
        func samples(_ place: Int) -> SIMD8<Int16> {
          SIMD8(truncatingIfNeeded: row.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt8>.self))
        }
        for x in Swift.stride(from: 0, through: stretch.width - 8, by: 8) {
          let (a, b, c, d) = (samples(x), samples(x + 1), samples(x + stride), samples(x + stride + 1))
          let (falling, rising) = (d &- a, b &- c)
          var both = SIMD16<Int16>()
          both.evenHalf = falling &+ rising
          both.oddHalf = falling &- rising
          target.storeBytes(of: both, toByteOffset: 4 * x, as: SIMD16<Int16>.self)
        }
        for x in stretch.width & ~7..<stretch.width {
          func tone(_ place: Int) -> Int16 { Int16(row.load(fromByteOffset: place, as: UInt8.self)) }
          let (falling, rising) = (tone(x + stride + 1) - tone(x), tone(x + 1) - tone(x + stride))
          slopes[y * width + stretch.x + x] = Slope(falling + rising, falling - rising)
        }
      }
    }
  }

  /// Walks from pixels of a block where the slope is greater than on either side: along steep edges from every so many rows,
  /// along flat ones from as many columns.
  private func trace(
    _ block: PixelRectangle, _ leastSlope: Float, _ slopes: UnsafePointer<Slope>,
    _ isUsed: UnsafeMutablePointer<Bool>,
    scale: Double, into segments: inout [EdgeSegment]
  ) {
    let least = Int32(4 * leastSlope * leastSlope)
    // Of a slope that is steep enough the greater part is at least this, both ways alike.
    let leastPart = Int32((0.5 * Float(least)).squareRoot())
    /// Walks along the edge through a pixel that is next to pixels `next` before and after it, if there is one.
    @inline(__always)
    func follow(_ x: Int, _ y: Int, next: Int, isSteep: Bool) {
      let index = y &* width &+ x
      let slope = slopes[index]
      let part = abs(Int32(isSteep ? slope.x : slope.y))
      guard part >= leastPart, slope.isSteep == isSteep else { return }
      let steepness = slope.steepness
      guard steepness >= least, steepness >= slopes[index &- next].steepness,
        steepness > slopes[index &+ next].steepness, !isUsed[index],
        goesOn(at: index, slope.greys, isSteep: isSteep, slopes),
        let segment = walk(from: x, y, leastSlope, slopes, isUsed, scale: scale)
      else { return }
      segments.append(segment)
    }
    let step = SolidCornerTuning.seedStep
    let (right, bottom) = (block.x &+ block.width, block.y &+ block.height)
    var y = block.y &+ step &- 1
    while y < bottom {
      for x in block.x..<right { follow(x, y, next: 1, isSteep: true) }
      y &+= step
    }
    var x = block.x &+ step &- 1
    while x < right {
      for y in block.y..<bottom { follow(x, y, next: width, isSteep: false) }
      x &+= step
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
    func reaches(_ far: Int) -> Bool {
      let place = index &+ far
      func isAlike(_ shift: Int) -> Bool { (slopes[place &+ shift].greys * slope).sum() > least }
      return place &- across < 0 || place &+ across >= width &* height || isAlike(-across) || isAlike(0)
        || isAlike(across)
    }
    return reaches(far) || reaches(-far)
  }

  private func walk(
    from x: Int, _ y: Int, _ leastSlope: Float, _ slopes: UnsafePointer<Slope>,
    _ isUsed: UnsafeMutablePointer<Bool>, scale: Double
  ) -> EdgeSegment? {
    let slope = slopes[y * width + x]
    let isFlat = !slope.isSteep
    let least = EdgeNormal.along(leastSlope)
    // Steps go along the axis nearer to the edge: u along it, v across.
    var line = EdgeFit()
    let stride = isFlat ? (u: 1, v: width) : (u: width, v: 1)
    let limit = isFlat ? (u: width, v: height) : (u: height, v: width)
    let seed = isFlat ? (u: x, v: y) : (u: y, v: x)
    var ends = (low: seed.u, high: seed.u)
    line.add(u: Float(seed.u), v: Float(seed.v), slope)
    isUsed[y * width + x] = true
    for sign in [1, -1] {
      var (u, last, gap) = (seed.u, Float(seed.v), 0)
      while gap <= SolidCornerTuning.mostGap {
        u &+= sign
        guard u > 0, u < limit.u &- 1 else { break }
        let middle = Int(Rounding.nearest(line.expected(at: Float(u), after: last)))
        guard middle > 1, middle < limit.v &- 2 else { break }
        let normal = line.normal
        let place = u &* stride.u &+ middle &* stride.v
        // How steep it is at the three pixels where the edge may go on, and then beside the best of them.
        let left = normal.along(slopes[place &- stride.v])
        let here = normal.along(slopes[place])
        let right = normal.along(slopes[place &+ stride.v])
        var (best, most) = (0, least)
        @inline(__always)
        func consider(_ step: Int, _ along: Int32) {
          let index = place &+ step &* stride.v
          if along > most, abs(normal.across(slopes[index])) < normal.mostTurn(along), !isUsed[index] {
            (best, most) = (middle &+ step, along)
          }
        }
        consider(-1, left)
        consider(0, here)
        consider(1, right)
        guard best > 0 else {
          gap &+= 1
          continue
        }
        gap = 0
        let index = u &* stride.u &+ best &* stride.v
        isUsed[index] = true
        // The edge's place between pixels: the peak of a parabola through three slopes.
        let before = best == middle ? left : best > middle ? here : normal.along(slopes[index &- stride.v])
        let after = best == middle ? right : best < middle ? here : normal.along(slopes[index &+ stride.v])
        let bow = 2 &* most &- before &- after
        let shift = bow > 0 ? max(-0.5, min(0.5, Float(after &- before) / Float(2 &* bow))) : 0
        last = Float(best) + shift
        line.add(u: Float(u), v: last, slopes[index])
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
    let isForward = isFlat ? line.slopeSum.y > 0 : line.slopeSum.x < 0
    return EdgeSegment(start: isForward ? low : high, end: isForward ? high : low, slope: line.meanSlope)
  }
}

extension EdgeTracing.Slope {
  /// In grey values a pixel.
  @inline(__always)
  var greys: SIMD2<Float> { SIMD2<Float>(Float(x), Float(y)) * 0.5 }

  /// The square of how steep it is, four times.
  @inline(__always)
  fileprivate var steepness: Int32 { Int32(x) &* Int32(x) &+ Int32(y) &* Int32(y) }

  /// Whether the edge runs nearer to the vertical.
  @inline(__always)
  fileprivate var isSteep: Bool { abs(Int32(x)) > abs(Int32(y)) }
}
