import QuietzoneImaging

/// What a place shows, measured: its levels, how fine and how sharp it is, and which part of the patch the code fills.
struct PlaceMeasure {
  let patch: UprightPatch
  private(set) var look: UnreadPlace.Look
  /// What of the patch is as busy as the code.
  let columns: Range<Int>
  let rows: Range<Int>
  /// The rows that anything of it reaches into: some bars may be taller than others.
  let reachingRows: Range<Int>
  /// The levels of light and dark, and their difference.
  let light: Float
  let dark: Float
  var contrast: Float { light - dark }
  /// Along rows and along columns. Rows run across bars.
  let horizontal: Detail
  let vertical: Detail
  let directions: EdgeDirections
  /// The direction of its rows.
  let axis: Point
  /// How much of its box its tiles fill.
  let fill: Double
  /// The middles of the tiles that it is made of, in pixels of the image.
  let points: [Point]
  /// What the columns and rows hold, without padding.
  let values: [Float]
  /// Whether it stands on empty ground.
  let isOnQuietGround: Bool
  /// Whether what it stands on is nearer to its dark level than to its light one.
  let isOnDarkGround: Bool

  var corners: Quadrilateral { patch.corners(columns: columns, rows: rows) }

  /// Samples a module, where print is sharp: modules are as often like their neighbours as not.
  var module: Double { 2 * (look == .bars ? horizontal.reach : min(horizontal.reach, vertical.reach)) }

  /// How much of a place's height bars stay as they are, at least, and by how many times longer than across them.
  private static let (leastBarReach, leastBarRatio, sureBarRatio) = (0.2, 2.5, 5.0)
  /// From which share on the direction across most edges is that across bars.
  private static let leastParallel = 0.6
  /// How square edges are at least where they tell the direction of rows.
  private static let leastSquareToTurn = 0.1

  /// Nil if there is too little of it to say anything.
  ///
  /// - Parameter points: The middles of what the part is made of, in pixels of the image, each `side` wide.
  init?(_ pyramid: Pyramid, points: [Point], side: Double) {
    let directions = Self.directions(pyramid, points, side)
    // Modules of a pixel have edges in all directions: upright they are as often as any other way.
    let upright = Point(x: 1, y: 0)
    let rows = directions.square < Self.leastSquareToTurn ? upright : directions.rows
    let axis = directions.parallel >= Self.leastParallel ? directions.across : rows
    self.init(pyramid, points, side, directions, axis: axis)
    // Bars that lie on their side.
    let areOnTheirSide = look != .bars && Self.areBars(vertical, horizontal, columns.count, turns.along)
    guard look == .bars || areOnTheirSide else {
      if let bars = fineBars(pyramid, side) ?? sureBars(pyramid, side) { self = bars }
      return
    }
    let start = areOnTheirSide ? Point(x: -axis.y, y: axis.x) : axis
    let refined =
      Self.longAxis(of: points, near: start) ?? BarDirection(pyramid, points, side, near: start).axis
    self.init(pyramid, points, side, directions, axis: refined, areBars: true)
    look = .bars
  }

