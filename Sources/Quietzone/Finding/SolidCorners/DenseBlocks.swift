import QuietzoneImaging

/// Where edges are dense and run in crossing directions: where a matrix symbol may be, as the blocks of one level show it.
struct DenseBlocks {
  let columns: Int
  let rows: Int
  /// By block: whether it belongs to such a place, or is next to one.
  private(set) var isWanted: [Bool]
  /// Places that belong together.
  private(set) var regions: [Region] = []
  /// By block: the mean slope of what is wanted around it.
  private(set) var usualSlope: [Float]
  /// The least slope of an edge that is more than noise, in grey values a pixel.
  let leastSlope: Float

  /// A rectangle of blocks.
  struct Region {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>
    /// How many blocks belong to it.
    var blockCount = 0
  }

  /// - Parameters:
  ///   - crossings: where those blocks' edges cross.
  ///   - image: what the blocks were measured on.
  ///   - scale: pixels of the image a pixel of what the blocks were measured on.
  ///   - taken: what has been read already.
  init(
    _ blocks: GradientBlocks, _ crossings: CrossingEdges, in image: LuminanceImage, scale: Double,
    except taken: [Quadrilateral]
  ) {
    columns = blocks.columns
    rows = blocks.rows
    let noise = blocks.noiseVariance
    leastSlope = max(SolidCornerTuning.leastSlope, SolidCornerTuning.leastSlopeInNoise * noise.squareRoot())
    isWanted = [Bool](repeating: false, count: columns * rows)
    usualSlope = []
    var isDense = crossings.isCrossing
    let side = scale * Double(GradientBlocks.side)
    for index in isDense.indices where isDense[index] && !taken.isEmpty {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let middle = Point(x: (Double(column) + 0.5) * side, y: (Double(row) + 0.5) * side)
      if taken.contains(where: { $0.contains(middle) }) { isDense[index] = false }
    }
    isDense = ModuleLikeness.prevailing(in: image, blocks, noise: noise, where: isDense)
    // The solid borders have nothing but themselves beside them.
    for row in 0..<rows {
      for column in 0..<columns where isDense[row * columns + column] {
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) { isWanted[y * columns + x] = true }
        }
      }
    }
    for index in isWanted.indices where blocks.strength[index] < 1 { isWanted[index] = false }
    usualSlope = usualSlopes(blocks)
    gather(isDense)
  }

  /// The mean slope around each block, from sums over all blocks above and to the left.
  private func usualSlopes(_ blocks: GradientBlocks) -> [Float] {
    let stride = columns + 1
    var sums = [SIMD2<Float>](repeating: .zero, count: stride * (rows + 1))
    for row in 0..<rows {
      var line = SIMD2<Float>.zero
      for column in 0..<columns {
        let index = row &* columns &+ column
        if isWanted[index] { line += SIMD2(blocks.strength[index], 1) }
        sums[(row &+ 1) &* stride &+ column &+ 1] = sums[row &* stride &+ column &+ 1] + line
      }
    }
    var slopes = [Float](repeating: 0, count: columns * rows)
    let reach = SolidCornerTuning.surroundings
    for row in 0..<rows {
      let (top, bottom) = (max(0, row - reach) * stride, min(rows, row + reach + 1) * stride)
      for column in 0..<columns where isWanted[row &* columns &+ column] {
        let (left, right) = (max(0, column - reach), min(columns, column + reach + 1))
        let sum = sums[bottom + right] - sums[bottom + left] - sums[top + right] + sums[top + left]
        slopes[row &* columns &+ column] = sum.x / max(1, sum.y)
      }
    }
    return slopes
  }

  /// Joins neighbouring blocks.
  private mutating func gather(_ isDense: [Bool]) {
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
  }
}
