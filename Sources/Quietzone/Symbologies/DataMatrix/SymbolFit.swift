import QuietzoneImaging
import QuietzoneSymbols

/// A size and a place that a symbol may have.
struct SymbolFit {
  var columns: Int
  var rows: Int
  var corners: Quadrilateral
  /// Where each module is; nil if three of the corners lie on a line.
  var grid: SymbolGrid?
  var isInverted: Bool
  var agreement: TimingScore
  var border = BorderAgreement()

  /// How much speaks for it, 0 to 1: how far the number of modules of the border that are as they should be is from chance.
  /// ½ is four and a half standard deviations.
  var score: Double {
    let distance = max(0, (Double(border.share) - 0.5) * Double(columns + rows).squareRoot())
    return distance / (distance + 1.6)
  }

  #if !COMPACT
    /// A fit of one pixel a module, whose finder pattern is as it should be. Nil if three of its corners lie on a line.
    init?(_ outline: PixelOutline, isInverted: Bool) {
      (columns, rows, corners) = (outline.columns, outline.rows, outline.corners)
      self.isInverted = isInverted
      agreement = TimingScore()
      (border.share, border.timingShare) = (1, 1)
      grid = SymbolGrid(columns, rows, corners)
      guard grid != nil else { return nil }
    }

    /// A fit whose grid is known.
    init(_ grid: SymbolGrid, isInverted: Bool, in grey: GreySampler) {
      (columns, rows, corners) = (grid.width, grid.height, grid.corners)
      self.grid = grid
      self.isInverted = isInverted
      agreement = TimingScore()
      border = BorderAgreement(self, in: grey)
    }
  #endif

  /// A fit of one size, with corners that are about right.
  init(
    columns: Int, rows: Int, near corners: Quadrilateral, isInverted: Bool, in grey: GreySampler
  ) {
    self.init(columns, rows, corners, isInverted: isInverted, in: grey)
    grid = SymbolGrid(columns, rows, corners)
    settle(in: grey)
    border = BorderAgreement(self, in: grey)
  }

  /// The fits of the sizes that have as many modules as an outline's tracks, followed module by module.
  static func followed(
    _ outline: TimingTracks.Outline, isInverted: Bool, in grey: GreySampler
  ) -> [SymbolFit] {
    plausibleSizes(outline.counts).compactMap { columns, rows in
      guard columns == outline.changes.across.count + 1 || rows == outline.changes.down.count + 1 else {
        return nil
      }
      var fit = SymbolFit(columns, rows, outline.corners, isInverted: isInverted, in: grey)
      fit.grid = SymbolGrid(columns, rows, fit.corners)
      fit.follow(outline)
      fit.border = BorderAgreement(fit, in: grey)
      return fit.border.share > DataMatrixTuning.leastBorderToTry ? fit : nil
    }
  }

  /// The fits of all sizes that suit an outline, their corners adjusted to the clock tracks.
  static func adjusted(
    _ outline: TimingTracks.Outline, isInverted: Bool, in grey: GreySampler
  ) -> [SymbolFit] {
    plausibleSizes(outline.counts).compactMap { columns, rows in
      var fit = SymbolFit(columns, rows, outline.corners, isInverted: isInverted, in: grey)
      fit.adjust(step: 0.5, rounds: 3, onlyFarCorner: true, in: grey)
      guard fit.agreement.share > DataMatrixTuning.leastTiming else { return nil }
      fit.adjust(step: 0.4, rounds: 3, onlyFarCorner: false, in: grey)
      fit.adjust(step: 0.15, rounds: 3, onlyFarCorner: false, in: grey)
      fit.grid = SymbolGrid(columns, rows, fit.corners)
      fit.border = BorderAgreement(fit, in: grey)
      return fit.border.share > DataMatrixTuning.leastBorderToTry ? fit : nil
    }
  }

  /// Bends the grid so that its columns and rows are where the tracks change: those tracks that have as many modules as
  /// they should.
  private mutating func follow(_ outline: TimingTracks.Outline) {
    guard var grid else { return }
    grid.makeWarpable()
    let (across, down) = (outline.changes.across, outline.changes.down)
    for node in 0..<grid.nodeCount {
      let place = grid.place(ofNode: node)
      if across.count + 1 == columns {
        let way = outline.ways.across
        let image = way.start + way.span * interpolated(across, at: place.x)
        grid.warp[node] = grid.warp[node] + image - grid.map(Point(x: place.x, y: 0.5))
      }
      if down.count + 1 == rows {
        // Its way is from below.
        let way = outline.ways.down
        let image = way.start + way.span * interpolated(down, at: Double(rows) - place.y)
        grid.warp[node] = grid.warp[node] + image - grid.map(Point(x: Double(columns) - 0.5, y: place.y))
      }
    }
    self.grid = grid
  }

  /// Moves the corners of a grid that is not bent to where all that the finder pattern says stands out most.
  mutating func settle(in grey: GreySampler) {
    guard let grid, grid.warp.isEmpty else { return }
    let known = KnownModules(FunctionPattern(self))
    var best = known.contrast(corners, isInverted: isInverted, in: grey)
    for (step, rounds) in [(0.3, 2), (0.15, 2), (0.08, 1)] {
      var rounds = rounds
      while rounds > 0, moveCorners(step, by: known, contrast: &best, in: grey) { rounds -= 1 }
    }
    self.grid = SymbolGrid(columns, rows, corners)
  }