  private init?(
    _ pyramid: Pyramid, _ points: [Point], _ side: Double, _ directions: EdgeDirections, axis: Point,
    areBars: Bool = false
  ) {
    let across = Point(x: -axis.y, y: axis.x)
    let (along, aside) = (points.map { Point.dot($0, axis) }, points.map { Point.dot($0, across) })
    let (start, end, first, last) = (along.min()!, along.max()!, aside.min()!, aside.max()!)
    let patch = UprightPatch(
      pyramid, center: axis * ((start + end) / 2) + across * ((first + last) / 2), axis: axis,
      size: Point(x: end - start + 2.5 * side, y: last - first + 2.5 * side))
    guard patch.width >= 12, patch.height >= 6 else { return nil }
    let busy = Self.busy(patch)
    (columns, reachingRows) = (busy.columns, busy.rows)
    rows = areBars ? Self.barRows(patch, columns: busy.columns, rows: busy.rows) : busy.rows
    guard columns.count >= 8, rows.count >= 3 else { return nil }
    var values: [Float] = []
    values.reserveCapacity(columns.count * rows.count)
    for row in rows {
      let start = row * patch.width
      values += patch.values[start + columns.lowerBound..<start + columns.upperBound]
    }
    let sorted = values.sorted()
    (light, dark) = (sorted[sorted.count * 95 / 100], sorted[sorted.count * 5 / 100])
    let contrast = light - dark
    let (width, height) = (columns.count, rows.count)
    (horizontal, vertical) = values.withUnsafeBufferPointer { values in
      (
        Detail(values, step: 1, count: width, lineStep: width, lines: height, contrast: contrast),
        Detail(values, step: width, count: height, lineStep: 1, lines: width, contrast: contrast)
      )
    }
    let surroundings = Surroundings(
      pyramid, patch.corners(columns: columns, rows: rows),
      gap: patch.scale * (1 + min(horizontal.edgeWidth, vertical.edgeWidth)),
      width: max(6 * patch.scale, 0.12 * patch.scale * Double(min(width, height))), contrast: contrast)
    isOnQuietGround = surroundings.areQuiet
    isOnDarkGround = surroundings.level < (light + dark) / 2
    look = .modules
    fill = min(1, Double(points.count) * side * side / (Double(width * height) * patch.scale * patch.scale))
    (self.patch, self.values, self.points, self.directions, self.axis) = (
      patch, values, points, directions, axis
    )
    if Self.areBars(horizontal, vertical, height, turns.across) { look = .bars }
  }

  /// The same as bars so narrow that their edges told a wrong direction; nil if there are none.
  private func fineBars(_ pyramid: Pyramid, _ side: Double) -> PlaceMeasure? {
    let isOnItsSide = vertical.reach < horizontal.reach
    let (fine, coarse) = isOnItsSide ? (vertical, horizontal) : (horizontal, vertical)
    guard patch.scale == 1, 2 * fine.reach < Self.mostOfFineBars,
      coarse.reach > Self.leastOfFineBars * fine.reach
    else { return nil }
    let start = isOnItsSide ? Point(x: -axis.y, y: axis.x) : axis
    let about = BarDirection(pyramid, points, side, near: start, isFar: true).axis
    let refined = BarDirection(pyramid, points, side, near: about).axis
    guard let bars = PlaceMeasure(pyramid, points, side, directions, axis: refined, areBars: true),
      bars.look == .bars, bars.lineShares(rows: 0..<bars.rows.count).columns >= ExplainTuning.leastBarShare
    else { return nil }
    return bars
  }

  /// The same as bars of which something else hides where they begin and end, but whose edges leave no doubt; nil if there are none.
  private func sureBars(_ pyramid: Pyramid, _ side: Double) -> PlaceMeasure? {
    guard directions.parallel >= Self.surelyParallel else { return nil }
    let refined = BarDirection(pyramid, points, side, near: directions.across).axis
    guard var bars = PlaceMeasure(pyramid, points, side, directions, axis: refined, areBars: true) else {
      return nil
    }
    bars.look = .bars
    return bars.lineShares(rows: 0..<bars.rows.count).columns >= ExplainTuning.leastBarShare ? bars : nil
  }

  /// From which share of edges in one direction on these are bars, whatever else there is.
  private static let surelyParallel = 0.8
  /// How wide fine bars are at most, in pixels as they seem in a wrong direction, and how many times as long as wide at least.
  private static let (mostOfFineBars, leastOfFineBars) = (3.6, 1.4)

  /// The direction in which points lie that are much longer than wide, if it is about `axis`.
  private static func longAxis(of points: [Point], near axis: Point) -> Point? {
    let center = points.reduce(Point(x: 0, y: 0), +) * (1 / Double(points.count))
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for point in points {
      let arm = point - center
      (xx, xy, yy) = (xx + arm.x * arm.x, xy + arm.x * arm.y, yy + arm.y * arm.y)
    }
    let spread = Point(x: xx - yy, y: 2 * xy)
    // The longer half-axis at least five times the shorter one.
    guard xx + yy > 0, spread.length > 0.92 * (xx + yy) else { return nil }
    let long = EdgeDirections.half(spread)
    let cosine = Point.dot(long, axis)
    return abs(cosine) > 0.9 ? long * (cosine < 0 ? -1 : 1) : nil
  }

