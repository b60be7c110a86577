import QuietzoneImaging

extension Bullseye {
  /// The bullseyes around which grey values rise and fall. Where rings are broken runs and rays lead past their middle, and a
  /// ring beside the middle of many is crossed by as many on either side; but most slopes still point at the middle. What is in
  /// the very middle counts for nothing.
  func recentered(in grey: GreySampler) -> [Bullseye] {
    guard let middle = ringCenter(near: center, ring: ringWidth, in: grey) else { return [] }
    let ringX = (across.x * across.x + down.x * down.x).squareRoot()
    let ringY = (across.y * across.y + down.y * down.y).squareRoot()
    return [hasDarkCenter, !hasDarkCenter].flatMap {
      Bullseye.fits(
        near: middle, ringX: ringX, ringY: ringY, hasDarkCenter: $0, ignoresMiddle: true, in: grey)
    }
  }
}

/// The place that the slopes around `start` point at or away from, weighed by their squares; nil if that is none near it.
///
/// - Parameter ring: The width of a ring, in image pixels.
private func ringCenter(near start: Point, ring: Double, in grey: GreySampler) -> Point? {
  var center = start
  for _ in 0..<4 {
    // Each slope is one equation: the middle lies on the line through its place along it.
    var (xx, xy, yy, x, y) = (0.0, 0.0, 0.0, 0.0, 0.0)
    let reach = 13
    for row in -reach...reach {
      for column in -reach...reach where row * row + column * column <= reach * reach {
        let offset = Point(x: Double(column), y: Double(row)) * (0.4 * ring)
        let place = center + offset
        let step = 0.3 * ring
        let slopeX = Double(
          grey.value(at: Point(x: place.x + step, y: place.y))
            - grey.value(at: Point(x: place.x - step, y: place.y)))
        let slopeY = Double(
          grey.value(at: Point(x: place.x, y: place.y + step))
            - grey.value(at: Point(x: place.x, y: place.y - step)))
        let moment = slopeX * offset.y - slopeY * offset.x
        xx += slopeY * slopeY
        xy -= slopeX * slopeY
        yy += slopeX * slopeX
        x -= slopeY * moment
        y += slopeX * moment
      }
    }
    let determinant = xx * yy - xy * xy
    guard determinant > 1e-3 * (xx + yy) * (xx + yy) else { return nil }
    center = center + Point(x: (yy * x - xy * y) / determinant, y: (xx * y - xy * x) / determinant)
    guard (center - start).length < 4 * ring else { return nil }
  }
  return center
}
