/// How well a symbol's two timing patterns show if it has `dimension` modules a side: 1 is every module as it should
/// be, 0 is chance (ISO/IEC 18004, 6.3.5).
func timingAgreement(dimension: Int, _ map: Perspective, isInverted: Bool, in grey: GreySampler) -> Double {
  let row = alternation(from: 6, to: dimension - 7) { map(Point(x: Double($0) + 0.5, y: 6.5)) }
  let column = alternation(from: 6, to: dimension - 7) { map(Point(x: 6.5, y: Double($0) + 0.5)) }
  func alternation(from first: Int, to last: Int, _ place: (Int) -> Point) -> Double {
    // Each module is compared with its two neighbours, so slow changes of light do not matter.
    var before = grey.value(at: place(first))
    var current = grey.value(at: place(first + 1))
    var (agreement, total) = (Float(0), Float(1))
    for index in first + 1..<last {
      let after = grey.value(at: place(index + 1))
      let lightness = current - (before + after) / 2
      // Even modules are dark.
      agreement += index & 1 == 0 ? -lightness : lightness
      total += abs(lightness)
      before = current
      current = after
    }
    return Double(agreement / total)
  }
  return (isInverted ? -1 : 1) * (row + column) / 2
}

/// The dimensions that three finder patterns `span` modules apart allow, and how well the timing patterns fit each,
/// best first.
func likelyDimensions(span: Double, frame: SymbolFrame, isInverted: Bool, in grey: GreySampler) -> [(
  dimension: Int, agreement: Double
)] {
  let slack = 3.5 + 0.14 * span
  var result: [(dimension: Int, agreement: Double)] = []
  for number in 1...40 {
    let dimension = 17 + 4 * number
    guard abs(Double(dimension - 7) - span) < slack, let map = frame.perspective(dimension: dimension) else {
      continue
    }
    result.append((dimension, timingAgreement(dimension: dimension, map, isInverted: isInverted, in: grey)))
  }
  result.sort { $0.agreement > $1.agreement }
  return result
}