  /// Moves each corner by so many modules in each direction, where that gives more contrast. Says whether one was moved.
  private mutating func moveCorners(
    _ step: Double, by known: KnownModules, contrast best: inout Float, in grey: GreySampler
  ) -> Bool {
    var isMoved = false
    let right = (corners.bottomRight - corners.bottomLeft) * (step / Double(columns))
    let up = (corners.topLeft - corners.bottomLeft) * (step / Double(rows))
    for shift in [right, up, right * -1, up * -1] {
      for index in 0..<4 {
        var moved = corners
        switch index {
        case 0: moved.topLeft = moved.topLeft + shift
        case 1: moved.topRight = moved.topRight + shift
        case 2: moved.bottomRight = moved.bottomRight + shift
        default: moved.bottomLeft = moved.bottomLeft + shift
        }
        let contrast = known.contrast(moved, isInverted: isInverted, in: grey)
        if contrast > best { (best, corners, isMoved) = (contrast, moved, true) }
      }
    }
    return isMoved
  }

  /// Places along the solid borders, in modules: where the grid is right already.
  var borderPlaces: [Point] {
    stride(from: 0, through: rows, by: 2).map { Point(x: 0.5, y: Double($0)) }
      + stride(from: 0, through: columns, by: 2).map { Point(x: Double($0), y: Double(rows) - 0.5) }
  }

  /// The length of a module's shorter side, in pixels of the image.
  var moduleSize: Double {
    min(
      (corners.bottomRight - corners.bottomLeft).length / Double(columns),
      (corners.topLeft - corners.bottomLeft).length / Double(rows))
  }

  private init(
    _ columns: Int, _ rows: Int, _ corners: Quadrilateral, isInverted: Bool, in grey: GreySampler
  ) {
    self.columns = columns
    self.rows = rows
    self.corners = corners
    self.isInverted = isInverted
    agreement = TimingScore(corners, columns: columns, rows: rows, isInverted: isInverted, in: grey)
  }

  /// Moves corners, a step of so many modules at a time, for as long as the clock tracks come out clearer.
  private mutating func adjust(step: Double, rounds: Int, onlyFarCorner: Bool, in grey: GreySampler) {
    for _ in 0..<rounds {
      let before = agreement.contrast
      let right = (corners.bottomRight - corners.bottomLeft) * (step / Double(columns))
      let up = (corners.topLeft - corners.bottomLeft) * (step / Double(rows))
      for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)] {
        var moved = corners
        moved.topRight = moved.topRight + right * Double(x) + up * Double(y)
        take(moved, in: grey)
      }
      for sign in onlyFarCorner ? [] : [1.0, -1.0] {
        var moved = corners
        moved.topLeft = moved.topLeft + up * sign
        take(moved, in: grey)
        moved = corners
        moved.bottomRight = moved.bottomRight + right * sign
        take(moved, in: grey)
      }
      if agreement.contrast <= before { return }
    }
  }

  /// Takes other corners if they suit the clock tracks better.
  private mutating func take(_ moved: Quadrilateral, in grey: GreySampler) {
    let fit = SymbolFit(columns, rows, moved, isInverted: isInverted, in: grey)
    if fit.agreement.contrast > agreement.contrast { self = fit }
  }
}

/// The sizes near `counts`, columns and rows as an image shows them: a rectangle in a mirror stands upright.
private func plausibleSizes(_ counts: ModuleCounts) -> [(columns: Int, rows: Int)] {
  func isNear(_ size: Int, _ count: Double) -> Bool {
    Double(size) > 0.9 * count - 2 && Double(size) < 1.15 * count + 2
  }
  var sizes: [(columns: Int, rows: Int)] = []
  for size in DataMatrix.SymbolSize.all {
    if isNear(size.columns, counts.columns), isNear(size.rows, counts.rows) {
      sizes.append((size.columns, size.rows))
    }
    if size.columns != size.rows, isNear(size.rows, counts.columns), isNear(size.columns, counts.rows) {
      sizes.append((size.rows, size.columns))
    }
  }
  return sizes
}

/// The place of a border between modules, `index` modules from the start, on a way that changes at `places`.
private func interpolated(_ places: [Double], at index: Double) -> Double {
  // What is before the first change is a module, too; behind the last one modules go on as wide.
  func place(_ index: Int) -> Double {
    let last = places.count - 1
    if index <= 0 { return 0 }
    if index <= last + 1 { return places[index - 1] }
    return places[last] + Double(index - last - 1) * (places[last] - (last > 0 ? places[last - 1] : 0))
  }
  let whole = Int(index)
  let (low, high) = (place(whole), place(whole + 1))
  return low + (high - low) * (index - Double(whole))
}

extension SymbolGrid {
  /// A flat grid between four outer corners; nil if three of them lie on a line.
  fileprivate init?(_ columns: Int, _ rows: Int, _ corners: Quadrilateral) {
    let (width, height) = (Double(columns), Double(rows))
    let places = [
      Point(x: 0, y: 0), Point(x: width, y: 0), Point(x: width, y: height), Point(x: 0, y: height),
    ]
    guard let map = Perspective(from: places, to: corners.points) else { return nil }
    self.init(width: columns, height: rows, map: map)
  }
}
