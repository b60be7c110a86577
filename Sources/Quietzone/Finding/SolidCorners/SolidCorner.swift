import QuietzoneImaging

/// Two straight edges that meet at about a right angle, and may be the outside of a Data Matrix's solid borders.
struct SolidCorner {
  /// Where the two meet: the symbol's lower left corner.
  var corner: Point
  /// The far end of the left border.
  var top: Point
  /// The far end of the lower border.
  var right: Point
  /// Whether the inside is light.
  var isInverted: Bool

  var left: Point { top - corner }
  var lower: Point { right - corner }

  /// About the middle of the symbol.
  var center: Point { (top + right) * 0.5 }

  /// What lies between the borders, seen from straight ahead.
  var outline: Quadrilateral {
    Quadrilateral(topLeft: top, topRight: top + lower, bottomRight: right, bottomLeft: corner)
  }

  /// Whether `other` is the same corner, as another level shows it.
  func isLike(_ other: SolidCorner) -> Bool {
    let slack = 0.7 + 0.001 * (left.length + lower.length)
    return (corner - other.corner).length < slack && (top - other.top).length < slack
      && (right - other.right).length < slack && isInverted == other.isInverted
  }

  /// How much the two look like solid borders: 0 to 1.
  var score = 0.0

  /// How far from where two edges meet they may end, of which the shorter one has such a length.
  static func reach(_ length: Double, slack: Double) -> Double { slack + 0.15 * length }

  /// The corner of an edge and the one that it meets; nil unless they meet.
  ///
  /// - Parameter slack: how far from where they meet they may end, in pixels.
  init?(_ first: EdgeSegment, _ second: EdgeSegment, slack: Double) {
    // Both are the same ink on the same paper.
    guard first.slope < 2.5 * second.slope, second.slope < 2.5 * first.slope else { return nil }
    let (a, b) = (first.span, second.span)
    let (lengthA, lengthB) = (a.length, b.length)
    let reach = Self.reach(min(lengthA, lengthB), slack: slack)
    let gap = second.start - first.end
    guard abs(gap.x) < reach, abs(gap.y) < reach else { return nil }
    let turn = Point.cross(a, b) / (lengthA * lengthB)
    // Seen at a slant a right angle may be one of 45° to 135°.
    guard abs(turn) > 0.7, max(lengthA, lengthB) < 22 * min(lengthA, lengthB) else { return nil }
    let t = Point.cross(gap, b) / Point.cross(a, b)
    let meeting = first.end + a * t
    guard (meeting - first.end).length < reach, (meeting - second.start).length < reach else { return nil }
    corner = meeting
    // With the dark on the left, a turn to the left goes around something dark.
    isInverted = turn > 0
    (top, right) = isInverted ? (second.end, first.start) : (first.start, second.end)
  }
}

extension SolidCorner {
  /// The corner with its borders followed to where they end: an edge found may be a part of one.
  ///
  /// - Parameter pixel: the side of a pixel of the level that the edges were found at, in pixels of the image.
  func extended(pixel: Double, in grey: GreySampler) -> SolidCorner {
    var result = self
    result.top = end(of: left, inside: lower, pixel: pixel, in: grey)
    result.right = end(of: lower, inside: left, pixel: pixel, in: grey)
    return result
  }

  /// Follows a border for as long as it is dark, and light beside it, but for short breaks.
  ///
  /// A short edge tells a direction that is off by a degree or so: what goes on for long is followed to where it leads.
  private func end(of border: Point, inside: Point, pixel: Double, in grey: GreySampler) -> Point {
    let length = border.length
    var along = border * (pixel / length)
    let aside = inside * (1.3 * pixel / inside.length)
    // A scratch may cut a short piece off a long border.
    let patience = max(3, min(0.5 * length, 0.08 * max(length, inside.length)) / pixel)
    var last = length / pixel
    var place = last
    let chunk = 16
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * chunk) { values in
      let outside = UnsafeMutableBufferPointer(rebasing: values[..<chunk])
      let border = UnsafeMutableBufferPointer(rebasing: values[chunk...])
      /// Takes the values beside the border, `step` pixels apart, on both sides of a line that is as much further inside as `shift`
      /// says. Returns by how much the outside is lighter.
      func look(from place: Double, step: Double, shift: Double) -> Float {
        values.initialize(repeating: 0)
        let start = corner + along * (place + step) + aside * shift
        grey.addValues(from: start - aside, step: along * step, to: outside)
        grey.addValues(from: start + aside, step: along * step, to: border)
        return outside.reduce(0, +) - border.reduce(0, +)
      }
      _ = look(from: 0, step: last / Double(chunk + 1), shift: 0)
      let threshold = values.reduce(0, +) / Float(2 * chunk)
      while true {
        // Half a pixel on with each sample.
        let start = place
        let contrast = look(from: start, step: 0.5, shift: 0)
        for index in 0..<chunk {
          guard place - last < patience, grey.contains(corner + along * place) else {
            return corner + along * last
          }
          place += 0.5
          let isSolid =
            isInverted
            ? outside[index] < threshold && border[index] > threshold
            : outside[index] > threshold && border[index] < threshold
          if isSolid { last = place }
        }
        guard last == place else { continue }
        let leastGain = SolidCornerTuning.leastGainAside * abs(contrast)
        for shift in [SolidCornerTuning.shiftAside, -SolidCornerTuning.shiftAside]
        where (look(from: start, step: 0.5, shift: shift) - contrast) * (isInverted ? -1 : 1) > leastGain {
          along = along + aside * (shift / place)
          break
        }
      }
    }
  }
}
