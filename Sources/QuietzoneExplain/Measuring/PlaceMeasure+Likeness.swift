import QuietzoneImaging

extension PlaceMeasure {
  /// The part of a code that is dark: about half, where a page of text has a fifth; less and more where print failed.
  private static let (darkShares, darkSharesOfSquares) = (0.3...0.72, 0.06...0.92)
  /// How square edges must be to each other where ink speaks for modules, where it does not, and where more than ink does. Those of
  /// letters are up to 0.43 in lines of text, 0.5 in some.
  private static let (squareInk, surelySquare, leastSquare) = (0.45, 0.55, 0.05)
  /// How much edges have one direction, and another square to it, where modules were drawn out by motion.
  private static let (leastParallel, leastSquareDrawnOut, fewestDrawnOut) = (0.5, 0.12, 4.0)
  /// Letters have as little ink, but are more even.
  private static let (darkSharesDrawnOut, greatestEvennessOfLittleInk): (ClosedRange<Double>, Float) = (
    0.24...0.72, 0.05
  )
  /// How many bars a line across them meets, and how many modules a code has each way, and one way at least.
  private static let (fewestBars, fewestModules, fewestModulesOneWay) = (6, 5.0, 8.0)
  /// How many modules one way need no more ink than a line of text has, which has up to 6.8 and is dark by 0.36; codes of fewer are by
  /// 0.4 and more.
  private static let (fewestOfPrint, leastInkOfFew) = (7.0, 0.38)
  /// The side of what is tiny, in pixels, and how much of its box it fills.
  private static let (tinySide, leastTinyFill, leastTinyEvenness): (Int, Double, Float) = (32, 0.8, 0.4)
  /// The same of what is as even as nothing but a code.
  private static let evenTinySide = 40
  /// How much of its box a code fills.
  private static let leastFill = 0.7

  /// Whether light and dark take turns in all of it, as often as in codes, and take up as much.
  var looksLikeCode: Bool {
    let (across, down) = (
      Double(columns.count) / max(1, 2 * horizontal.reach), Double(rows.count) / max(1, 2 * vertical.reach)
    )
    guard isOnQuietGround else { return false }
    if unknownSymbology != nil { return true }
    let shares = lineShares(rows: 0..<rows.count)
    let ink = ink
    if look == .bars {
      let fewest = shares.columns >= Self.surelyBars ? Self.fewestMergedBars : Self.fewestBars
      return turns.along >= fewest && across >= Self.fewestModulesOneWay
        && (ink >= Self.leastInkOfBars || directions.parallel >= Self.surelyParallelBars)
        && (shares.columns >= ExplainTuning.leastBarShare || areBarsAmongOthers)
    }
    guard max(shares.columns, shares.rows) <= ExplainTuning.greatestLineShare else { return false }
    let darkShare = darkShare
    if ink < Self.inkOfPrint, evenness < Self.leastEvenness { return false }
    let isSquare =
      directions.square >= (hasInk ? Self.squareInk : Self.surelySquare)
      && Self.darkSharesOfSquares.contains(darkShare)
    let mayBeSquare =
      directions.square >= Self.leastSquare && fill >= Self.leastFill && hasInk
    if isTiny { return hasInk && evenness >= Self.leastTinyEvenness }
    let isDrawnOut =
      directions.parallel >= Self.leastParallel && directions.square >= Self.leastSquareDrawnOut
      && Self.darkSharesDrawnOut.contains(darkShare)
      && (hasInk || evenness <= Self.greatestEvennessOfLittleInk)
    let isEven = evenness >= Self.surelyEven && ink >= Self.leastInkOfFew
    if isDrawnOut, min(across, down) >= (isEven ? Self.fewestOfMerged : Self.fewestDrawnOut) {
      return true
    }
    let fewest = ink >= Self.leastInkOfFew ? Self.fewestModules : Self.fewestOfPrint
    return (isSquare || mayBeSquare || isFine) && min(across, down) >= fewest
      && max(across, down) >= Self.fewestModulesOneWay
  }

  /// Whether it is full of two levels that take turns from pixel to pixel: edges of such modules have no direction.
  private var isFine: Bool {
    patch.scale == 1 && 2 * min(horizontal.reach, vertical.reach) < ExplainTuning.leastModule
      && evenness >= Self.surelyEven && fill >= Self.leastFill && hasInk
  }

