import QuietzoneImaging

extension PlaceMeasure {
  /// Modules that pixels cannot show, or that blur has merged; and whether it is the camera's focus or its motion.
  var sharpness: Cause? {
    look == .bars ? sharpnessOfBars : sharpnessOfModules
  }

  private var sharpnessOfBars: Cause? {
    if isTooFine(horizontal) { return .tooSmall }
    guard horizontal.blur > ExplainTuning.leastBlurOfBars * horizontal.reach else { return nil }
    // What moved across the bars leaves their ends sharp.
    guard widthOfBarEnds < ExplainTuning.sharpestEnds * horizontal.edgeWidth else {
      return .outOfFocus(width: horizontal.edgeWidth * patch.scale)
    }
    return .moved(length: horizontal.edgeWidth * patch.scale, direction: degrees(of: axis))
  }

  private var sharpnessOfModules: Cause? {
    let (fine, coarse) =
      horizontal.reach < vertical.reach ? (horizontal, vertical) : (vertical, horizontal)
    if isTiny { return .tooSmall }
    if isTooFine(fine), coarse.reach < 1.5 * fine.reach { return .tooSmall }
    let (sharp, soft) =
      horizontal.blur < vertical.blur ? (horizontal, vertical) : (vertical, horizontal)
    let isLonger = coarse.reach > ExplainTuning.leastDrawnOut * fine.reach
    let isSofter = soft.blur > ExplainTuning.leastSofter * sharp.blur && directions.parallel > 0.5
    if directions.parallel > 0.35, soft.blur > ExplainTuning.leastMotion * soft.reach, isLonger || isSofter {
      let length = max(2 * (coarse.reach - fine.reach), soft.blur) * patch.scale
      return .moved(
        length: length, direction: degrees(of: Point(x: -directions.across.y, y: directions.across.x)))
    }
    guard fine.blur > ExplainTuning.leastBlur * fine.reach else { return nil }
    return .outOfFocus(width: fine.edgeWidth * patch.scale)
  }

  private func isTooFine(_ detail: Detail) -> Bool {
    patch.scale == 1 && 2 * detail.reach < ExplainTuning.leastModule
  }

  /// From the right, clockwise, without a sense: 0 to 180.
  private func degrees(of direction: Point) -> Double {
    let degrees = angle(direction.x, direction.y)
    return degrees < 0 ? degrees + 180 : degrees >= 180 ? degrees - 180 : degrees
  }
}

/// The angle of a vector in degrees, -180 to 180: the portable core has no trigonometry. Good to a tenth of a degree.
func angle(_ x: Double, _ y: Double) -> Double {
  let (a, b) = (abs(x), abs(y))
  guard a + b > 0 else { return 0 }
  let ratio = min(a, b) / max(a, b)
  // Abramowitz and Stegun, 4.4.47.
  let square = ratio * ratio
  let tangent =
    ratio
    * (0.9998660 + square * (-0.3302995 + square * (0.1801410 + square * (-0.0851330 + square * 0.0208351))))
  var degrees = tangent * 57.295779513
  if b > a { degrees = 90 - degrees }
  if x < 0 { degrees = 180 - degrees }
  return y < 0 ? -degrees : degrees
}
