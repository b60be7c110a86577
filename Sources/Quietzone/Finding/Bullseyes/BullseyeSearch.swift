import QuietzoneImaging

/// A place where lines in several directions cross seven runs that are about equally wide: it may be a bullseye.
struct BullseyeCandidate {
  /// The centre, in pixels of the searched bits.
  var center: Point
  /// Pixels a ring along the row and along the column.
  var ringX: Double
  var ringY: Double
  var hasDarkCenter: Bool
  /// How equal the runs are in all directions: 1 at best.
  var score: Double

  /// Whether a row's runs with their middle at `center` belong to this candidate.
  func isSeenAgain(at center: Point, hasDarkCenter: Bool) -> Bool {
    self.hasDarkCenter == hasDarkCenter && abs(self.center.x - center.x) < ringX
      && abs(self.center.y - center.y) < ringY
  }
}

/// Searches black and white for the rings around the middle of an Aztec Code or a MaxiCode.
struct BullseyeSearch {
  let bits: BitView
  /// Search every so many rows.
  let rowStep: Int
  /// How wide rings may be, in pixels: anything finer is noise, anything coarser shows where there are fewer pixels.
  let ringWidths: ClosedRange<Double>
  /// More candidates than this are not collected: the picture is all pattern.
  let limit: Int

  private(set) var candidates: [BullseyeCandidate] = []
  /// The last row in which something looked right in each stretch of 8 columns.
  private var lastHit: [Int32]
  /// The last candidate whose rings reach into each stretch of 8 columns, or -1.
  private var lastSeen: [Int32]
  /// The last place in each stretch of 8 columns that a column ruled out.
  private var lastMiss: [Point]

  init(bits: BitView, rowStep: Int, ringWidths: ClosedRange<Double>, limit: Int) {
    self.bits = bits
    self.rowStep = rowStep
    self.ringWidths = ringWidths
    self.limit = limit
    lastHit = [Int32](repeating: .min / 2, count: bits.width / 8 + 1)
    lastSeen = [Int32](repeating: -1, count: bits.width / 8 + 1)
    lastMiss = [Point](repeating: Point(x: -100, y: -100), count: bits.width / 8 + 1)
  }

