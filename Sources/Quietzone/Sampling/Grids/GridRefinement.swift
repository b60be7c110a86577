extension SymbolGrid {
  /// Bends the grid to the symbol: each node moves to where the modules around it stand out most.
  ///
  /// Sampled at the middles of its modules a symbol is as dark and as light as it gets; sampled off them it is grey.
  /// What is known to be dark or light (finder, timing and alignment patterns) counts by its sign. Nodes go on as their
  /// neighbours lead, from the anchors outwards, so a bend is followed however far it goes.
  ///
  /// - Parameters:
  ///   - anchors: Where the grid is right already, in modules: the middles of finder patterns.
  ///   - lead: How neighbours lead on.
  mutating func refine(
    by known: FunctionPattern, from anchors: [Point], _ lead: Lead, isInverted: Bool, in grey: GreySampler
  ) {
    makeWarpable()
    let start = warp
    let order = nodes(from: anchors)
    var isSettled = [Bool](repeating: false, count: nodeCount)
    for node in order {
      follow(around: node, from: start, lead, isSettled)
      settle(node, reach: 2, step: 0.3, rounds: 3, known, isInverted: isInverted, in: grey)
      isSettled[node] = true
    }
    for _ in 0..<2 {
      smooth()
      for node in order {
        settle(node, reach: 1, step: 0.2, rounds: 2, known, isInverted: isInverted, in: grey)
      }
    }
  }

  /// Nodes by their distance from the nearest anchor.
  private func nodes(from anchors: [Point]) -> [Int] {
    let distances = (0..<nodeCount).map { node in
      let place = place(ofNode: node)
      return anchors.reduce(Double.infinity) { min($0, (place - $1).length) }
    }
    return (0..<nodeCount).ascending { distances[$0] }
  }

  /// How nodes that are settled lead on to the next.
  enum Lead {
    /// It lies as far off as they do: a node that settled badly leads few astray.
    case level
    /// What changes from one to the next goes on: a bend is followed far from the anchors.
    case trend
  }

  /// The ways to try. What a symbol gains by its bend being followed it may lose by a node that settled badly: the first way alone reads
  /// 23 of BoofCV's curved symbols, both read 26, and the second alone loses one behind glare and two in live frames. In a small one
  /// that is no symbol for certain a second try costs more than it gives.
  func leads(isCertain: Bool) -> [Lead] {
    isCertain || nodeCount >= 60 ? [.level, .trend] : [.level]
  }

  /// How far apart settled nodes must lie for a change between them to be believed, as the square of a deviation in nodes, times the
  /// number of nodes. By this way alone all of 60 sheets that sag with an Aztec Code are read, 57 with 40 and 8 with 0.
  private static let slackOfNodes = 10.0

  /// Moves a node, and those around it that are not settled yet, to where the settled ones near it lead.
  private mutating func follow(around node: Int, from start: [Point], _ lead: Lead, _ isSettled: [Bool]) {
    let (column, row) = (node % nodeColumns, node / nodeColumns)
    /// Calls `body` with each node so near, and how many columns and rows away it is.
    func forEach(within reach: Int, _ body: (Int, Point) -> Void) {
      for y in max(0, row - reach)...min(nodeRows - 1, row + reach) {
        for x in max(0, column - reach)...min(nodeColumns - 1, column + reach) {
          body(y * nodeColumns + x, Point(x: Double(x - column), y: Double(y - row)))
        }
      }
    }
    var trend = Trend()
    forEach(within: lead == .level ? 1 : 2) { index, from in
      if isSettled[index] {
        trend.add(warp[index] - start[index], at: from, weight: 1 / Point.dot(from, from))
      }
    }
    let plane = lead == .level ? trend.level : trend.plane(slack: Self.slackOfNodes / Double(nodeCount))
    forEach(within: lead == .level ? 0 : 1) { index, from in
      if !isSettled[index] { warp[index] = start[index] + plane.value(at: from) }
    }
  }

  /// Draws each node halfway to the mean of its neighbours.
  private mutating func smooth() {
    let before = warp
    for row in 0..<nodeRows {
      for column in 0..<nodeColumns {
        var (sum, count) = (Point(x: 0, y: 0), 0.0)
        for (x, y) in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
        where x >= 0 && y >= 0 && x < nodeColumns && y < nodeRows {
          sum = sum + before[y * nodeColumns + x]
          count += 1
        }
        // At the lattice's edge the mean of the neighbours lags behind a slope: less weight there.
        let weight = count == 4 ? 0.5 : 0.2
        let node = row * nodeColumns + column
        warp[node] = before[node] * (1 - weight) + sum * (weight / count)
      }
    }
  }

  /// Moves one node to the best of the places around it.
  private mutating func settle(
    _ node: Int, reach: Int, step: Double, rounds: Int, _ known: FunctionPattern, isInverted: Bool,
    in grey: GreySampler
  ) {
    warp[node] = bestShift(
      around: place(ofNode: node), from: warp[node], reach: reach, step: step, rounds: rounds, known,
      isInverted: isInverted, in: grey)
  }

  /// How far off the perspective, in image pixels, the modules around a place stand out most: the best of the shifts
  /// around `start`, `reach` steps each way, then of those half a step apart around that, and so on; steps are in modules.
  func bestShift(
    around place: Point, from start: Point, reach: Int, step: Double, rounds: Int, _ known: FunctionPattern,
    isInverted: Bool, in grey: GreySampler
  ) -> Point {
    let (x, y) = (place.x, place.y)
    let center = map(Point(x: x, y: y))
    let right = point(x + 0.5, y) - point(x - 0.5, y)
    let down = point(x, y + 0.5) - point(x, y - 0.5)
    return ModuleWindow(around: x, y, reach: 3, known).settled(
      at: center, from: start, right, down, reach: reach, step: step, rounds: rounds,
      isInverted: isInverted, in: grey)
  }
}
