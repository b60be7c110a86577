import QuietzoneImaging

/// The edges that a ray from the middle of a bullseye crosses: four at least, six at most.
struct BullseyeRay {
  /// A fifth of a ring, in image pixels.
  private let step: Point
  /// In steps; 0 from where there are no more edges.
  private var distances = SIMD8<Double>(repeating: 0)

  /// Twice the width of a ring: from an edge to the next but one, however far blur or ink has moved both.
  private var twoRings: Double { (distances[3] - distances[1] + distances[2] - distances[0]) / 2 }

  /// How far the second edge is from the middle, in rings: 1.5 for square rings, 1.75 for round ones.
  var middleLag: Double { (distances[0] + 2 * distances[1] + distances[2]) / (2 * twoRings) }

  /// The place of the fourth edge.
  var fourthEdge: Point { step * distances[3] }

  /// The place of the sixth edge, or where it would be: a ring on from the fifth. Ring ends are edges from dark to light;
  /// what blur or ink has moved is taken back by those from light to dark.
  var outermostEdge: Point? {
    guard distances[4] > 0 else { return nil }
    guard distances[5] > 0, distances[5] - distances[4] < 0.9 * twoRings else {
      return step * (distances[4] * 5.75 / 4.75)
    }
    return step * ((distances[4] + distances[5]) * 5.75 / 10.5)
  }

  /// The places of the second to fourth edges of square rings, as if they were all as far out as the fourth. The first
  /// is too near the middle to say much.
  var squareEdges: [Point] {
    // Edges that blur or ink has moved apart are moved by as much each.
    let growth = (distances[0] - distances[1] + distances[2] - distances[3] + twoRings) / 4
    return [
      step * ((distances[1] + growth) * 3.5 / 1.5), step * ((distances[2] - growth) * 3.5 / 2.5),
      step * (distances[3] + growth),
    ]
  }

  private static let count = 32

  /// Directions, each 13 of 32 parts of a turn from the one before: the first few are well spread.
  private static let directions: [Point] = {
    // cos and sin of 13 / 32 of a turn.
    let turn = Point(x: -0.831_469_612_3, y: 0.555_570_233_0)
    var direction = Point(x: 1, y: 0)
    return (0..<count).map { _ in
      defer {
        direction = Point(
          x: direction.x * turn.x - direction.y * turn.y, y: direction.x * turn.y + direction.y * turn.x)
      }
      return direction
    }
  }()

  /// The rays that cross rings; nil unless most do.
  static func rays(
    around center: Point, ringX: Double, ringY: Double, hasDarkCenter: Bool, ignoresMiddle: Bool,
    in grey: GreySampler
  ) -> [BullseyeRay]? {
    // The corners of an Aztec Code's rings are eight rings out.
    let (steps, least) = (40, 20)
    var rays: [BullseyeRay] = []
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: steps) { values in
      for (index, direction) in directions.enumerated() {
        // Most places are no bullseye: eight rays tell, of which five show rings.
        guard index > 8 || rays.count >= index - 3, rays.count >= index - (count - least) else { return nil }
        let step = Point(x: direction.x * ringX, y: direction.y * ringY) * 0.2
        values.initialize(repeating: 0)
        grey.addValues(from: center, step: step, to: values)
        if !hasDarkCenter { for place in 0..<steps { values[place] = 255 - values[place] } }
        if ignoresMiddle, let darkest = values[..<18].min() {
          for place in 0..<3 { values[place] = darkest }
        }
        if let ray = BullseyeRay(step, values) { rays.append(ray) }
      }
      return rays.count >= least ? rays : nil
    }
  }

  /// Dark and light in turn from the middle outwards: an edge is where the grey value passes halfway from the darkest to
  /// the lightest, which blur leaves between any two rings.
  private init?(_ step: Point, _ values: UnsafeMutableBufferPointer<Float>) {
    self.step = step
    // Three rings out there is a dark one and a light one at least.
    var (least, most) = (values[0], values[0])
    for value in values[..<18] {
      least = min(least, value)
      most = max(most, value)
    }
    // What turns back by less than this is noise.
    let depth = max(6, 0.22 * (most - least))
    var edge = 0
    // Towards light after an even number of edges: `turn` is the last dark place, `extreme` the lightest since. Towards dark
    // all is the same with the signs of the values changed.
    var sign: Float = 1
    var (turn, extreme) = (0, 0)
    var (lowest, highest) = (values[0], values[0])
    for place in 1..<values.count {
      let value = sign * values[place]
      if value <= lowest, extreme == turn {
        (turn, extreme, lowest, highest) = (place, place, value, value)
      } else if value > highest {
        (extreme, highest) = (place, value)
      }
      guard highest - lowest > depth, highest - value > depth || place == values.count - 1 else { continue }
      distances[edge] = crossing(from: turn, to: extreme, in: values)
      edge += 1
      if edge == 6 { break }
      (turn, extreme, lowest, highest) = (extreme, place, -highest, -value)
      sign = -sign
    }
    // Equally wide, but for the middle.
    let (first, second) = (distances[2] - distances[0], distances[3] - distances[1])
    guard edge >= 4, first < 1.6 * second, second < 1.6 * first, middleLag > 1.1, middleLag < 2.9 else {
      return nil
    }
  }

  /// Where the values pass halfway between those of two places.
  private func crossing(
    from first: Int, to last: Int, in values: UnsafeMutableBufferPointer<Float>
  ) -> Double {
    let threshold = (values[first] + values[last]) / 2
    let isRise = values[last] > values[first]
    for place in first + 1...last where (values[place] > threshold) == isRise {
      let part = (threshold - values[place - 1]) / (values[place] - values[place - 1])
      return Double(place - 1) + Double(max(0, min(1, part)))
    }
    return Double(last)
  }
}
