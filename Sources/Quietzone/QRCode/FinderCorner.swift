import QuietzoneImaging

/// A finder pattern taken for the top left corner of a symbol that has no other: a Micro QR Code, or an rMQR.
struct FinderCorner {
  let pattern: FinderPattern
  /// One module to the symbol's right, and one down, in image pixels.
  let right: Point
  let down: Point
  /// The grey halfway between the pattern's dark and light modules, and half of what is between them.
  private let middle: Float
  private let contrast: Float

  /// The four ways in which a pattern can be a corner, none of them mirrored.
  static func corners(_ pattern: FinderPattern, in grey: GreySampler) -> [FinderCorner] {
    let (a, b) = (pattern.across, pattern.down)
    return [(a, b), (b, a * -1), (a * -1, b * -1), (b * -1, a)].map {
      FinderCorner(pattern, right: $0, down: $1, in: grey)
    }
  }

  private init(_ pattern: FinderPattern, right: Point, down: Point, in grey: GreySampler) {
    self.pattern = pattern
    self.right = right
    self.down = down
    func mean(ring: Int) -> Float {
      var sum: Float = 0
      for i in -ring...ring {
        for j in -ring...ring where max(abs(i), abs(j)) == ring {
          sum += grey.value(at: pattern.center + right * Double(i) + down * Double(j))
        }
      }
      return sum / Float(8 * ring)
    }
    let (dark, light) = (mean(ring: 1), mean(ring: 2))
    middle = (dark + light) / 2
    contrast = max(1, abs(light - dark) / 2)
  }

  /// The same corner as a mirror shows it: what runs to the right there runs down here.
  func mirrored(in grey: GreySampler) -> FinderCorner {
    FinderCorner(pattern, right: down, down: right, in: grey)
  }

  /// Where a place is in the image, in modules from the symbol's top left outer corner, if the symbol is flat and seen
  /// without perspective: near enough beside the pattern.
  func point(_ x: Double, _ y: Double) -> Point {
    pattern.center + right * (x - 3.5) + down * (y - 3.5)
  }

  /// How light a module is: 1 as the pattern's light ones, -1 as its dark ones; beyond that, cut off.
  func lightness(_ x: Int, _ y: Int, in grey: GreySampler) -> Float {
    let value = (grey.value(at: point(Double(x) + 0.5, Double(y) + 0.5)) - middle) / contrast
    return max(-1, min(1, pattern.isInverted ? -value : value))
  }

  /// Whether a place in the image is as light as the pattern's light modules, rather than as dark as its dark ones.
  func isLight(_ place: Point, in grey: GreySampler) -> Bool {
    (grey.value(at: place) > middle) != pattern.isInverted
  }

  /// The map of a grid that begins here.
  var perspective: Perspective? {
    Perspective(
      unitSquareTo: Quadrilateral(
        topLeft: point(0, 0), topRight: point(1, 0), bottomRight: point(1, 1), bottomLeft: point(0, 1)))
  }

  /// How well the separator at the pattern's right shows, and the modules of the timing pattern that follow the
  /// pattern's upper edge: each 1 at best, 0 by chance.
  func upperEdge(in grey: GreySampler) -> (separator: Float, timing: Float) {
    var separator: Float = 0
    for y in 0..<7 { separator += lightness(7, y, in: grey) }
    let timing = lightness(9, 0, in: grey) * 2 - lightness(8, 0, in: grey) - lightness(10, 0, in: grey)
    return (separator / 7, timing / 4)
  }
}
