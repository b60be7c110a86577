import QuietzoneImaging
import QuietzoneSymbols

/// A part of an image in which all edges run the same way: bars, perhaps.
struct BarRegion {
  /// The middle, in pixels of the image.
  var center: Point
  /// The direction across the bars at the middle: a unit vector. A scan line follows it.
  var across: Point
  /// How far the bars reach across, in pixels.
  var length: Double
  /// How far they reach along themselves, in pixels.
  var height: Double
  /// By how many radians a pixel the direction across turns: not 0 on a curved label, and seen from the side.
  var curvature: Double
  /// By how many pixels across the bars move with each pixel along: not 0 in a strip that runs at another angle to its bars than a
  /// right one, where a line at right angles to them would leave it before it has met them all.
  var lean = 0.0
  /// Whether bars that turn fan out, as those of a flat label that is seen from the side: a straight line crosses them all. On a
  /// curved label a scan line turns with them.
  var fansOut = false
  /// How many pixels of the image the pixels have of the level that shows it: so wide its modules are, about; 1 if none does.
  #if COMPACT
    var scale: Double {
      @inline(__always) get { 1 }
      @inline(__always) set {}
    }
  #else
    var scale = 1.0
  #endif
  /// Whether it was put together of pieces.
  var isJoined = false
  /// Whether it was cut out of a larger one, which is looked at, too.
  var isPart = false
  /// How much edge there is: which region to look at first.
  var weight: Double

  /// `across`, turned clockwise by a right angle.
  var normal: Point { Point(x: -across.y, y: across.x) }

  /// The way along the bars, as far as is a pixel nearer to their ends.
  var along: Point { normal + across * lean }

  /// Where a place lies from the middle: how far across, and how far along the bars.
  func coordinates(of place: Point) -> (across: Double, along: Double) {
    let apart = place - center
    let along = Point.dot(apart, normal)
    return (Point.dot(apart, across) - lean * along, along)
  }

  /// Its corners, as if it were not bent.
  var corners: Quadrilateral {
    let (right, down) = (across * (length / 2), along * (height / 2))
    return Quadrilateral(
      topLeft: center - right - down, topRight: center + right - down, bottomRight: center + right + down,
      bottomLeft: center - right + down)
  }

  /// The region with its direction turned by so many radians.
  func turned(by angle: Double) -> BarRegion {
    var region = self
    region.across = across + normal * angle
    region.across = region.across * (1 / region.across.length)
    return region
  }

  /// Whether a straight line in the middle of the bars would leave them, or come near their ends, where an arc does not.
  var isBent: Bool { abs(curvature) * length * length / 8 > max(1.5, 0.06 * height) }

  /// The rectangle around it with sides along the bars: lines at right angles to these may show what turns from one end to the other.
  var squared: BarRegion {
    var region = self
    let slant = (1 + lean * lean).squareRoot()
    region.across = (across - normal * lean) * (1 / slant)
    region.length = length / slant
    region.height = height * slant + length * abs(lean) / slant
    region.lean = 0
    return region
  }

  /// The region with so many parts of its length more on either side.
  func lengthened(by parts: Double) -> BarRegion {
    var region = self
    region.length *= 1 + 2 * parts
    return region
  }

  /// What is left of the region above and below what was read in it: another symbol, perhaps.
  func remainders(beside found: [Quadrilateral]) -> [BarRegion] {
    guard !found.isEmpty else { return [] }
    let places = found.flatMap { $0.points }.map { coordinates(of: $0).along }
    let (top, bottom) = (places.min()!, places.max()!)
    return [(-height / 2, top), (bottom, height / 2)].compactMap { from, to in
      // Blocks reach beyond the bars, too. A remainder that is hardly smaller would have remainders without end.
      guard to - from > 0.2 * height, to - from > 12, to - from < 0.8 * height else { return nil }
      var remainder = self
      remainder.center = center + along * ((from + to) / 2)
      remainder.height = to - from
      return remainder
    }
  }

  /// What is left of the region beside symbols that were found in it, from one end of it to the other and as far beyond as another
  /// symbol may reach that begins there.
  func rests(between found: [Quadrilateral]) -> [BarRegion] {
    var rests: [BarRegion] = []
    guard !found.isEmpty else { return rests }
    var end = -length / 2
    let spans = found.map { symbol in
      let places = symbol.points.map { coordinates(of: $0).across }
      return (start: places.min()!, end: places.max()!)
    }
    for span in spans.ascending(by: { $0.start }) + [(start: length / 2, end: length / 2)] {
      // As for what is left above and below.
      if span.start - end > 24, span.start - end < 0.8 * length {
        let from = end > -length / 2 ? end : end - Self.reachBeyond * length
        let to = span.start < length / 2 ? span.start : span.start + Self.reachBeyond * length
        var rest = self
        rest.center = center + across * ((from + to) / 2)
        rest.length = to - from
        rests.append(rest)
      }
      end = max(end, span.end)
    }
    return rests
  }

  /// How far beyond a region's end a symbol in it may reach, in parts of the region's length.
  private static let reachBeyond = 0.5

  /// Whether a place lies in the region, bent or not.
  func contains(_ place: Point) -> Bool {
    let place = coordinates(of: place)
    return abs(place.across) < 0.5 * length && abs(place.along) < 0.5 * height
  }

  /// Whether the two are the same place, as two levels of a pyramid show it.
  func isLike(_ other: BarRegion) -> Bool {
    let apart = coordinates(of: other.center)
    return abs(Point.dot(across, other.across)) > 0.999
      && abs(apart.across) < 0.1 * length && abs(apart.along) < 0.1 * height
      && min(length, other.length) > 0.8 * max(length, other.length)
      && min(height, other.height) > 0.8 * max(height, other.height)
  }
}

/// The unit vector at half the angle of `twice`, to the right.
func halved(_ twice: SIMD2<Double>) -> SIMD2<Double> {
  let length = (twice * twice).sum().squareRoot()
  guard length > 0 else { return SIMD2(1, 0) }
  let cosine = ((1 + twice.x / length) / 2).squareRoot()
  let sine = ((1 - twice.x / length) / 2).squareRoot()
  return SIMD2(cosine, twice.y < 0 ? -sine : sine)
}
