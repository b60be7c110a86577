/// Three finder patterns that may belong to one symbol: the corner, and the two that lie along its sides.
struct FinderTriple {
  var topLeft: FinderPattern
  /// Clockwise before `bottomLeft`, as seen from the corner on the screen.
  var topRight: FinderPattern
  var bottomLeft: FinderPattern
  /// Where these are in the list they were taken from.
  var indices: (Int, Int, Int)
  /// Modules between the centres along a side, as the patterns' own sizes tell: the dimension less 7.
  var span: Double
  /// How near this comes to three corners of a square of one size: 0 to 1.
  var score: Double
}

/// The triples among `patterns` that a square symbol could have, the most promising first.
///
/// A pattern's own axes point along the symbol's sides, so a neighbour must lie on one of them, seen from both ends; those of
/// discs are for `discTriples(among:)` to join.
///
/// Complexity: O(n²) for n patterns.
func finderTriples(among patterns: [FinderPattern]) -> [FinderTriple] {
  var triples: [FinderTriple] = []
  // Neighbours in the directions across, down, and their opposites: clockwise on the screen.
  var neighbors: [[Neighbor]] = [[], [], [], []]
  for (index, corner) in patterns.enumerated() where !corner.isRound {
    for direction in 0..<4 { neighbors[direction].removeAll(keepingCapacity: true) }
    for (other, pattern) in patterns.enumerated()
    where other != index && !pattern.isRound && pattern.isInverted == corner.isInverted {
      guard let neighbor = Neighbor(pattern, index: other, of: corner) else { continue }
      neighbors[neighbor.direction].append(neighbor)
    }
    for direction in 0..<4 where neighbors[direction].count > 1 {
      neighbors[direction] = inSight(neighbors[direction].ascending { $0.span }, of: corner, among: patterns)
    }
    for direction in 0..<4 {
      for right in neighbors[direction] {
        for below in neighbors[(direction + 1) & 3] {
          guard
            let score = FinderTriple.score(
              spans: right.span, below.span, skew: right.skew + below.skew,
              growth: right.growth + below.growth - 2)
          else { continue }
          triples.append(
            FinderTriple(
              topLeft: corner, topRight: patterns[right.index], bottomLeft: patterns[below.index],
              indices: (index, right.index, below.index), span: (right.span * below.span).squareRoot(),
              score: score))
        }
      }
    }
  }
  #if !COMPACT
    triples += discTriples(among: patterns)
  #endif
  return triples.descending { $0.promise }
}

/// Those of a corner's neighbours in one direction, the nearest first, before which no other one stands: no third finder
/// pattern lies between two of one symbol, but on a sheet all those of the symbols in a row stand behind each other.
private func inSight(_ neighbors: [Neighbor], of corner: FinderPattern, among patterns: [FinderPattern])
  -> [Neighbor]
{
  var seen: [Neighbor] = []
  for neighbor in neighbors where seen.count < QRCodeTuning.mostNeighbours {
    let place = corner.coordinates(of: patterns[neighbor.index].center)
    let isHidden = seen.contains { nearer in
      let other = patterns[nearer.index]
      guard other.score > FinderPatternTuning.sureScore, nearer.growth < 1.3, neighbor.growth < 1.3 else {
        return false
      }
      // How far off the line to the neighbour it stands, in modules.
      let between = corner.coordinates(of: other.center)
      let offLine = abs(Point.cross(place, between)) / place.length
      return offLine < 1.5 && nearer.span < neighbor.span - 7
    }
    if !isHidden { seen.append(neighbor) }
  }
  return seen
}

/// A pattern that lies along a side of the symbol whose corner another one is.
struct Neighbor {
  var index: Int
  /// 0: along the corner's `across`; 1: `down`; 2 and 3: against them.
  var direction: Int
  /// Modules between the centres.
  var span: Double
  /// How far off the axes, seen from either end: 0 is straight.
  var skew: Double
  /// The larger module over the smaller one.
  var growth: Double

  init?(_ pattern: FinderPattern, index: Int, of corner: FinderPattern) {
    guard let (direction, length, skew) = Self.axis(corner.coordinates(of: pattern.center)),
      let (_, back, backSkew) = Self.axis(pattern.coordinates(of: corner.center))
    else { return nil }
    guard let (span, growth) = Self.extent(max(length, back), min(length, back)) else { return nil }
    self.index = index
    self.direction = direction
    self.span = span
    self.skew = max(skew, backSkew)
    self.growth = growth
  }

  /// The modules between two centres, and how much larger one's are than the other's, by how many there are as either sees it; nil
  /// where that is no symbol's.
  static func extent(_ far: Double, _ near: Double) -> (span: Double, growth: Double)? {
    // From version 1 to 40 the centres are 14 to 170 modules apart; perspective and blur blur that.
    let (span, growth) = ((far * near).squareRoot(), far / near)
    return growth < 2.5 && span > 10 && span < 210 ? (span, growth) : nil
  }

  /// Which axis `offset` lies along, how far, and how far off it; nil if it is off all of them.
  private static func axis(_ offset: Point) -> (direction: Int, length: Double, skew: Double)? {
    let isAcross = abs(offset.x) > abs(offset.y)
    let (major, minor) = isAcross ? (offset.x, offset.y) : (offset.y, offset.x)
    let skew = abs(minor / major)
    guard skew < 0.4 else { return nil }
    return ((isAcross ? 0 : 1) + (major > 0 ? 0 : 2), abs(major), skew)
  }
}

extension FinderTriple {
  /// How near two sides come to those of one square: 0 to 1; nil where they do not.
  ///
  /// - Parameters:
  ///   - a, b: How long they are, in modules.
  ///   - skew: How far off a right angle they are, 0 at best, and `growth` how much modules differ from end to end.
  static func score(spans a: Double, _ b: Double, skew: Double, growth: Double) -> Double? {
    let ratio = max(a, b) / min(a, b)
    let strain = (ratio - 1) + skew + 0.3 * growth
    return ratio < 1.5 && strain < 1 ? 1 - strain : nil
  }

  /// What is looked at first has most: on a sheet of symbols the patterns of neighbours make good squares, too, but larger ones.
  var promise: Double { score - 0.01 * span }

  var patterns: [FinderPattern] { [topLeft, topRight, bottomLeft] }

  /// The middles of the three.
  var centers: [Point] { patterns.map { $0.center } }

  /// Whether `other` is these three again, as another pass shows them: each within so many modules.
  func isSame(as other: FinderTriple, within modules: Double) -> Bool {
    let slack = modules * topLeft.moduleSize
    return (topLeft.center - other.topLeft.center).length < slack
      && (topRight.center - other.topRight.center).length < slack
      && (bottomLeft.center - other.bottomLeft.center).length < slack
  }
}

extension ResultSet {
  /// Whether any of the three belongs to a symbol that was read.
  func covers(_ triple: FinderTriple) -> Bool { triple.patterns.contains(where: covers) }
}