  /// How much ink bars have, or how much their edges have one direction: 0.42 and 0.69 at least, where letters have less of both.
  private static let (leastInkOfBars, surelyParallelBars) = (0.4, 0.62)
  /// How much of all differences is between columns of what can be nothing but bars, and how many then show: blur merges others.
  private static let (surelyBars, fewestMergedBars): (Float, Int) = (0.95, 4)

  /// Whether its middle alone shows bars, which something covers, frames or ends elsewhere. So do lines of text, but with less ink.
  private var areBarsAmongOthers: Bool {
    let middle = rows.count / 4..<max(rows.count / 4 + 1, rows.count - rows.count / 4)
    let share = lineShares(rows: middle).columns
    return ink >= Self.leastInkAmongOthers && share >= Self.leastBarShareAmongOthers
      || directions.parallel >= Self.barParallel && share >= Self.leastShareOfParallel
        && hasInk
  }

  private static let (leastInkAmongOthers, leastBarShareAmongOthers): (Double, Float) = (0.34, 0.55)
  /// How much edges of bars have one direction: those of letters in a line up to 0.6, but with less ink.
  private static let (barParallel, leastShareOfParallel): (Double, Float) = (0.58, 0.45)

  /// How even a part is that is full of modules which motion merged, and how many of those it has at least each way.
  private static let (surelyEven, fewestOfMerged): (Float, Double) = (0.5, 2)

  /// What has less ink than this is print of letters, unless light and dark lie as close together as in codes.
  private static let (inkOfPrint, leastEvenness): (Double, Float) = (0.2, 0.2)

  /// Whether it is no larger than a letter, but as full as a code: with the fewest modules that a code has, these are too small.
  var isTiny: Bool {
    let side = evenness >= Self.surelyEven ? Self.evenTinySide : Self.tinySide
    return patch.scale == 1 && look == .modules && max(columns.count, rows.count) <= side
      && min(turns.along, turns.across) >= 2 && fill >= Self.leastTinyFill
  }

  /// Whether another part is so near that both may be letters of a text.
  func isBeside(_ other: [Point]) -> Bool {
    let reach = 1.5 * Double(max(columns.count, rows.count)) * patch.scale
    let center = corners.center
    return other.first != points.first && other.contains { ($0 - center).length < reach }
  }

  /// The part of it that is darker than the middle between light and dark.
  var darkShare: Double {
    let middle = (light + dark) / 2
    return Double(values.count { $0 < middle }) / Double(values.count)
  }

  /// The part of it that is unlike its ground: dark on light, light on dark.
  private var ink: Double { isOnDarkGround ? 1 - darkShare : darkShare }

  /// Whether as much of it is dark as of a code.
  private var hasInk: Bool { Self.darkShares.contains(darkShare) }

  /// How often a line turns dark, along most rows and across them.
  var turns: (along: Int, across: Int) {
    (
      turns(lines: rows.count, lineStep: columns.count, count: columns.count, step: 1),
      turns(lines: columns.count, lineStep: 1, count: rows.count, step: columns.count)
    )
  }

  /// How often the line in the middle of all, ordered by that, turns dark.
  private func turns(lines: Int, lineStep: Int, count: Int, step: Int) -> Int {
    let (low, high) = (dark + 0.4 * contrast, dark + 0.6 * contrast)
    let counts = stride(from: 0, to: lines, by: max(1, lines / 40)).map { line in
      var (turns, isDark) = (0, false)
      for index in 0..<count {
        let value = values[line * lineStep + index * step]
        if isDark, value > high {
          isDark = false
        } else if !isDark, value < low {
          (turns, isDark) = (turns + 1, true)
        }
      }
      return turns
    }
    return counts.sorted()[counts.count / 2]
  }

  /// Whether another place is more of the same bars, beyond something that lies across them.
  func continues(in other: PlaceMeasure) -> Bool {
    guard look == .bars, other.look == .bars,
      abs(Point.dot(axis, other.axis)) > 0.96
    else { return false }
    let (height, otherHeight) = (
      Double(rows.count) * patch.scale, Double(other.rows.count) * other.patch.scale
    )
    let (length, otherLength) = (
      Double(columns.count) * patch.scale, Double(other.columns.count) * other.patch.scale
    )
    let apart = other.corners.center - corners.center
    let along = abs(Point.dot(apart, axis))
    let aside = abs(Point.cross(axis, apart))
    return max(height, otherHeight) < 1.5 * min(height, otherHeight) && aside < 0.4 * min(height, otherHeight)
      && along - (length + otherLength) / 2 < max(length, otherLength)
  }
}
