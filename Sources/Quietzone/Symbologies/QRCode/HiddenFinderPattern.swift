/// The triples that two finder patterns allow whose third is hidden: by glare, a thumb, a scratch.
///
/// Two patterns on one side leave the third to be on either hand of either of them; two that lie across leave it in one
/// of the other two corners. Of these only those are worth a look whose one whole side shows a timing pattern, or whose
/// third pattern shows at least in part.
func completedTriples(among patterns: [FinderPattern], in grey: GreySampler) -> [FinderTriple] {
  var triples: [FinderTriple] = []
  var hidden = patterns.count
  for (first, a) in patterns.enumerated() {
    for (second, b) in patterns.enumerated() where second != first && a.isInverted == b.isInverted {
      if let side = Neighbor(b, index: second, of: a), side.skew < 0.25, side.growth < 1.8 {
        // `a` is the corner: the third pattern is a quarter turn on from `b`, or back.
        let along = b.center - a.center
        for turn in [1.0, -1.0] {
          let away = a.axis(along: Point(x: -along.y, y: along.x) * turn) * side.span
          guard let third = hiddenPattern(near: a.center + away, like: a, in: grey) else { continue }
          let (right, below) = turn > 0 ? (b, third.pattern) : (third.pattern, b)
          let indices = turn > 0 ? (first, second, hidden) : (first, hidden, second)
          hidden += 1
          let triple = FinderTriple(
            topLeft: a, topRight: right, bottomLeft: below, indices: indices, span: side.span,
            score: 1 - side.skew)
          let frame = SymbolFrame(triple)
          let whole = turn > 0 ? frame.top : frame.left
          guard
            third.score > QRCodeTuning.leastHiddenScore
              || showsTiming(along: whole, span: side.span, of: a, in: grey)
          else {
            continue
          }
          triples.append(triple)
        }
      } else if first < second {
        let offset = a.coordinates(of: b.center)
        let span = (abs(offset.x) + abs(offset.y)) / 2
        guard span > 10, abs(abs(offset.x) - abs(offset.y)) < 0.4 * span else { continue }
        for corner in [a.center + a.across * offset.x, a.center + a.down * offset.y] {
          guard let third = hiddenPattern(near: corner, like: a, in: grey),
            third.score > QRCodeTuning.leastHiddenScore
          else {
            continue
          }
          // Clockwise from the corner: first the pattern on the right.
          let isClockwise = Point.cross(a.center - third.pattern.center, b.center - third.pattern.center) > 0
          triples.append(
            FinderTriple(
              topLeft: third.pattern, topRight: isClockwise ? a : b, bottomLeft: isClockwise ? b : a,
              indices: isClockwise ? (hidden, first, second) : (hidden, second, first), span: span,
              score: 1)
          )
          hidden += 1
        }
      }
    }
  }
  return triples
}

/// Whether some dimension's timing pattern shows along the side between two patterns that are both seen.
private func showsTiming(along side: Curve, span: Double, of corner: FinderPattern, in grey: GreySampler)
  -> Bool
{
  likelyDimensions(span: span).contains { dimension in
    let sign = corner.isInverted ? -1.0 : 1
    return [true, false].contains { isBent in
      sign * timingScore(side, dimension: dimension, isBent: isBent, in: grey)
        > QRCodeTuning.leastTimingOfWholeSide
    }
  }
}

/// Where near `place` the image looks most like a finder pattern of the size and the slant of `model`, and how much.
private func hiddenPattern(
  near place: Point, like model: FinderPattern, in grey: GreySampler
) -> (pattern: FinderPattern, score: Double)? {
  guard grey.contains(place) else { return nil }
  var best = model
  best.center = place
  var score = 0.0
  var step = 1.0
  var reach = 4
  while step >= 0.25 {
    let middle = best
    for y in -reach...reach {
      for x in -reach...reach {
        var pattern = middle
        pattern.center = middle.center + model.across * (Double(x) * step) + model.down * (Double(y) * step)
        let here = pattern.score(in: grey)
        if here > score { (best, score) = (pattern, here) }
      }
    }
    step /= 2
    reach = 1
  }
  // What looks like nothing is best taken to be where it should be.
  if score < QRCodeTuning.leastShowingScore { best.center = place }
  return (best, score)
}
