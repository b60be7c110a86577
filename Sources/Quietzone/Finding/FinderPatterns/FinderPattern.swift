/// A finder pattern, measured: three nested squares as the image shows them, near enough to parallelograms; or three nested discs,
/// as some draw them, near enough to ellipses.
struct FinderPattern {
  /// The middle of the inner square, in image pixels.
  var center: Point
  /// One module along one pair of sides, in image pixels.
  var across: Point
  /// One module along the other pair: clockwise from `across` on the screen.
  var down: Point
  var isInverted: Bool
  /// Whether its outer square may go over into ground of the same tone: what is around it tells nothing.
  #if COMPACT
    var isOpen: Bool { false }
  #else
    private(set) var isOpen = false
  #endif
  /// Whether it is drawn as discs: then `across` and `down` are of its size and slant, but at any angle.
  #if COMPACT
    var isRound: Bool { false }
  #else
    var isRound = false
  #endif
  /// How far its edges are from those of a parallelogram, or of an ellipse, as a share of its half width.
  var distortion: Double
  /// How well its modules agree with a finder pattern's, once that was measured: 1 at best.
  var score = 0.0

  /// The side of a square module of the same area, in pixels.
  var moduleSize: Double { Point.cross(across, down).squareRoot() }

  /// `p` in modules from the centre, along `across` and `down`.
  func coordinates(of p: Point) -> Point {
    let offset = p - center
    let area = Point.cross(across, down)
    return Point(x: Point.cross(offset, down) / area, y: Point.cross(across, offset) / area)
  }
}

extension FinderPattern {
  /// The parallelogram that points on the edges lie on; nil where the place is no finder pattern after all.
  ///
  /// - Parameters:
  ///   - edges: from `edges(around:)`: those that lie far off are dropped.
  ///   - middle: the place that these are given from.
  ///   - moduleX, moduleY: the width of a module along the row and along the column, in image pixels.
  ///   - isOpen: whether the outer square goes over into ground of its tone: then the two inner edges are all there is.
  init?(
    _ edges: [Point], from middle: Point, moduleX: Double, moduleY: Double, isInverted: Bool, isOpen: Bool
  ) {
    var edges = edges
    guard edges.count >= (isOpen ? 32 : 24), let square = SquareFit(&edges) else { return nil }
    guard
      Self.isPlausible(square.center, square.across, square.down, moduleX: moduleX, moduleY: moduleY)
    else { return nil }
    self.init(
      center: middle + square.center, across: square.across * (1 / 3.5), down: square.down * (1 / 3.5),
      isInverted: isInverted, distortion: square.distortion)
    #if !COMPACT
      self.isOpen = isOpen
    #endif
  }

  /// A fit to edges that form no such figure can lie anywhere and be of any size.
  static func isPlausible(
    _ center: Point, _ across: Point, _ down: Point, moduleX: Double, moduleY: Double
  ) -> Bool {
    let (small, large) = (min(moduleX, moduleY), max(moduleX, moduleY))
    return center.length < 3 * large && across.length < 14 * large && down.length < 14 * large
      && Point.cross(across, down) > 3 * small * small
  }

  /// How many edges are looked for on each ray.
  private static func edgeCount(isOpen: Bool) -> Int {
    #if COMPACT
      3
    #else
      isOpen ? 2 : 3
    #endif
  }

  /// Directions in which edges are looked for.
  static let rays: [Point] = {
    var result: [Point] = []
    // Tangents of half the angles: eighths of a quarter turn, in an order in which the first few are well spread.
    let tangents = [0, 0.4142, 0.1989, 0.6682, 0.0985, 0.5345, 0.3033, 0.8207]
    for t in tangents {
      // The point of the circle at the angle 2 arctan t, and the three a quarter turn on.
      let ray = Point(x: (1 - t * t) / (1 + t * t), y: 2 * t / (1 + t * t))
      result += [ray, Point(x: -ray.y, y: ray.x), Point(x: -ray.x, y: -ray.y), Point(x: ray.y, y: -ray.x)]
    }
    return result
  }()

  /// How many steps out each of the edges may be: 1.5, 2.5 and 3.5 modules of five steps, twice as far where it is slanted.
  private static let farthestEdges = [19, 29, 38]

