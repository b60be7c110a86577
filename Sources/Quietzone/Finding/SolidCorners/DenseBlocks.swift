import QuietzoneImaging

/// Where edges are dense and run in crossing directions: where a matrix symbol may be, as the blocks of one level show it.
struct DenseBlocks {
  /// The least slope of a block with edges, in grey values a pixel.
  private static let leastStrength: Float = 4
  /// How well the edges around a block may agree on one direction: bars agree, and a plain edge does.
  private static let mostAgreement: Float = 0.6
  /// The least mean slope around a block.
  private static let leastDensity: Float = 6

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
  ///   - scale: pixels of the image a pixel of what the blocks were measured on.
  ///   - taken: what has been read already.
  init(_ blocks: GradientBlocks, scale: Double, except taken: [Quadrilateral]) {
    columns = blocks.columns
    rows = blocks.rows
    isWanted = [Bool](repeating: false, count: columns * rows)
    var isDense = [Bool](repeating: false, count: columns * rows)
    // By block: how steep it is, which way, weighted by that, and that it is one.
    let shares = blocks.strength.indices.map { index in
      let (strength, direction) = (blocks.strength[index], blocks.direction[index] * blocks.strength[index])
      return SIMD4(direction.x, direction.y, strength, 1)
    }
    for row in 0..<rows {
      for column in 0..<columns where blocks.strength[row * columns + column] >= Self.leastStrength {
        var sum = SIMD4<Float>.zero
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) { sum += shares[y &* columns &+ x] }
        }
        guard sum[2] >= Self.leastDensity * sum[3],
          (sum.lowHalf * sum.lowHalf).sum() < Self.mostAgreement * Self.mostAgreement * sum[2] * sum[2]
        else { continue }
        let side = scale * Double(GradientBlocks.side)
        let middle = Point(x: (Double(column) + 0.5) * side, y: (Double(row) + 0.5) * side)
        guard !taken.contains(where: { $0.contains(middle) }) else { continue }
        isDense[row * columns + column] = true
      }
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
