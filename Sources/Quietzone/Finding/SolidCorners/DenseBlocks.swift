import QuietzoneImaging

/// Where edges are dense and run in crossing directions: where a matrix symbol may be, as the blocks of one level show it.
struct DenseBlocks {
  let columns: Int
  let rows: Int
  /// By block: whether it belongs to such a place, or is next to one.
  private(set) var isWanted: [Bool]
  /// Places that belong together, the densest first.
  private(set) var regions: [Region] = []

  /// A rectangle of blocks.
  struct Region {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>
    /// How many blocks belong to it.
    var blockCount = 0
    /// How much edge there is.
    var weight: Float = 0

    /// The mean slope.
    var density: Float { weight / Float(max(1, blockCount)) }
  }

  /// - Parameters:
  ///   - crossings: where those blocks' edges cross.
  ///   - scale: pixels of the image a pixel of what the blocks were measured on.
  ///   - taken: what has been read already.
  init(_ blocks: GradientBlocks, _ crossings: CrossingEdges, scale: Double, except taken: [Quadrilateral]) {
    columns = blocks.columns
    rows = blocks.rows
    isWanted = [Bool](repeating: false, count: columns * rows)
    var isDense = crossings.isCrossing
    let side = scale * Double(GradientBlocks.side)
    for index in isDense.indices where isDense[index] && !taken.isEmpty {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let middle = Point(x: (Double(column) + 0.5) * side, y: (Double(row) + 0.5) * side)
      if taken.contains(where: { $0.contains(middle) }) { isDense[index] = false }
    }
    // The solid borders have nothing but themselves beside them.
    for row in 0..<rows {
      for column in 0..<columns where isDense[row * columns + column] {
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) { isWanted[y * columns + x] = true }
        }
      }
    }
    for index in isWanted.indices where blocks.strength[index] < 1 { isWanted[index] = false }
    gather(isDense, blocks)
  }

  /// Joins neighbouring blocks.
  private mutating func gather(_ isDense: [Bool], _ blocks: GradientBlocks) {
    var isFree = isWanted
    for seed in isFree.indices where isFree[seed] {
      isFree[seed] = false
      var members = [seed]
      var region = Region(
        columns: seed % columns...seed % columns, rows: seed / columns...seed / columns)
      var denseCount = 0
      var next = 0
      while next < members.count {
        let index = members[next]
        next += 1
        let (x, y) = (index % columns, index / columns)
        region.columns = min(region.columns.lowerBound, x)...max(region.columns.upperBound, x)
        region.rows = min(region.rows.lowerBound, y)...max(region.rows.upperBound, y)
        region.weight += blocks.strength[index]
        if isDense[index] { denseCount += 1 }
        for (nearX, nearY) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        where nearX >= 0 && nearY >= 0 && nearX < columns && nearY < rows {
          let near = nearY * columns + nearX
          guard isFree[near] else { continue }
          isFree[near] = false
          members.append(near)
        }
      }
      region.blockCount = members.count
      if denseCount >= 2 { regions.append(region) }
    }
    regions = regions.descending { Double($0.density) }
  }
}
