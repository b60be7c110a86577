import QuietzoneImaging

/// The largest part of a place that shows no code: nothing but one level, where there should be modules or bars.
struct Blank {
  /// The part of the place that it takes.
  let share: Double
  let area: Area
}

extension PlaceMeasure {
  /// How far levels may lie apart in a blank, in parts of the contrast.
  private static let greatestRange: Float = 0.35
  /// Half of the side of the windows that are looked at, in reaches, two of which are a module: of any level, and of a level that
  /// is neither light nor dark.
  private static let (window, greyWindow) = (3.3, 1.4)
  /// How far from light and dark a level is that is neither, in parts of the contrast, and in levels.
  private static let (greyMargin, leastGreyMargin): (Float, Float) = (0.1, 16)

  /// A blank of any level; nil if there is none of a few modules' size.
  var blank: Blank? {
    largestBlank(window: Self.window, fewest: look == .bars ? 6 : 1) {
      $1 - $0 < Self.greatestRange * contrast
    }
  }

  /// A blank of a level that is neither light nor dark.
  var greyBlank: Blank? {
    let margin = max(Self.leastGreyMargin, Self.greyMargin * contrast)
    return largestBlank(window: Self.greyWindow, fewest: look == .bars ? 6 : 1) { least, greatest in
      greatest - least < Self.greatestRange * contrast && least > dark + margin && greatest < light - margin
    }
  }

  /// The largest part whose windows are blank.
  ///
  /// Complexity: O(samples).
  ///
  /// - Parameters:
  ///   - window: Half of a window's side, in reaches.
  ///   - fewest: How many windows it has at least: one may be a wide space between bars.
  ///   - isBlank: Whether a window is, by its least and its greatest value.
  private func largestBlank(window: Double, fewest: Int, _ isBlank: (Float, Float) -> Bool) -> Blank? {
    let (step, down) = (
      max(2, Int((window * horizontal.reach).rounded())), max(2, Int((window * vertical.reach).rounded()))
    )
    let stepDown = look == .bars ? max(2, rows.count / 12) : down
    let (across, lines) = (columns.count / step - 1, rows.count / stepDown - 1)
    guard across >= 4, lines >= 3 else { return nil }
    // Windows of two steps each way, that overlap.
    let blanks = (0..<across * lines).map {
      let range = range($0 % across * step, $0 / across * stepDown, 2 * step, 2 * stepDown)
      return isBlank(range.least, range.greatest)
    }
    // Light in a corner of the place is what scratches leave beside a code as far as they reach.
    let parts = connectedParts(of: blanks, columns: across).filter { part in
      let corner = part.first { [0, across - 1, (lines - 1) * across, lines * across - 1].contains($0) }
      return corner.map { corner in
        let range = range(corner % across * step, corner / across * stepDown, 2 * step, 2 * stepDown)
        return range.least < light - 0.5 * contrast
      } ?? true
    }
    guard let part = parts.max(by: { $0.count < $1.count }), part.count >= fewest else { return nil }
    var isInside = [Bool](repeating: false, count: values.count)
    for place in part {
      for y in 0..<2 * stepDown {
        let start = (place / across * stepDown + y) * columns.count + place % across * step
        for index in start..<start + 2 * step { isInside[index] = true }
      }
    }
    let x = part.reduce(0.0) { $0 + Double($1 % across + 1) } / Double(part.count) / Double(across + 1)
    let y = part.reduce(0.0) { $0 + Double($1 / across + 1) } / Double(part.count) / Double(lines + 1)
    return Blank(share: Double(isInside.count { $0 }) / Double(values.count), area: Area(x, y))
  }

  private func range(
    _ left: Int, _ top: Int, _ width: Int, _ height: Int
  ) -> (least: Float, greatest: Float) {
    var (least, greatest): (Float, Float) = (.infinity, -.infinity)
    for y in top..<top + height {
      for x in left..<left + width {
        let value = values[y * columns.count + x]
        least = min(least, value)
        greatest = max(greatest, value)
      }
    }
    return (least, greatest)
  }
}

extension Area {
  /// Where a place is, whose coordinates are 0…1.
  init(_ x: Double, _ y: Double) {
    let column = x < 0.37 ? 0 : x > 0.63 ? 2 : 1
    let row = y < 0.37 ? 0 : y > 0.63 ? 2 : 1
    let areas: [[Area]] = [
      [.topLeft, .top, .topRight], [.left, .middle, .right], [.bottomLeft, .bottom, .bottomRight],
    ]
    self = areas[row][column]
  }
}
