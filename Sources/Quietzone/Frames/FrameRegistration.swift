import QuietzoneImaging

/// Finds how a camera has moved from one picture to the next, from coarse to fine: by the places with the steepest slopes, whose
/// grey values are to be found again (the method of Lucas and Kanade, with an affine motion).
struct FrameRegistration {
  /// The first picture at its scales.
  private let levels: [Stations]
  private let coarsest: LuminanceImage
  private let scale: Double

  /// The longer side of the coarsest scale, in pixels: there motions of a tenth of the picture are tried one by one.
  private static let coarsestSide = 96
  /// How far the picture may have moved beside what is expected, in pixels of the coarsest scale.
  private static let reach = 5
  /// The most places looked at at a scale, and how often the motion is corrected by them.
  private static let (mostStations, rounds) = (3000, 5)

  /// A picture that others are compared with.
  init(_ picture: LuminanceImage) {
    let pyramid = Pyramid(picture.withoutHighlights(), smallestSide: Self.coarsestSide)
    coarsest = pyramid.levels[pyramid.levels.count - 1]
    scale = Double(1 << (pyramid.levels.count - 1))
    levels = pyramid.levels.enumerated().map { level, image in
      // The finest has more noise than it has detail that the next does not show.
      level == 0 && pyramid.levels.count > 1
        ? Stations()
        : Stations(
          of: image, scale: Double(1 << level),
          motion: FrameMotion(width: picture.width, height: picture.height))
    }
  }

  /// Whether there is anything by which a motion shows.
  var showsDetail: Bool { levels.contains { $0.isEnough } }

  /// The motion to another picture of the same size; nil where it does not show the same.
  ///
  /// - Parameter expected: About what it will be.
  func motion(to picture: LuminanceImage, expecting expected: FrameMotion) -> FrameMotion? {
    let pyramid = Pyramid(picture.withoutHighlights(), smallestSide: Self.coarsestSide)
    var motion = expected
    let shift = bestShift(pyramid.levels[pyramid.levels.count - 1], from: motion.shift)
    motion.x.z += shift.x
    motion.y.z += shift.y
    var correlation: Float = 0
    for level in pyramid.levels.indices.reversed() where levels[level].isEnough {
      correlation = pyramid.withSampler(level: level) { grey in
        var correlation: Float = 0
        for _ in 0..<Self.rounds { correlation = levels[level].correct(&motion, in: grey) }
        return correlation
      }
    }
    return correlation > FrameTuning.leastRegistration && motion.distortion < FrameTuning.mostDistortion
      ? motion : nil
  }

  /// By how much farther than expected the coarsest picture has moved, in pixels of the image: where both differ least.
  private func bestShift(_ other: LuminanceImage, from expected: Point) -> Point {
    let start = (Int((expected.x / scale).rounded()), Int((expected.y / scale).rounded()))
    let (width, height) = (coarsest.width, coarsest.height)
    var best = (score: -Float.infinity, x: 0, y: 0)
    coarsest.withPixels { first in
      other.withPixels { second in
        for y in -Self.reach...Self.reach {
          for x in -Self.reach...Self.reach {
            let (dx, dy) = (start.0 + x, start.1 + y)
            let rows = max(0, -dy)..<min(height, height - dy)
            let columns = max(0, -dx)..<min(width, width - dx)
            guard rows.count * 2 > height, columns.count * 2 > width else { continue }
            var sums = Correlation()
            for row in stride(from: rows.lowerBound, to: rows.upperBound, by: 2) {
              let (a, b) = (first.row(row), second.row(row + dy) + dx)
              for column in columns { sums.add(Float(a[column]), Float(b[column])) }
            }
            // Of two that are alike, the nearer one.
            let score = sums.value - 0.002 * Float(abs(x) + abs(y))
            if score > best.score { best = (score, x, y) }
          }
        }
      }
    }
    let rest = (expected.x / scale - Double(start.0), expected.y / scale - Double(start.1))
    return Point(x: (Double(best.x) - rest.0) * scale, y: (Double(best.y) - rest.1) * scale)
  }

  /// The places of a scale by which a motion shows.
  private struct Stations {
    /// From the middle.
    private var places: [SIMD2<Float>] = []
    private var values: [Float] = []
    /// How grey values change with each of the six numbers of a motion.
    private var slopes: [SIMD8<Float>] = []

    var isEnough: Bool { places.count >= 200 }

    /// None.
    init() {}

    /// The steepest ones.
    init(of image: LuminanceImage, scale: Double, motion: FrameMotion) {
      let (width, height) = (image.width, image.height)
      guard width > 8, height > 8 else { return }
      image.withPixels { pixels in
        let step = Self.step(width: width, height: height)
        func slope(_ x: Int, _ y: Int) -> SIMD2<Float> {
          let place = pixels.row(y) + x
          let (left, right) = (Float(place[-1]), Float(place[1]))
          let (above, below) = (Float(place[-pixels.rowStride]), Float(place[pixels.rowStride]))
          return SIMD2(right - left, below - above) * 0.5
        }
        var (sum, count) = (Float(0), Float(0))
        for y in stride(from: 2, to: height - 2, by: step) {
          for x in stride(from: 2, to: width - 2, by: step) {
            let slope = slope(x, y)
            sum += (slope * slope).sum()
            count += 1
          }
        }
        let mean = sum / max(1, count)
        guard mean > FrameTuning.leastSteepness else { return }
        var steep: [(x: Int, y: Int, slope: SIMD2<Float>)] = []
        for y in stride(from: 2, to: height - 2, by: step) {
          for x in stride(from: 2, to: width - 2, by: step) {
            let slope = slope(x, y)
            if (slope * slope).sum() > mean { steep.append((x, y, slope * Float(1 / scale))) }
          }
        }
        let every = (steep.count + FrameRegistration.mostStations - 1) / FrameRegistration.mostStations
        if every > 1 { steep = stride(from: 0, to: steep.count, by: every).map { steep[$0] } }
        for station in steep {
          let place = motion.normalized(
            Point(x: (Double(station.x) + 0.5) * scale, y: (Double(station.y) + 0.5) * scale))
          let (u, v) = (Float(place.x), Float(place.y))
          places.append(SIMD2(u, v))
          values.append(Float(pixels.row(station.y)[station.x]))
          let (dx, dy) = (station.slope.x, station.slope.y)
          slopes.append(SIMD8(dx * u, dx * v, dx, dy * u, dy * v, dy, 0, 0))
        }
      }
    }

