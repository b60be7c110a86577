extension SymbolGrid {
  /// Bends the grid to the symbol: each node moves to where the modules around it stand out most.
  ///
  /// Sampled at the middles of its modules a symbol is as dark and as light as it gets; sampled off them it is grey.
  /// What is known to be dark or light (finder, timing and alignment patterns) counts by its sign. Nodes follow their
  /// neighbours, from the anchors outwards, so a bend is followed however far it leads.
  ///
  /// - Parameter anchors: Where the grid is right already, in modules: the middles of finder patterns.
  mutating func refine(
    by known: FunctionPattern, from anchors: [Point], isInverted: Bool, in grey: GreySampler
  ) {
    makeWarpable()
    let start = warp
    let order = nodes(from: anchors)
    var isSettled = [Bool](repeating: false, count: nodeCount)
    for node in order {
      let prediction = start[node] + meanShift(around: node, from: start, of: isSettled)
      warp[node] = prediction
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

  /// How far the settled neighbours of a node have moved from where they started, on average.
  private func meanShift(around node: Int, from start: [Point], of isSettled: [Bool]) -> Point {
    let (column, row) = (node % nodeColumns, node / nodeColumns)
    var (sum, weights) = (Point(x: 0, y: 0), 0.0)
    for y in max(0, row - 1)...min(nodeRows - 1, row + 1) {
      for x in max(0, column - 1)...min(nodeColumns - 1, column + 1)
      where isSettled[y * nodeColumns + x] {
        let weight = x == column || y == row ? 1.0 : 0.5
        sum = sum + (warp[y * nodeColumns + x] - start[y * nodeColumns + x]) * weight
        weights += weight
      }
    }
    return weights > 0 ? sum * (1 / weights) : sum
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
