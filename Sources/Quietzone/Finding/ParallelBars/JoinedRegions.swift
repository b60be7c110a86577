import QuietzoneImaging

/// The same regions, with those joined that are pieces of low bars.
///
/// Across bars that are only a few blocks high there is no way around an element as wide as a block: the region ends at
/// it, and another one begins behind.
///
/// - Parameters:
///   - regions: those with most edges first.
///   - block: the side of a block, in pixels of the image.
///
/// Complexity: O(*n* ²), with at most 64 pieces.
func joiningPieces(of regions: [BarRegion], block: Double) -> [BarRegion] {
  var (whole, pieces): ([BarRegion], [BarRegion]) = ([], [])
  for region in regions {
    if region.height <= 6 * block, pieces.count < 64 { pieces.append(region) } else { whole.append(region) }
  }
  for chain in chains(of: pieces, where: { $0.isContinued(by: $1, gap: 5 * block) }) {
    whole.append(chain.count == 1 ? chain[0] : BarRegion(joining: chain))
  }
  return whole.descending { $0.weight }
}

/// What regions that lie in a line are together, where each shows a part of a symbol: its finder patterns may have elements that no
/// blocks span, however high its bars are, and grain and screens may hide where it goes on.
///
/// - Parameters:
///   - regions: those that show a part.
///   - others: those that have too few bars to show anything.
func joiningInLine(_ regions: [BarRegion], and others: [BarRegion]) -> [BarRegion] {
  chains(of: regions, and: others) { piece, other in
    min(piece.height, other.height) > 0.6 * max(piece.height, other.height)
      && piece.isContinued(by: other, gap: 0.25 * (piece.length + other.length))
  }.filter { $0.count > 1 }.map { BarRegion(joining: $0) }
}

#if !COMPACT
  /// What regions that show rows are together where they lie one above another: the last row of a symbol is often shorter than
  /// the others, and then nothing ties it to them but that it stands close below.
  func joiningRows(of regions: [BarRegion]) -> [BarRegion] {
    chains(of: regions) { $0.mayHaveRow(in: $1) }.filter { $0.count > 1 }.map { rows in
      var across = Point(x: 0, y: 0)
      for row in rows {
        let sign = Point.dot(row.across, rows[0].across) < 0 ? -1.0 : 1
        across = across + row.across * (sign * row.weight)
      }
      return BarRegion(spanning: rows, across: across * (1 / across.length))
    }
  }
#endif

/// What regions side by side are together whose bars turn from one to the next: the bars of a symbol that is seen from the side fan
/// out.
func joiningFans(of regions: [BarRegion]) -> [BarRegion] {
  chains(of: regions) { $0.fansOut(into: $1) }.filter { $0.count > 1 }.map {
    BarRegion(joining: $0, throughEnds: false)
  }
}

/// The regions in groups: what one that belongs to a group goes on in belongs to it, too. No group is of `others` alone.
///
/// Complexity: O(*n* · (*n* + *m*)) for *n* regions in groups and *m* others.
private func chains(
  of regions: [BarRegion], and others: [BarRegion] = [], where isContinued: (BarRegion, BarRegion) -> Bool
) -> [[BarRegion]] {
  var (regions, others, chains) = (regions, others, [[BarRegion]]())
  while let first = regions.first {
    regions.removeFirst()
    var chain = [first]
    var next = 0
    while next < chain.count {
      let piece = chain[next]
      next += 1
      func takeNext(from rest: inout [BarRegion]) {
        rest.removeAll { other in
          guard isContinued(piece, other) else { return false }
          chain.append(other)
          return true
        }
      }
      takeNext(from: &regions)
      takeNext(from: &others)
    }
    chains.append(chain)
  }
  return chains
}

extension BarRegion {
  /// Whether the other piece goes on in the same line, behind a gap that an element can make.
  fileprivate func isContinued(by other: BarRegion, gap: Double) -> Bool {
    let apart = other.center - center
    let (aside, way) = (abs(Point.dot(apart, normal)), abs(Point.dot(apart, across)))
    return abs(Point.dot(across, other.across)) > 0.97 && way < (length + other.length) / 2 + gap
      && way > (length + other.length) / 4 && aside < 0.25 * (height + other.height) + 0.05 * way
  }

  #if !COMPACT
    /// Whether the other stands so close above or below that there may be rows of one symbol in both: what separates rows is a tenth
    /// as high as they are, but the blocks along it show neither's bars.
    fileprivate func mayHaveRow(in other: BarRegion) -> Bool {
      let apart = other.center - center
      let (aside, way) = (abs(Point.dot(apart, across)), abs(Point.dot(apart, normal)))
      return abs(Point.dot(across, other.across)) > 0.99 && way > 0.4 * (height + other.height)
        && way < (height + other.height) / 2 + 0.5 * min(height, other.height)
        && aside + min(length, other.length) / 2 < 0.6 * max(length, other.length)
    }
  #endif

  /// Whether the other lies beside this one, about as high, with bars that run a little otherwise.
  fileprivate func fansOut(into other: BarRegion) -> Bool {
    let apart = other.center - center
    let way = apart.length
    let turn = abs(Point.cross(across, other.across))
    return turn > 0.05 && turn < 0.45
      && min(abs(Point.dot(apart, across)), abs(Point.dot(apart, other.across))) > 0.85 * way
      && way > (length + other.length) / 4 && way < 0.65 * (length + other.length)
      && min(height, other.height) > 0.6 * max(height, other.height)
  }

  /// What pieces in a line are together.
  ///
  /// - Parameter throughEnds: Whether the line runs through the pieces' ends, rather than their middles: their bars are parallel.
  fileprivate init(joining pieces: [BarRegion], throughEnds: Bool = true) {
    let weight = pieces.reduce(0) { $0 + $1.weight }
    let middle = pieces.reduce(Point(x: 0, y: 0)) { $0 + $1.center * ($1.weight / weight) }
    // The line tells better how they lie than their own edges do.
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for piece in pieces {
      for end in throughEnds ? [-0.5, 0.5] : [0] {
        let place = piece.center + piece.across * (end * piece.length) - middle
        xx += place.x * place.x * piece.weight
        xy += place.x * place.y * piece.weight
        yy += place.y * place.y * piece.weight
      }
    }
    let across = halved(SIMD2(xx - yy, 2 * xy))
    self.init(spanning: pieces, across: Point(x: across.x, y: across.y))
  }

  /// What holds all pieces, with lines in a given direction: a unit vector.
  fileprivate init(spanning pieces: [BarRegion], across: Point) {
    let weight = pieces.reduce(0) { $0 + $1.weight }
    let middle = pieces.reduce(Point(x: 0, y: 0)) { $0 + $1.center * ($1.weight / weight) }
    self.init(
      center: middle, across: across, length: 0, height: 0, curvature: 0, weight: weight)
    isJoined = true
    scale = pieces.reduce(1) { max($0, $1.scale) }
    lean = pieces.reduce(0) { $0 + $1.lean * $1.weight } / weight
    var (low, high) = (SIMD2<Double>(repeating: .infinity), SIMD2<Double>(repeating: -.infinity))
    for piece in pieces {
      let apart = piece.center - middle
      let place = SIMD2(Point.dot(apart, self.across), Point.dot(apart, normal))
      let half = SIMD2(piece.length, piece.height) / 2
      low = pointwiseMin(low, place - half)
      high = pointwiseMax(high, place + half)
    }
    let (size, offset) = (high - low, (high + low) / 2)
    center = middle + self.across * offset.x + normal * offset.y
    (length, height) = (size.x, size.y)
  }
}
