/// How well one of a symbol's two timing patterns shows along `side`, if the symbol has `dimension` modules a side: 1 is
/// every module as it should be, 0 is chance (ISO/IEC 18004, 6.3.5).
///
/// - Parameter isBent: follow the side as the finder patterns' own directions say, not a straight line.
func timingScore(_ side: Curve, dimension: Int, isBent: Bool, in grey: GreySampler) -> Double {
  if isBent {
    return alternation(dimension: dimension, in: grey) { side.point($0, modules: Double(dimension - 7)) }
  }
  // Along a line in perspective: the modules' sizes at the ends say how it recedes.
  let (near, far) = (side.startModule.length.squareRoot(), side.endModule.length.squareRoot())
  return alternation(dimension: dimension, in: grey) { t in
    side.start + (side.end - side.start) * (t * near / (t * near + (1 - t) * far))
  }
}

/// How well the modules along a line between two finder patterns' centres alternate.
private func alternation(dimension: Int, in grey: GreySampler, _ place: (Double) -> Point) -> Double {
  func tone(_ module: Int) -> Float {
    grey.value(at: place((Double(module) - 3) / Double(dimension - 7)))
  }
  // Each module is compared with its two neighbours, so slow changes of light do not matter.
  var before = tone(6)
  var current = tone(7)
  var (matching, total) = (Float(0), Float(1))
  for module in 7...dimension - 8 {
    let after = tone(module + 1)
    let lightness = current - (before + after) / 2
    // Even modules are dark.
    matching += module & 1 == 0 ? -lightness : lightness
    total += abs(lightness)
    before = current
    current = after
  }
  return Double(matching / total)
}

/// A dimension that three finder patterns allow.
struct LikelyDimension {
  var dimension: Int
  /// Whether the sides run as the finder patterns' own directions say rather than straight.
  var isBent: Bool
  /// How well the timing patterns fit: 1 at best.
  var score: Double
}

/// The dimensions that patterns so many modules apart allow: blur and perspective make that uncertain.
func likelyDimensions(span: Double) -> [Int] {
  (1...40).map { 17 + 4 * $0 }.filter { abs(Double($0 - 7) - span) < 3.5 + 0.14 * span }
}

/// The dimensions that three finder patterns allow, best first.
func likelyDimensions(_ triple: FinderTriple, frame: SymbolFrame, in grey: GreySampler) -> [LikelyDimension] {
  let sign = triple.topLeft.isInverted ? -1.0 : 1
  let stated = triple.span > 30 ? statedVersion(triple, in: grey) : nil
  var result: [LikelyDimension] = []
  for dimension in likelyDimensions(span: triple.span) {
    func score(_ side: Curve, isBent: Bool) -> Double {
      sign * timingScore(side, dimension: dimension, isBent: isBent, in: grey)
    }
    // What the symbol says itself counts where its timing patterns are too bent to follow.
    let statement = stated.map { $0.version.dimension == dimension ? $0.score : 0 } ?? 0
    let top = (straight: score(frame.top, isBent: false), bent: score(frame.top, isBent: true))
    // The other side can't make up for one that shows nothing.
    guard
      statement > QRCodeTuning.sureStatement
        || max(top.straight, top.bent) > QRCodeTuning.leastTimingOfOneSide
    else { continue }
    let straight = (top.straight + score(frame.left, isBent: false)) / 2
    let bent = (top.bent + score(frame.left, isBent: true)) / 2
    guard max(straight, bent, statement) > QRCodeTuning.leastTiming else { continue }
    result.append(
      LikelyDimension(
        dimension: dimension, isBent: bent > straight + 0.1, score: max(straight, bent, statement)))
  }
  return result.descending { $0.score }
}