    /// From one place that is looked at to the next, in pixels: eight places for each that may be kept.
    private static func step(width: Int, height: Int) -> Int {
      max(1, Int((Double(width * height) / Double(8 * FrameRegistration.mostStations)).squareRoot()))
    }

    /// Moves the motion to where the grey values of the stations are found again. Returns how they correlated before that.
    func correct(_ motion: inout FrameMotion, in grey: GreySampler) -> Float {
      var sums = Correlation()
      var found: [Float] = []
      found.reserveCapacity(places.count)
      let (x, y) = (SIMD3<Float>(motion.x), SIMD3<Float>(motion.y))
      for (place, value) in zip(places, values) {
        let point = Point(
          x: Double(x.x * place.x + x.y * place.y + x.z), y: Double(y.x * place.x + y.y * place.y + y.z))
        // What is out of sight says nothing.
        let seen = grey.contains(point) ? grey.value(at: point) : -1
        found.append(seen)
        if seen >= 0 { sums.add(value, seen) }
      }
      guard sums.count * 2 > Float(places.count) else { return 0 }
      let (gain, offset) = sums.line
      var (products, right) = ([SIMD8<Float>](repeating: .zero, count: 6), SIMD8<Float>.zero)
      for index in places.indices where found[index] >= 0 {
        // What something lies over, or shines on, must not pull the rest along.
        let rest = max(-60, min(60, gain * values[index] + offset - found[index]))
        let slope = slopes[index]
        right += slope * rest
        for row in 0..<6 { products[row] += slope * slope[row] }
      }
      let system = LinearSystem(
        count: 6, product: { Double(products[$0][$1] * gain) }, value: { Double(right[$0]) })
      guard gain > 0, let change = system.solve() else { return sums.value }
      motion.x += SIMD3(change[0], change[1], change[2])
      motion.y += SIMD3(change[3], change[4], change[5])
      return sums.value
    }
  }
}

extension LuminanceImage {
  /// The picture with highlights as light as paper is: they move otherwise than what they lie on.
  fileprivate func withoutHighlights() -> LuminanceImage {
    withPixels { pixels in
      var counts = [Int](repeating: 0, count: 256)
      var count = 0
      for y in stride(from: 0, to: height, by: 4) {
        let row = pixels.row(y)
        for x in stride(from: 0, to: width, by: 4) {
          counts[Int(row[x])] += 1
          count += 1
        }
      }
      func quantile(_ share: Double) -> Int {
        var below = 0
        for value in 0..<255 {
          below += counts[value]
          if Double(below) >= share * Double(count) { return value }
        }
        return 255
      }
      // Where most is dark, what is light is none of them.
      let limit = UInt8(min(255, max(quantile(0.75), (quantile(0.02) + quantile(0.98)) / 2) + 8))
      return LuminanceImage(width: width, height: height) { target in
        for y in 0..<height {
          let row = pixels.row(y)
          for x in 0..<width { target[y &* width &+ x] = min(limit, row[x]) }
        }
      }
    }
  }
}

/// Sums over pairs of values, for how they go together.
struct Correlation {
  private(set) var count: Float = 0
  private var first: Float = 0
  private var second: Float = 0
  private var firstSquares: Float = 0
  private var secondSquares: Float = 0
  private var products: Float = 0

  @inline(__always)
  mutating func add(_ a: Float, _ b: Float) {
    // From the middle grey, so that single precision is enough.
    let (a, b) = (a - 128, b - 128)
    count += 1
    first += a
    second += b
    firstSquares += a * a
    secondSquares += b * b
    products += a * b
  }

  /// Each times `weight`.
  mutating func add(_ other: Correlation, weight: Float) {
    count += weight * other.count
    firstSquares += weight * other.firstVariance * other.count
    secondSquares += weight * other.secondVariance * other.count
    products += weight * other.covariance * other.count
  }

  var firstVariance: Float { max(0, firstSquares - first * first / max(1, count)) / max(1, count) }
  var secondVariance: Float { max(0, secondSquares - second * second / max(1, count)) / max(1, count) }
  var covariance: Float { (products - first * second / max(1, count)) / max(1, count) }

  /// What of the second variance the first values do not explain.
  var unexplained: Float {
    max(0, secondVariance - (covariance > 0 ? covariance * covariance / max(1e-6, firstVariance) : 0))
  }

  /// -1 to 1.
  var value: Float { covariance / max(1e-6, (firstVariance * secondVariance).squareRoot()) }

  /// What the second value is, on average, by the first.
  var line: (gain: Float, offset: Float) {
    let gain = covariance / max(1e-6, firstVariance)
    return (gain, second / max(1, count) + 128 - gain * (first / max(1, count) + 128))
  }
}
