import QuietzoneImaging

/// Where the blocks of one level end to the right and below: what is left of the image there was not measured.
///
/// At coarse levels that is a strip as wide as a character of a symbol, which may be all that lies beyond what blocks show.
struct GridEdge {
  /// Pixels of the image that blocks cover, and that there are.
  private let covered: Point
  private let size: Point
  /// The side of a block, in pixels of the image.
  private let block: Double

  /// - Parameter scale: pixels of the image a pixel of what the blocks were measured on.
  init(of blocks: GradientBlocks, scale: Double, in image: LuminanceImage) {
    block = scale * Double(GradientBlocks.side)
    covered = Point(x: Double(blocks.columns) * block, y: Double(blocks.rows) * block)
    size = Point(x: Double(image.width), y: Double(image.height))
  }

  /// The region, which goes on to the edge of the image where an end of it lies at the end of the blocks, and the edge farther
  /// away than lines across the region reach anyway.
  func completing(_ region: BarRegion) -> BarRegion {
    var region = region
    for side in [-0.5, 0.5] {
      let (end, way) = (region.center + region.across * (side * region.length), region.across * (2 * side))
      guard let rest = rest(from: end, way), rest > LineSampling.excess(of: region) else { continue }
      region.center = region.center + way * (rest / 2)
      region.length += rest
    }
    return region
  }

  /// How far it is from a place at the end of the blocks to the edge of the image; nil if the place lies elsewhere.
  private func rest(from end: Point, _ way: Point) -> Double? {
    for (place, step, covered, size) in [
      (end.x, way.x, covered.x, size.x), (end.y, way.y, covered.y, size.y),
    ] where step > 0.7 && place > covered - block && place < size {
      return (size - place) / step
    }
    return nil
  }
}