  /// Whether what shows `across` and `along` are bars: what moved is drawn out in one direction, too, but not from one end to the
  /// other, and without sharp ends.
  private static func areBars(_ across: Detail, _ along: Detail, _ length: Int, _ turns: Int) -> Bool {
    guard along.reach >= leastBarRatio * across.reach else { return false }
    // A third of its length is the most that is measured: nothing changes along it.
    if along.reach >= 0.3 * Double(length) { return true }
    guard along.blur < ExplainTuning.leastMotion * along.reach else { return false }
    return along.reach >= sureBarRatio * across.reach || along.reach >= leastBarReach * Double(length)
      || turns <= 1
  }

  /// The directions of its edges.
  private static func directions(_ pyramid: Pyramid, _ points: [Point], _ side: Double) -> EdgeDirections {
    let image = pyramid.levels[0]
    let (left, right) = (points.map { $0.x }.min()! - side, points.map { $0.x }.max()! + side)
    let (top, bottom) = (points.map { $0.y }.min()! - side, points.map { $0.y }.max()! + side)
    let box = PixelRectangle(
      x: Int(left), y: Int(top), width: Int(right - left) + 1, height: Int(bottom - top) + 1
    ).intersection(PixelRectangle(x: 0, y: 0, width: image.width, height: image.height))
    // Coarser, fine bars would show others than there are.
    let level = pyramid.levels.indices.last { max(box.width, box.height) >> $0 >= 800 } ?? 0
    return EdgeDirections(
      pyramid.levels[level],
      in: PixelRectangle(
        x: box.x >> level, y: box.y >> level, width: box.width >> level, height: box.height >> level))
  }

  /// The columns and rows whose values lie about as far apart as those of the whole patch.
  private static func busy(_ patch: UprightPatch) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ start: Int, _ step: Int, _ count: Int) -> Float {
      var (least, greatest): (Float, Float) = (.infinity, -.infinity)
      for index in 0..<count {
        least = min(least, patch.values[start + index * step])
        greatest = max(greatest, patch.values[start + index * step])
      }
      return greatest - least
    }
    let inRows = (0..<patch.height).map { range($0 * patch.width, 1, patch.width) }
    let least = 0.5 * inRows.sorted()[inRows.count * 4 / 5]
    let rows = span(inRows, least)
    let inColumns = (0..<patch.width).map {
      range($0, patch.width, patch.height)
    }
    return (span(inColumns, least), rows)
  }

  /// The rows that turn dark about as often as most: what lies over bars, or beside their ends, reaches farther than they do.
  static func barRows(_ patch: UprightPatch, columns: Range<Int>, rows: Range<Int>) -> Range<Int> {
    func line(_ row: Int) -> ArraySlice<Float> {
      patch.values[row * patch.width + columns.lowerBound..<row * patch.width + columns.upperBound]
    }
    let sorted = line((rows.lowerBound + rows.upperBound) / 2).sorted()
    let (dark, light) = (sorted[sorted.count / 10], sorted[sorted.count * 9 / 10])
    let (low, high) = (dark + 0.4 * (light - dark), dark + 0.6 * (light - dark))
    let counts = rows.map { row in
      var (turns, isDark): (Float, Bool) = (0, false)
      for value in line(row) {
        if isDark, value > high {
          isDark = false
        } else if !isDark, value < low {
          (turns, isDark) = (turns + 1, true)
        }
      }
      return turns
    }
    let part = span(counts, 0.5 * counts.sorted()[counts.count * 3 / 5])
    return rows.lowerBound + part.lowerBound..<rows.lowerBound + part.upperBound
  }

  /// From the first to the last that has at least `least`.
  private static func span(_ ranges: [Float], _ least: Float) -> Range<Int> {
    guard let first = ranges.firstIndex(where: { $0 >= least }),
      let last = ranges.lastIndex(where: { $0 >= least })
    else { return 0..<ranges.count }
    return first..<last + 1
  }
}

extension PlaceMeasure {
  /// The same for those who want to know.
  var measured: UnreadPlace.Measured {
    UnreadPlace.Measured(
      contrast: Double(contrast),
      edgeWidths: [horizontal, vertical].map { $0.edgeWidth * patch.scale },
      reaches: [horizontal, vertical].map { $0.reach * patch.scale }, parallel: directions.parallel,
      square: directions.square)
  }
}
