import QuietzoneImaging

/// A line across bars, straight or an arc, along which grey values are sampled.
struct ScanLine {
  /// Where sampling begins, in pixels of the image.
  var start: Point
  /// The direction at the start: a unit vector.
  var direction: Point
  /// The distance between two samples, in pixels.
  var step: Double
  /// How many samples.
  var count: Int
  /// By how many radians the direction turns with each sample.
  var turn: Double
  /// By how much the bars move along the line with each pixel beside it: what is averaged lies along them.
  var lean = 0.0
  /// Whether the line would begin, or end, farther out but for the image's edge.
  var isCutAtStart: Bool
  var isCutAtEnd: Bool
  /// The sample in the middle: the one the line was laid through.
  var middle: Int

  /// The line through `center` in the direction `across`, which reaches `reach` pixels to either side and turns by `curvature`
  /// radians a pixel, as far as it runs inside an image of the given size.
  init(
    through center: Point, across: Point, reach: Double, curvature: Double, step: Double, width: Int,
    height: Int
  ) {
    let most = max(1, Int(reach / step))
    func stepsInside(_ direction: Point, _ turn: Double) -> Int {
      guard turn != 0 else {
        let along = min(
          room(center.x, direction.x, Double(width)), room(center.y, direction.y, Double(height)))
        return max(0, Int(min(Double(most), along / step)))
      }
      var (place, heading) = (center, direction)
      for index in 0..<most {
        place = place + heading * step
        heading = turned(heading, by: turn)
        if place.x < 0 || place.y < 0 || place.x > Double(width) || place.y > Double(height) { return index }
      }
      return most
    }
    turn = curvature * step
    self.step = step
    let back = stepsInside(across * -1, -turn)
    let forth = stepsInside(across, turn)
    var (place, heading) = (center, across)
    if turn == 0 {
      place = place + heading * (-step * Double(back))
    } else {
      for _ in 0..<back {
        heading = turned(heading, by: -turn)
        place = place + heading * -step
      }
    }
    start = place
    direction = heading
    count = back + forth + 1
    self.middle = back
    isCutAtStart = back < most
    isCutAtEnd = forth < most
  }

  /// The straight line from `start` to `end`, as far as it runs inside an image of the given size from its middle on.
  init(from start: Point, to end: Point, step: Double, width: Int, height: Int) {
    let way = end - start
    self.init(
      through: start + way * 0.5, across: way * (1 / max(way.length, 1e-9)), reach: way.length / 2,
      curvature: 0,
      step: step,
      width: width, height: height)
  }

  /// Where sample `index`, which may lie between two samples, is.
  func point(at index: Double) -> Point {
    if turn == 0 { return start + direction * (index * step) }
    var (place, heading) = (start, direction)
    for _ in 0..<max(0, Int(index)) {
      place = place + heading * step
      heading = turned(heading, by: turn)
    }
    return place + heading * (step * (index - Double(max(0, Int(index)))))
  }

  /// The grey values along the line: each the mean of a sample on it and `reach` ones to either side.
  func profile(in grey: GreySampler, reach: Int, spacing: Double) -> [Float] {
    profile(in: grey, rows: 2 * reach + 1, spacing: spacing)
  }

  /// The grey values along the line: each the mean of as many samples as there are rows, side by side along the bars,
  /// `spacing` pixels apart.
  func profile(in grey: GreySampler, rows: Int, spacing: Double) -> [Float] {
    let middle = Double(rows - 1) / 2
    var values = [Float](repeating: 0, count: count)
    values.withUnsafeMutableBufferPointer { values in
      if turn == 0 {
        let aside = (Point(x: -direction.y, y: direction.x) + direction * lean) * spacing
        for row in 0..<rows {
          grey.addValues(from: start + aside * (Double(row) - middle), step: direction * step, to: values)
        }
      } else {
        addArc(to: values, in: grey, rows: rows, spacing: spacing)
      }
      let scale = 1 / Float(rows)
      for index in values.indices { values[index] *= scale }
    }
    return values
  }

  /// The line with one sample for so many of its own, in the middle of them.
  @inline(__always)
  func coarser(by samples: Int) -> ScanLine {
    guard samples > 1 else { return self }
    var line = self
    line.start = point(at: Double(samples - 1) / 2)
    line.step *= Double(samples)
    line.turn *= Double(samples)
    (line.count, line.middle) = (count / samples, middle / samples)
    return line
  }

  private func addArc(
    to values: UnsafeMutableBufferPointer<Float>, in grey: GreySampler, rows: Int, spacing: Double
  ) {
    let middle = Double(rows - 1) / 2
    var (place, heading) = (start, direction)
    for index in values.indices {
      let aside = Point(x: -heading.y, y: heading.x) * spacing
      for row in 0..<rows { values[index] += grey.value(at: place + aside * (Double(row) - middle)) }
      place = place + heading * step
      heading = turned(heading, by: turn)
    }
  }
}

/// How far one can go along an axis from `place` to stay between 0 and `limit`, with steps of `direction`.
private func room(_ place: Double, _ direction: Double, _ limit: Double) -> Double {
  if direction > 0 { return (limit - place) / direction }
  return direction < 0 ? -place / direction : .greatestFiniteMagnitude
}

/// A unit vector turned by a small angle, still of length 1.
private func turned(_ direction: Point, by angle: Double) -> Point {
  let turned = Point(x: direction.x - angle * direction.y, y: direction.y + angle * direction.x)
  return turned * (1 / turned.length)
}

extension [Float] {
  /// The mean of each so many values.
  @inline(__always)
  func means(of samples: Int) -> [Float] {
    guard samples > 1 else { return self }
    return (0..<count / samples).map { index in
      self[index * samples..<(index + 1) * samples].reduce(0, +) / Float(samples)
    }
  }
}
