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

/// The place that the slopes around `start` point at or away from; nil if that is none near it.
///
/// - Parameter ring: The width of a ring, in image pixels.
private func ringCenter(near start: Point, ring: Double, in grey: GreySampler) -> Point? {
  var center = start
  for _ in 0..<4 {
    let slopes = RingSlopes(
      around: center, ringX: ring, ringY: ring, spacing: BullseyeTuning.fineSpacing, in: grey)
    guard slopes.disorder < BullseyeTuning.mostDisorder, let middle = slopes.middle,
      (middle - start).length < 4 * ring
    else { return nil }
    center = middle
  }
  return center
}