  /// Complexity: O(pixels / 64 + edges), and a little for each place that looks right along the row.
  mutating func run() {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: bits.width + 2) { buffer in
      let runs = buffer.baseAddress!
      var y = rowStep / 2
      while y < bits.height, candidates.count < limit {
        let count = bits.runs(ofRow: y, into: runs)
        if !bits.isNoise(runs: count) { search(runs, count: count, y: y) }
        y += rowStep
      }
    }
  }

  private mutating func search(_ runs: UnsafeMutablePointer<Int32>, count: Int, y: Int) {
    guard count >= 8 else { return }
    // A middle may be three times as wide as a ring: how coarse rings are is said by the others.
    let (leastWidth, mostSides) = (
      Int32(7 * ringWidths.lowerBound), Int32(6 * min(1e5, ringWidths.upperBound))
    )
    for index in 0..<count - 7 {
      let width = runs[index + 7] &- runs[index]
      let middle = runs[index + 4] &- runs[index + 3]
      guard width >= leastWidth, width &- middle <= mostSides else { continue }
      let (first, last) = (runs[index + 2] &- runs[index], runs[index + 7] &- runs[index + 5])
      guard areAlike(min(first, last), max(first, last)) else { continue }
      let (second, third) = (runs[index + 3] &- runs[index + 1], runs[index + 6] &- runs[index + 4])
      let least = min(min(first, last), min(second, third))
      guard areAlike(least, max(max(first, last), max(second, third))),
        isMiddle(middle, ofPairs: least)
      else { continue }
      consider(
        Int(runs[index + 3] &+ runs[index + 4]) / 2, y, ring: Double(width) / 7, middle: Double(middle),
        hasDarkCenter: (index + 3) & 1 == 0)
    }
  }

  /// Checks the column through a place, then row and diagonals through the middle of what the column showed.
  private mutating func consider(_ x: Int, _ y: Int, ring: Double, middle: Double, hasDarkCenter: Bool) {
    // The middle is a ring wide: unless that is tiny, more than one row crosses it.
    let gap = Int32(y) - lastHit[x / 8]
    lastHit[x / 8] = Int32(y)
    guard gap <= rowStep || ring < 1.6 * Double(rowStep) + 0.4 else { return }
    func mayCross(_ y: Int) -> Bool {
      mayCrossRings(x, y, isDark: hasDarkCenter, ring: ring, middle: middle)
    }
    var y = y
    if ring >= 3, !mayCross(y) {
      // Blurred rings are thin: of two rows of a middle one may be off it where the other is on. Letters are not so wide.
      guard ring >= Self.wideRing, mayCross(y - rowStep) else { return }
      y -= rowStep
    }
    let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    guard !isKnown(center, hasDarkCenter) else { return }
    let miss = lastMiss[x / 8]
    guard abs(miss.x - center.x) > ring / 3 || center.y - miss.y > ring / 2 else { return }
    lastMiss[x / 8] = center
    guard let column = line(through: center, dx: 0, dy: 1, isDark: hasDarkCenter, ring: ring) else { return }
    let middle = Point(x: center.x, y: column.middle)
    guard let row = line(through: middle, dx: 1, dy: 0, isDark: hasDarkCenter, ring: ring) else { return }
    let refined = Point(x: row.middle, y: column.middle)
    guard row.ring < 4 * column.ring, column.ring < 4 * row.ring, !isKnown(refined, hasDarkCenter) else {
      return
    }
    let falling = line(through: refined, dx: 1, dy: 1, isDark: hasDarkCenter, ring: ring)
    let rising = line(through: refined, dx: 1, dy: -1, isDark: hasDarkCenter, ring: ring)
    guard falling != nil || rising != nil else { return }
    let evenness = min(row.evenness, column.evenness) + (falling?.evenness ?? 0) + (rising?.evenness ?? 0)
    candidates.append(
      BullseyeCandidate(
        center: refined, ringX: row.ring, ringY: column.ring, hasDarkCenter: hasDarkCenter,
        score: evenness / 3))
    let (first, last) = (max(0, Int(refined.x - row.ring)), min(bits.width - 1, Int(refined.x + row.ring)))
    for stretch in first / 8...max(first, last) / 8 { lastSeen[stretch] = Int32(candidates.count - 1) }
  }

  /// The width of a ring, in pixels, that few strokes of letters have: each row of these is looked at once.
  private static let wideRing = 5.0

  /// Whether the last candidate near a place is this one, seen before.
  private func isKnown(_ center: Point, _ hasDarkCenter: Bool) -> Bool {
    let last = Int(lastSeen[Int(center.x) / 8])
    return last >= 0 && candidates[last].isSeenAgain(at: center, hasDarkCenter: hasDarkCenter)
  }

  /// Whether the two rings above and below a place may be there, seen at any slant: a few pixels tell most of text from
  /// rings.
  private func mayCrossRings(_ x: Int, _ y: Int, isDark: Bool, ring: Double, middle: Double) -> Bool {
    // Where the rings beside the middle are halfway, which may be wider than they are.
    let side = (7 * ring - middle) / 6
    let (first, second) = ((middle + side) / 2, (middle + 3 * side) / 2)
    for slant in [1, 0.86, 1.2, 0.72, 1.44, 0.6, 1.73, 0.5, 2] {
      let (near, far) = (Int(slant * first + 0.5), Int(slant * second + 0.5))
      guard y >= far, y + far < bits.height else { continue }
      if bits.isDark(x, y - near) != isDark, bits.isDark(x, y + near) != isDark,
        bits.isDark(x, y - far) == isDark, bits.isDark(x, y + far) == isDark
      {
        return true
      }
    }
    return false
  }

  /// The seven runs through a place in one direction: how wide they are, where their middle is on the axis that the
  /// direction has a part of, and how equal they are, 1 at best; nil if they are not about equal.
  private func line(
    through p: Point, dx: Int, dy: Int, isDark: Bool, ring: Double
  ) -> (ring: Double, middle: Double, evenness: Double)? {
    let reach = Int(12 * ring) + 4
    let (x, y) = (Int(p.x), Int(p.y))
    guard x >= 0, y >= 0, x < bits.width, y < bits.height, bits.isDark(x, y) == isDark,
      let back = bits.runLengths(4, from: x, y, dx: -dx, dy: -dy, reach: reach),
      areAlike(min(back[3], back[1]) &+ back[2], max(back[3], back[1]) &+ back[2]),
      let ahead = bits.runLengths(4, from: x, y, dx: dx, dy: dy, reach: reach)
    else { return nil }
    let middle = back[0] + ahead[0] + 1
    let pairs = SIMD4(
      back[3] &+ back[2], back[2] &+ back[1], ahead[1] &+ ahead[2], ahead[2] &+ ahead[3])
    guard areAlike(pairs.min(), pairs.max()), isMiddle(middle, ofPairs: pairs.min()) else { return nil }
    let width = middle &+ back[1] &+ back[2] &+ back[3] &+ ahead[1] &+ ahead[2] &+ ahead[3]
    return (
      Double(width) / 7, Double(dx == 0 ? y : x) + 0.5 + Double(ahead[0] - back[0]) / 2,
      Double(pairs.min()) / Double(pairs.max())
    )
  }
}

/// Whether a dark and a light run together are as wide as another such pair, as they are wherever blur or ink has moved
/// the edge between them.
private func areAlike(_ least: Int32, _ most: Int32) -> Bool { 5 &* most <= 7 &* least &+ 5 }

/// Whether a run may be the middle of rings of which two are `pair` wide: as wide as a ring in an Aztec Code, half as
/// wide again in a MaxiCode, and up to three times as wide in those that some print.
private func isMiddle(_ run: Int32, ofPairs pair: Int32) -> Bool {
  4 &* run >= pair && 10 &* run <= 17 &* pair &+ 10
}
