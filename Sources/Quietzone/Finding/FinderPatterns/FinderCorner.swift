import QuietzoneImaging

/// A finder pattern taken for the top left corner of a symbol that has no other: a Micro QR Code, or an rMQR.
struct FinderCorner {
  let pattern: FinderPattern
  /// One module to the symbol's right, and one down, at the pattern, in image pixels.
  private let right: Point
  private let down: Point
  /// How fast modules shrink to the right and downwards, seen in perspective: by how much of their size a module.
  private var recession = Point(x: 0, y: 0)
  /// The grey halfway between the pattern's dark and light modules, and half of what is between them.
  private let middle: Float
  private let contrast: Float

  /// The four ways in which a pattern can be a corner, none of them mirrored; none if it is not surrounded by light, as a
  /// separator and a quiet zone surround it, unless it is open.
  static func corners(_ pattern: FinderPattern, in grey: GreySampler) -> [FinderCorner] {
    func mean(ring: Int) -> Float {
      var (sum, count) = (Float(0), Float(0))
      for i in -ring...ring {
        for j in -ring...ring where max(abs(i), abs(j)) == ring {
          let place = pattern.center + pattern.across * Double(i) + pattern.down * Double(j)
          // Beyond the image nothing is known.
          guard grey.contains(place) else { continue }
          sum += grey.value(at: place)
          count += 1
        }
      }
      return sum / max(1, count)
    }
    let (dark, light, around) = (mean(ring: 1), mean(ring: 2), mean(ring: 4))
    guard abs(light - dark) > FinderPatternTuning.leastContrast,
      pattern.isOpen || (around - dark) / (light - dark) > FinderPatternTuning.leastSurround
    else { return [] }
    let (a, b) = (pattern.across, pattern.down)
    return [(a, b), (b, a * -1), (a * -1, b * -1), (b * -1, a)].map {
      FinderCorner(
        pattern: pattern, right: $0.0, down: $0.1, middle: (dark + light) / 2, contrast: abs(light - dark) / 2
      )
    }
  }

  private init(pattern: FinderPattern, right: Point, down: Point, middle: Float, contrast: Float) {
    self.pattern = pattern
    self.right = right
    self.down = down
    self.middle = middle
    self.contrast = contrast
  }

  /// The same corner seen straight on.
  var flat: FinderCorner {
    FinderCorner(pattern: pattern, right: right, down: down, middle: middle, contrast: contrast)
  }

  /// The same corner as a mirror shows it: what runs to the right there runs down here.
  var mirrored: FinderCorner {
    var result = FinderCorner(pattern: pattern, right: down, down: right, middle: middle, contrast: contrast)
    result.recession = Point(x: recession.y, y: recession.x)
    return result
  }

  /// Where a place is in the image, in modules from the symbol's top left outer corner.
  func point(_ x: Double, _ y: Double) -> Point {
    let (u, v) = (x - 3.5, y - 3.5)
    let w = 1 / max(0.1, 1 + recession.x * u + recession.y * v)
    // The pattern's middle was measured between its edges, where the nearer half is the larger one.
    let half = 3.5 * 3.5
    return pattern.center + right * (u * w + half * recession.x) + down * (v * w + half * recession.y)
  }

  /// From modules to image pixels.
  var map: Perspective? {
    let square = Quadrilateral(
      topLeft: point(0, 0), topRight: point(7, 0), bottomRight: point(7, 7), bottomLeft: point(0, 7))
    return Perspective(unitSquareTo: square)?.after(origin: Point(x: 0, y: 0), scale: 1 / 7)
  }

  /// How light a module is: 1 as the pattern's light ones, -1 as its dark ones; beyond that, cut off.
  func lightness(_ x: Int, _ y: Int, in grey: GreySampler) -> Float {
    lightness(at: point(Double(x) + 0.5, Double(y) + 0.5), in: grey)
  }

  /// How light a place in the image is.
  func lightness(at place: Point, in grey: GreySampler) -> Float {
    let value = (grey.value(at: place) - middle) / contrast
    return max(-1, min(1, pattern.isInverted ? -value : value))
  }

  /// The corner with the perspective in which the timing pattern that follows the pattern's upper edge shows best; nil if
  /// it shows in none.
  ///
  /// - Parameter end: Up to which column there is a timing pattern for sure.
  func alignedAlongTop(to end: Int, in grey: GreySampler) -> FinderCorner? {
    // The likeliest first: where several do as well the least perspective is taken.
    let recessions = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].map { $0 * 0.008 }
    return receding(by: recessions, showing: 0.25, ahead: 0.12, to: end, in: grey)
  }

  /// As `alignedAlongTop(to:in:)`, for both the upper and the left edge.
  func aligned(to end: Int, in grey: GreySampler) -> FinderCorner? {
    guard let top = alignedAlongTop(to: end, in: grey),
      let left = top.mirrored.alignedAlongTop(to: end, in: grey)
    else { return nil }
    return left.mirrored.alignedAlongTop(to: end, in: grey)
  }

  /// An aligned corner with the perspective nearby in which longer timing patterns show best: what is a hair off where they
  /// begin is a module off at their end.
  ///
  /// - Parameter end: The last column and row of both.
  func refined(to end: Int, in grey: GreySampler) -> FinderCorner {
    func along(_ corner: FinderCorner) -> FinderCorner {
      let recessions = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6].map { corner.recession.x + $0 * 0.0015 }
      return corner.receding(by: recessions, showing: -2, ahead: 0, to: end, in: grey) ?? corner
    }
    return along(along(self).mirrored).mirrored
  }

  /// The mean contrast of the modules of the timing patterns along both edges: 1 at best, 0 by chance.
  ///
  /// - Parameter end: The last column and row of both.
  func timing(to end: Int, in grey: GreySampler) -> Float {
    (timingAlongTop(to: end, in: grey) + mirrored.timingAlongTop(to: end, in: grey)) / 2
  }

  private func timingAlongTop(to end: Int, in grey: GreySampler) -> Float {
    var timing: Float = 0
    for x in 7...end { timing += (x % 2 == 0 ? -1 : 1) * lightness(x, 0, in: grey) }
    return timing / Float(end - 6)
  }

  /// The corner with that one of several recessions to the right by which the timing pattern along the upper edge shows best;
  /// nil if it shows by none.
  ///
  /// - Parameters:
  ///   - recessions: The likeliest first.
  ///   - least: The mean contrast of the timing pattern's modules that is too little: 1 at best, 0 by chance.
  ///   - lead: By how much a later one has to be better.
  ///   - end: The last column of the timing pattern.
  private func receding(
    by recessions: [Double], showing least: Float, ahead lead: Float, to end: Int, in grey: GreySampler
  ) -> FinderCorner? {
    var best: FinderCorner?
    var bestTiming = least
    for recession in recessions {
      var corner = self
      corner.recession.x = recession
      let timing = corner.timingAlongTop(to: end, in: grey)
      if timing > bestTiming { (best, bestTiming) = (corner, timing + lead) }
    }
    return best
  }
}
