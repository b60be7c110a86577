import QuietzoneImaging

/// The grey values at even steps from a place outwards, as far as they are asked for.
struct RayWalk {
  private var values: [Float]
  /// How many of the values are known.
  private var known = 0
  private var start = Point(x: 0, y: 0)
  private var step = Point(x: 0, y: 0)
  /// How many steps lead to the edge of the image.
  private(set) var room = 0.0

  /// Steps that are sampled at once: as many as lead to the outermost edge of a pattern that is not slanted.
  private static let stretch = 20

  /// - Parameter capacity: How many steps there are at most.
  init(capacity: Int) { values = [Float](repeating: 0, count: capacity) }

  /// The next ray.
  mutating func begin(at start: Point, step: Point, in grey: GreySampler) {
    (self.start, self.step, known) = (start, step, 0)
    func steps(_ place: Double, _ step: Double, _ side: Int) -> Double {
      step == 0 ? .infinity : (step > 0 ? Double(side) / grey.scale - place : -place) / step
    }
    room = min(steps(start.x, step.x, grey.width), steps(start.y, step.y, grey.height))
  }

  /// The grey value after so many steps, from 1 to the capacity; nil beyond the edge of the image.
  mutating func value(_ distance: Int, in grey: GreySampler) -> Float? {
    guard Double(distance) <= room else { return nil }
    if distance > known {
      let (first, end) = (known, min(values.count, known + Self.stretch))
      known = end
      let place = start + step * Double(first + 1)
      values.withUnsafeMutableBufferPointer { values in
        for index in first..<end { values[index] = 0 }
        grey.addValues(
          from: place, step: step, to: UnsafeMutableBufferPointer(rebasing: values[first..<end]))
      }
    }
    return values[distance - 1]
  }
}
