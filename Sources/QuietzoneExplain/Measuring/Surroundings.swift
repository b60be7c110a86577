import QuietzoneImaging

/// How much shows beside a place: a code stands on empty ground, a texture goes on.
struct Surroundings {
  /// What lies beside one side.
  struct Side {
    /// How far grey values lie apart, in parts of the place's contrast.
    let unrest: Float
    /// Their mean.
    let level: Float
  }

  /// Those sides that lie in the image, the quietest first.
  private(set) var sides: [Side] = []
  /// Whether each of them is seen as wide as it should be.
  private var areWhole = true

  /// How many lines a strip beside a side has, how many values a line, and of how many the mean is taken: noise of few levels must
  /// not look like print.
  private static let (lines, count, group) = (8, 128, 4)
  /// How wide a strip is at least, in pixels and in parts of what it should be: where the picture ends sooner, it is as wide as there
  /// is room.
  private static let (leastWidth, leastShare) = (3.0, 0.45)
  /// Levels by which means, and single values, may still differ by noise.
  private static let (noise, grain): (Float, Float) = (2, 14)

  /// - Parameters:
  ///   - corners: The place's, in pixels of the image.
  ///   - gap: How far from its sides the strips begin, in pixels, so that soft edges do not reach into them.
  ///   - width: How wide they are.
  init(_ pyramid: Pyramid, _ corners: Quadrilateral, gap: Double, width: Double, contrast: Float) {
    let image = pyramid.levels[0]
    let points = corners.points
    for side in 0..<4 {
      let (start, end) = (points[side], points[(side + 1) % 4])
      let outward = start - points[(side + 3) % 4]
      let unit = outward * (1 / max(1e-6, outward.length))
      let step = (end - start) * (1 / Double(Self.count))
      let room = Self.room(beyond: (start + end) * 0.5 + unit * gap, unit, image)
      let stripWidth = min(width, max(0, room - 1))
      guard stripWidth >= max(Self.leastWidth, Self.leastShare * width) else { continue }
      var last: [Float] = []
      var sums = [Float](repeating: 0, count: Self.count)
      for line in 0..<Self.lines {
        let distance = gap + stripWidth * Double(line) / Double(Self.lines)
        pyramid.withSampler(level: 0) { sampler in
          last = [Float](repeating: 0, count: Self.count)
          last.withUnsafeMutableBufferPointer {
            sampler.addValues(from: start + unit * distance + step * 0.5, step: step, to: $0)
          }
        }
        for index in sums.indices { sums[index] += last[index] }
      }
      var (means, values): ([Float], [Float]) = ([], [])
      for index in stride(from: 0, to: Self.count - Self.group, by: Self.group) {
        let place = start + step * Double(index) + unit * (gap + stripWidth)
        guard place.x >= 0, place.y >= 0, place.x < Double(image.width), place.y < Double(image.height) else {
          continue
        }
        values.append(contentsOf: last[index..<index + Self.group])
        means.append(sums[index..<index + Self.group].reduce(0, +) / Float(Self.lines * Self.group))
      }
      guard 2 * Self.group * means.count >= Self.count else { continue }
      // Fine textures show in single values, faint print in means.
      let unrest = max(Self.range(means) - Self.noise, 0.5 * (Self.range(values) - Self.grain))
      sides.append(
        Side(unrest: max(0, unrest) / max(1, contrast), level: means.reduce(0, +) / Float(means.count)))
      if stripWidth < width { areWhole = false }
    }
    sides.sort { $0.unrest < $1.unrest }
  }

  /// How far it is from a place to the image's edge, in a direction.
  private static func room(beyond place: Point, _ direction: Point, _ image: LuminanceImage) -> Double {
    func room(_ place: Double, _ step: Double, _ size: Int) -> Double {
      guard abs(step) > 1e-6 else { return .infinity }
      return (step > 0 ? Double(size) - place : -place) / step
    }
    return min(room(place.x, direction.x, image.width), room(place.y, direction.y, image.height))
  }

  /// From the lowest tenth of values to the highest.
  private static func range(_ values: [Float]) -> Float {
    let sorted = values.sorted()
    return sorted[sorted.count * 9 / 10] - sorted[sorted.count / 10]
  }

  /// Whether two sides are empty, or the only one that the image shows.
  var areQuiet: Bool {
    // A single one that is cut off says too little.
    guard let side = sides.dropFirst().first ?? (areWhole ? sides.first : nil) else { return false }
    return side.unrest <= ExplainTuning.greatestUnrest
  }

  /// The mean level of the two quietest sides; that of light if the image shows none.
  var level: Float {
    let quiet = sides.prefix(2)
    return quiet.isEmpty ? 255 : quiet.reduce(0) { $0 + $1.level } / Float(quiet.count)
  }
}
