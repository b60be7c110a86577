import QuietzoneImaging

/// In which directions the edges of a part of an image run.
struct EdgeDirections {
  /// How much edges run in one direction: 0 in none more than in others, 1 all in the same, as bars do.
  let parallel: Double
  /// How much they run in one direction and across it: 1 as all edges of modules do.
  let square: Double
  /// The direction across most edges, a vector of length 1.
  let across: Point
  /// The direction of rows of modules: of the two that squares have, the one nearer to the right.
  let rows: Point

  /// Of the pixels within `box`, whose sides lie in the image.
  init(_ image: LuminanceImage, in box: PixelRectangle) {
    var (energy, two, four) = (1e-9, Point(x: 0, y: 0), Point(x: 0, y: 0))
    image.withPixels { pixels in
      for y in max(1, box.y)..<max(max(1, box.y), min(pixels.height - 1, box.y + box.height)) {
        let (above, row, below) = (pixels.row(y - 1), pixels.row(y), pixels.row(y + 1))
        for x in max(1, box.x)..<max(max(1, box.x), min(pixels.width - 1, box.x + box.width)) {
          // Scharr's weights: without the corners, sharp edges seem to be steeper by up to five degrees.
          let falling = Int(below[x + 1]) - Int(above[x - 1])
          let rising = Int(above[x + 1]) - Int(below[x - 1])
          let dx = Double(10 * (Int(row[x + 1]) - Int(row[x - 1])) + 3 * (falling + rising)) / 16
          let dy = Double(10 * (Int(below[x]) - Int(above[x])) + 3 * (falling - rising)) / 16
          let strength = dx * dx + dy * dy
          guard strength > 0 else { continue }
          energy += strength
          let (cosine, sine) = (dx * dx - dy * dy, 2 * dx * dy)
          two = two + Point(x: cosine, y: sine)
          // The angle doubled once more, of the same strength.
          four = four + Point(x: cosine * cosine - sine * sine, y: 2 * cosine * sine) * (1 / strength)
        }
      }
    }
    parallel = two.length / energy
    square = four.length / energy
    across = Self.half(two)
    rows = Self.half(Self.half(four))
  }

  /// A vector of length 1 with half of the angle, which is taken as -180° to 180°.
  static func half(_ vector: Point) -> Point {
    let length = vector.length
    guard length > 0 else { return Point(x: 1, y: 0) }
    let cosine = vector.x / length
    let halfCosine = max(0, (1 + cosine) / 2).squareRoot()
    let halfSine = max(0, (1 - cosine) / 2).squareRoot()
    return Point(x: halfCosine, y: vector.y < 0 ? -halfSine : halfSine)
  }
}
