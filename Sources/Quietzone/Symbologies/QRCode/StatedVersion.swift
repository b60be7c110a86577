/// The version that a symbol states beside its outer two finder patterns, and how well both copies agree with it: 1 at
/// best (ISO/IEC 18004, 7.10). Nil where nothing is stated.
///
/// It is read by the finder patterns' own directions, so a bend between them does not matter.
func statedVersion(
  _ triple: FinderTriple, in grey: GreySampler
) -> (version: QRCode.Version, score: Double)? {
  let across = triple.topRight.center - triple.topLeft.center
  let along = triple.bottomLeft.center - triple.topLeft.center
  // Three modules by six, next to the pattern on the side towards the corner.
  let right = darkness(of: triple.topRight, outwards: across, sideways: along, in: grey)
  let below = darkness(of: triple.bottomLeft, outwards: along, sideways: across, in: grey)
  var total: Float = 1
  for bit in 0..<18 { total += abs(right[bit]) + abs(below[bit]) }
  var best: (version: QRCode.Version, score: Float)?
  for number in 7...40 {
    guard let version = QRCode.Version(number: number), let word = QRCode.VersionInformation.word(of: version)
    else {
      continue
    }
    var sum: Float = 0
    for bit in 0..<18 { sum += (word >> bit & 1 != 0 ? 1 : -1) * (right[bit] + below[bit]) }
    if sum / total > best?.score ?? 0 { best = (version, sum / total) }
  }
  return best.map { ($0.version, Double($0.score)) }
}

/// How much darker each bit's module is than the pattern's grey between dark and light.
private func darkness(
  of finder: FinderPattern, outwards: Point, sideways: Point, in grey: GreySampler
) -> [Float] {
  let (out, side) = (finder.axis(along: outwards), finder.axis(along: sideways))
  let dark = grey.value(at: finder.center)
  let light = (grey.value(at: finder.center + out * 2) + grey.value(at: finder.center - out * 2)) / 2
  let middle = (dark + light) / 2
  return (0..<18).map { bit in
    let place = finder.center + out * Double(bit % 3 - 7) + side * Double(bit / 3 - 3)
    let tone = grey.value(at: place)
    return finder.isInverted ? tone - middle : middle - tone
  }
}
