/// How well a symbol's two timing patterns show, if it has `dimension` modules a side: 1 is every module as it should
/// be, 0 is chance (ISO/IEC 18004, 6.3.5).
///
/// - Parameter isBent: follow the sides as the finder patterns' own directions say, not straight lines.
func timingAgreement(
  dimension: Int, frame: SymbolFrame, isBent: Bool, isInverted: Bool, in grey: GreySampler
) -> Double {
  let modules = Double(dimension - 7)
  let row = alternation(dimension: dimension, in: grey) { t in
    isBent ? frame.top.point(t, modules: modules) : straight(frame.top, t)
  }
  let column = alternation(dimension: dimension, in: grey) { t in
    isBent ? frame.left.point(t, modules: modules) : straight(frame.left, t)
  }
  func straight(_ curve: Curve, _ t: Double) -> Point {
    // Along a line in perspective: the modules' sizes at the ends say how it recedes.
    let (near, far) = (curve.startModule.length, curve.endModule.length)
    let s = t * near.squareRoot() / (t * near.squareRoot() + (1 - t) * far.squareRoot())
    return curve.start + (curve.end - curve.start) * s
  }
  return (isInverted ? -1 : 1) * (row + column) / 2
}

/// How well the modules along a line between two finder patterns' centres alternate.
private func alternation(dimension: Int, in grey: GreySampler, _ place: (Double) -> Point) -> Double {
  func tone(_ module: Int) -> Float {
    grey.value(at: place((Double(module) - 3) / Double(dimension - 7)))
  }
  // Each module is compared with its two neighbours, so slow changes of light do not matter.
  var before = tone(6)
  var current = tone(7)
  var (agreement, total) = (Float(0), Float(1))
  for module in 7...dimension - 8 {
    let after = tone(module + 1)
    let lightness = current - (before + after) / 2
    // Even modules are dark.
    agreement += module & 1 == 0 ? -lightness : lightness
    total += abs(lightness)
    before = current
    current = after
  }
  return Double(agreement / total)
}

/// A dimension that three finder patterns allow.
struct LikelyDimension {
  var dimension: Int
  /// Whether the sides run as the finder patterns' own directions say rather than straight.
  var isBent: Bool
  /// How well the timing patterns fit: 1 at best.
  var agreement: Double
}

/// The dimensions that three finder patterns `span` modules apart allow, best first.
func likelyDimensions(
  span: Double, frame: SymbolFrame, isInverted: Bool, in grey: GreySampler
) -> [LikelyDimension] {
  let slack = 3.5 + 0.14 * span
  var result: [LikelyDimension] = []
  for number in 1...40 {
    let dimension = 17 + 4 * number
    guard abs(Double(dimension - 7) - span) < slack else { continue }
    let straight = timingAgreement(
      dimension: dimension, frame: frame, isBent: false, isInverted: isInverted, in: grey)
    let bent = timingAgreement(
      dimension: dimension, frame: frame, isBent: true, isInverted: isInverted, in: grey)
    result.append(
      LikelyDimension(dimension: dimension, isBent: bent > straight + 0.1, agreement: max(straight, bent)))
  }
  result.sort { $0.agreement > $1.agreement }
  return result
}