  /// Points on the three edges, from the centre, each moved along its ray to where the outer square's edge would be; few or none
  /// where there is no finder pattern.
  ///
  /// Edges are where the grey value passes halfway between the inner square's and that of the light ring around it,
  /// so they are known to a fraction of a pixel.
  ///
  /// Blur, ink and light move the edges of the dark squares out or in, and the light one's the other way: by how much
  /// is known from all of them together, and taken back.
  static func edges(
    around center: Point, moduleX: Double, moduleY: Double, isInverted: Bool, isOpen: Bool,
    in grey: GreySampler
  ) -> [Point] {
    let edgeCount = edgeCount(isOpen: isOpen)
    func tone(_ dx: Double, _ dy: Double) -> Float {
      let value = grey.value(at: Point(x: center.x + dx * moduleX, y: center.y + dy * moduleY))
      return isInverted ? 255 - value : value
    }
    let middle = tone(0, 0)
    let dark = (middle * 2 + tone(0.7, 0) + tone(-0.7, 0) + tone(0, 0.7) + tone(0, -0.7)) / 6
    let light = (tone(2, 0) + tone(-2, 0) + tone(0, 2) + tone(0, -2)) / 4
    guard light > dark else { return [] }
    let threshold = (dark + light) / 2

    var found: [(step: Point, distance: Double, edge: Int)] = []
    found.reserveCapacity(3 * rays.count)
    var (spread, spreads) = (0.0, 0.0)
    var wellSpaced = 0
    let leastRays =
      edgeCount == 2 ? FinderPatternTuning.leastOpenRays : FinderPatternTuning.leastWellSpacedRays
    var walk = RayWalk(capacity: farthestEdges[2])
    for (index, ray) in rays.enumerated() {
      // Most places are no finder pattern: eight rays tell, or fewer where the rest of them would not be enough.
      if index <= 8,
        found.count + (8 - index) * edgeCount < 6 * edgeCount || wellSpaced + 8 - index < leastRays
      {
        return []
      }
      // A fifth of a module along the axes, and at least that where the pattern is slanted.
      let step = Point(x: ray.x * moduleX, y: ray.y * moduleY) * 0.2
      walk.begin(at: center, step: step, in: grey)
      var previous = middle
      var wantsLight = true
      var edge = 0
      var distance = 0
      while edge < edgeCount, distance < farthestEdges[edge] {
        distance += 1
        guard var value = walk.value(distance, in: grey) else {
          // A symbol that was cut out without its quiet zone ends where the image does: 3.5 modules out, after an edge
          // 2.5 modules out.
          if edge == 2, walk.room < 1.7 * found[found.count - 1].distance {
            found.append((step, walk.room, edge))
            edge = 3
          }
          break
        }
        if isInverted { value = 255 - value }
        if (value > threshold) == wantsLight {
          let part = value == previous ? 0 : Double((threshold - previous) / (value - previous))
          found.append((step, Double(distance - 1) + max(0, min(1, part)), edge))
          edge += 1
          wantsLight.toggle()
        }
        previous = value
      }
      if edge < 3, edge == edgeCount {
        let (a, b) = (found[found.count - 2].distance, found[found.count - 1].distance)
        // 3 : 5, as below.
        if a > 0.4 * b, a < 0.8 * b { wellSpaced += 1 }
        spread += 4 * (a - b) / (a + b) + 1
        spreads += 2
      } else if edge == 3 {
        // They should be 1.5, 2.5 and 3.5 modules out: two neighbours' sum tells the module whatever the spread.
        let (a, b, c) = (
          found[found.count - 3].distance, found[found.count - 2].distance, found[found.count - 1].distance
        )
        // 3 : 5 : 7, if ink has not spread and the middle was hit: by as much as either may be off.
        if a > 0.2 * c, a < 0.7 * c, b > 0.5 * c, b < 0.95 * c { wellSpaced += 1 }
        let module = (a + 2 * b + c) / 10
        spread += (a - b + c) / module - 2.5
        spreads += 3
      }
    }
    // Of one ray that is noise; of many it is how far dark has grown, in modules.
    let growth = spreads > Double(8 * edgeCount) ? max(-0.4, min(0.4, spread / spreads)) : 0
    return found.map { step, distance, edge in
      let place = edge == 0 ? 1.5 + growth : edge == 1 ? 2.5 - growth : 3.5 + growth
      return step * (distance * 3.5 / place)
    }
  }

  /// How well the 7 × 7 modules agree with a finder pattern's: their correlation, 1 at best.
  func score(in grey: GreySampler) -> Double {
    var agreement = PatternAgreement()
    for y in -3...3 {
      for x in -3...3 {
        agreement.add(
          grey.value(at: center + across * Double(x) + down * Double(y)), isLight: max(abs(x), abs(y)) == 2)
      }
    }
    return agreement.correlation * (isInverted ? -1 : 1)
  }
}

/// How grey values agree with a pattern of light and dark modules.
struct PatternAgreement {
  private var (sum, squares, light) = (0.0, 0.0, 0.0)
  private var (count, lightCount) = (0.0, 0.0)

  @inline(__always)
  mutating func add(_ value: Float, isLight: Bool) {
    let value = Double(value)
    sum += value
    squares += value * value
    count += 1
    if isLight {
      light += value
      lightCount += 1
    }
  }

  /// 1 at best, 0 by chance, -1 where what is to be light is dark.
  var correlation: Double {
    let mean = sum / count
    let variance = squares / count - mean * mean
    // Light modules are a share p of all: the pattern itself has the variance p (1 - p).
    let p = lightCount / count
    let covariance = light / count - p * mean
    return variance > 1 ? covariance / (variance * p * (1 - p)).squareRoot() : 0
  }
}
