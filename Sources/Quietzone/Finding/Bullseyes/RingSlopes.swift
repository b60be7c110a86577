import QuietzoneImaging

/// The slopes of grey values around a place, and how far they point at or away from one middle, as those of rings do.
struct RingSlopes {
  /// The place that the slopes point at best, weighed by their squares; nil where they run alongside each other.
  let middle: Point?
  /// Which share of the slopes is not explained by rings around the place: 0 where all point at it or away from it, a half where
  /// they point anywhere.
  let disorder: Double

  /// Measures slopes at places that are `spacing` rings apart, up to five rings around `center`.
  ///
  /// - Parameter ringX, ringY: The width of a ring along rows and along columns, in image pixels.
  ///
  /// Complexity: four grey values at each of 500 / (2.5 spacing)² places.
  init(around center: Point, ringX: Double, ringY: Double, spacing: Double, in grey: GreySampler) {
    // Each slope is one equation: the middle lies on the line through its place along it. In widths of a ring, so that rings
    // that are seen at a slant along an axis are round.
    var (xx, xy, yy, x, y) = (0.0, 0.0, 0.0, 0.0, 0.0)
    var (moments, weights) = (0.0, 0.0)
    let reach = Int(RingSlopes.radius / spacing)
    let (stepX, stepY) = (0.3 * ringX, 0.3 * ringY)
    for row in -reach...reach {
      for column in -reach...reach where row * row + column * column <= reach * reach {
        let offset = Point(x: Double(column) * spacing, y: Double(row) * spacing)
        let place = Point(x: center.x + offset.x * ringX, y: center.y + offset.y * ringY)
        let values = grey.values(
          x: SIMD4(Float(place.x + stepX), Float(place.x - stepX), Float(place.x), Float(place.x)),
          y: SIMD4(Float(place.y), Float(place.y), Float(place.y + stepY), Float(place.y - stepY)))
        let (slopeX, slopeY) = (Double(values[0] - values[1]), Double(values[2] - values[3]))
        let moment = slopeX * offset.y - slopeY * offset.x
        xx += slopeY * slopeY
        xy -= slopeX * slopeY
        yy += slopeX * slopeX
        x -= slopeY * moment
        y += slopeX * moment
        moments += moment * moment
        weights += (slopeX * slopeX + slopeY * slopeY) * (offset.x * offset.x + offset.y * offset.y)
      }
    }
    disorder = weights > 0 ? moments / weights : 1
    let determinant = xx * yy - xy * xy
    middle =
      determinant > 1e-3 * (xx + yy) * (xx + yy)
      ? Point(
        x: center.x + ringX * (yy * x - xy * y) / determinant,
        y: center.y + ringY * (xx * y - xy * x) / determinant) : nil
  }

  /// How far from the place slopes are measured, in rings.
  private static let radius = 5.2
}
