#if !COMPACT
  import QuietzoneImaging
  import QuietzoneSymbols

  /// The four edges of a large symbol on a sheet that hangs or is held: curves, each followed module by module from where the one
  /// before it ends.
  struct BentTracks {
    private let corner: SolidCorner
    private let grey: GreySampler
    /// A module along the lower border, and one along the left one, as they begin at the corner.
    private let across, up: Point
    private let left, lower: BentTrack

    /// Follows the solid borders from their corner; nil where one ends too soon.
    init?(_ corner: SolidCorner, _ counts: ModuleCounts, in grey: GreySampler) {
      (self.corner, self.grey) = (corner, grey)
      (across, up) = (corner.lower * (1 / counts.columns), corner.left * (1 / counts.rows))
      let edges = BorderEdges(corner: corner, grey: grey)
      guard let left = edges.follow(along: up, inside: across),
        let lower = edges.follow(along: across, inside: up)
      else { return nil }
      (self.left, self.lower) = (left, lower)
    }

    /// How many grey values following both timing patterns samples at most: the places where each may begin, then those of each pair.
    var timingCost: Int {
      2 * 2 * BentTuning.contrastCost * Self.beginnings.count
        + BentTuning.contrastCost * Self.turns.count * (mostPairs(beside: lower) + mostPairs(beside: left))
    }

    /// How many pairs of modules a timing pattern may have, by the border opposite: its modules may have seemed longer than they are.
    private func mostPairs(beside border: BentTrack) -> Int { border.places.count * 3 / 2 }

    /// A symbol of the size that both timing patterns have, with a grid through all four edges; nil where they cannot be followed.
    func fit() -> SymbolFit? {
      guard let upper = timing(from: left, beside: lower, along: across, outside: up),
        let right = timing(from: lower, beside: left, along: up, outside: across)
      else { return nil }
      let (columns, rows) = (2 * upper.places.count, 2 * right.places.count)
      guard
        DataMatrix.SymbolSize(columns: columns, rows: rows) != nil
          || DataMatrix.SymbolSize(columns: rows, rows: columns) != nil
      else { return nil }
      var (places, images): ([Point], [Point]) = ([], [])
      let (far, low) = (Double(columns) - 0.5, Double(rows) - 0.5)
      // What is solid has no modules to count: they follow each other as those opposite do.
      for (index, share) in upper.shares where index > 0 {
        let x = 2 * Double(index) + 0.5
        places += [Point(x: x, y: 0.5), Point(x: x, y: low)]
        images += [upper.places[index], lower.place(share)]
      }
      for (index, share) in right.shares {
        let y = low - 2 * Double(index)
        places += [Point(x: far, y: y), Point(x: 0.5, y: y)]
        images += [right.places[index], left.place(share)]
      }
      places.append(Point(x: 0.5, y: 0.5))
      images.append(upper.places[0])
      guard let map = Perspective(from: places, to: images) else { return nil }
      var grid = SymbolGrid(width: columns, height: rows, map: map)
      guard let known = ControlPoints(places, images, grid: grid) else { return nil }
      grid.warp(through: known)
      return SymbolFit(grid, isInverted: corner.isInverted, in: grey)
    }

    /// Follows a timing pattern from the last module of a border, which is its first dark one.
    ///
    /// - Parameters:
    ///   - opposite: The border opposite.
    ///   - along: About a module along it.
    ///   - outside: About a module outwards.
    private func timing(
      from border: BentTrack, beside opposite: BentTrack, along: Point, outside: Point
    ) -> BentTrack? {
      func darkness(_ place: Point) -> Float {
        corner.isInverted ? grey.value(at: place) : -grey.value(at: place)
      }
      /// By how much a dark module two on, between light ones and with light outside, stands out: four times.
      func contrast(_ place: Point, _ pair: Point) -> Float {
        let (dark, light) = (place + pair, place + pair * 0.5)
        return 4 * darkness(dark) - darkness(light) - darkness(place + pair * 1.5)
          - darkness(dark + outside) - darkness(light + outside)
      }
      var place = border.places[border.places.count - 1]
      var (pair, usual) = (along * 2, Float(0))
      // The sheet may lie otherwise than at the corner: turned by half a right angle, modules two fifths longer or shorter.
      for (stretch, turn) in Self.beginnings {
        let other = along * (2 + 0.16 * stretch) + outside * (0.2 * turn)
        let first = (0..<2).reduce(Float(0)) { $0 + contrast(place + other * Double($1), other) / 2 }
        if first > usual { (pair, usual) = (other, first) }
      }
      let least = 4 * BentTuning.leastShare * border.contrast
      guard usual > least else { return nil }
      var places = [place]
      var isMissing = false
      while places.count < mostPairs(beside: opposite) {
        var (best, most) = (pair, -Float.infinity)
        for (stretch, turn) in Self.turns {
          let other = pair * (1 + 0.07 * stretch) + outside * (0.14 * turn)
          // Of two alike the nearer one.
          let value = contrast(place, other) - 0.01 * usual * Float(abs(stretch) + abs(turn))
          if value > most { (best, most) = (other, value) }
        }
        if most > max(BentTuning.leastShare * usual, 0.5 * least) {
          pair = (pair + best) * 0.5
          place = place + best
          usual += 0.1 * (most - usual)
          isMissing = false
        } else {
          // One may be damaged; where two are missing it has ended.
          if isMissing { break }
          isMissing = true
          place = place + pair
        }
        places.append(place)
      }
      if isMissing { places.removeLast() }
      guard 2 * places.count >= BentTuning.leastModules else { return nil }
      return BentTrack(places: places, module: pair * 0.5, contrast: usual / 4)
    }

    /// How far from where it should be, in steps along and aside, a timing pattern may begin, and go on.
    private static let (beginnings, turns) = (steps(5, 6), steps(2, 2))

    /// All pairs of whole numbers from -a to a and from -b to b.
    private static func steps(_ a: Int, _ b: Int) -> [(Double, Double)] {
      (-a...a).flatMap { first in (-b...b).map { (Double(first), Double($0)) } }
    }
  }

  /// A row or column of modules at an edge of a symbol.
  struct BentTrack {
    /// Middles of modules: of a solid border about every other one, of a timing pattern the dark ones.
    var places: [Point]
    /// From one module to the next, at the end.
    var module: Point
    /// By how many grey values its modules differ from what is beside them.
    var contrast: Float

    /// From the first place to the last.
    private var length: Double { zip(places, places.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length } }

    /// About a dozen of a timing pattern's dark modules: which one, and what share of the way to its last module, a light one, it is.
    var shares: [(index: Int, share: Double)] {
      let all = length + module.length
      var way = 0.0
      return places.indices.compactMap { index in
        if index > 0 { way += (places[index] - places[index - 1]).length }
        return index % max(1, places.count / 12) == 0 ? (index, way / all) : nil
      }
    }

    /// The place that is such a share of the way from the first place to the last.
    func place(_ share: Double) -> Point {
      var rest = share * length
      for (from, to) in zip(places, places.dropFirst()) {
        let way = (to - from).length
        if rest < way { return from + (to - from) * (rest / way) }
        rest -= way
      }
      return places[places.count - 1]
    }
  }

  /// What decides whether a symbol is followed around its edges. Measured on 60 that sheets bent by up to a thirteenth of a side.
  enum BentTuning {
    /// How much two edges look like solid borders, at least: the least that those have is 0.44.
    static let leastScore = 0.4
    /// How many modules there seem to be across and down, at least: the least is 14, as a corner may show a part of a border. Of the
    /// corners with something inside in photos without a code six in seven have fewer.
    static let leastCount = 12.0
    /// How many modules a border is followed for, at least and at most: the largest symbol has 144, which may seem shorter than they are.
    static let (leastModules, mostModules) = (24, 200)
    /// By how many grey values dark differs from light, at least.
    static let leastContrast: Float = 10
    /// As what share of what is usual a module still stands out; a timing pattern's of what the border before it does.
    static let leastShare: Float = 0.4
    /// The least share of a fit's border that is as it should be.
    static let leastBorder: Float = 0.8
    /// What following both borders costs at most, and telling how much a module stands out: grey values sampled.
    static let (bordersCost, contrastCost) = (mostModules * BorderEdges.samples, 5)
  }
#endif
