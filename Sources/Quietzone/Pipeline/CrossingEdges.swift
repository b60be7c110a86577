import QuietzoneImaging

/// Where edges are dense and run in crossing directions, block by block: where a matrix symbol may be. Bars and plain edges run
/// one way; paper and sky have none.
struct CrossingEdges {
  /// The least slope of a block with edges, in grey values a pixel.
  private static let leastStrength: Float = 4
  /// How well the edges around a block may agree on one direction: bars agree, and a plain edge does.
  static let mostAgreement: Float = 0.6
  /// The least mean slope around a block.
  private static let leastDensity: Float = 6
  /// The least mean slope around a block, as a multiple of the slope of the calmest blocks: under normal noise alone one mean in
  /// fifty has 1.3.
  private static let leastDensityInNoise: Float = 1.4

  let columns: Int
  let rows: Int
  /// By block, row by row.
  let isCrossing: [Bool]
  /// How many blocks show crossing edges.
  let count: Int

  /// Complexity: O(blocks).
  init(_ blocks: GradientBlocks, mostAgreement: Float = Self.mostAgreement) {
    let (columns, rows) = (blocks.columns, blocks.rows)
    let leastDensity = max(Self.leastDensity, Self.leastDensityInNoise * blocks.calmSlope)
    // By block: how steep it is, which way, weighted by that, and that it is one; with nothing at both ends of a row.
    let stride = columns + 2
    var shares = [SIMD4<Float>](repeating: .zero, count: stride * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let strength = blocks.strength[row &* columns &+ column]
        let direction = blocks.direction[row &* columns &+ column] * strength
        shares[row &* stride &+ column &+ 1] = SIMD4(lowHalf: direction, highHalf: SIMD2(strength, 1))
      }
    }
    var isCrossing = [Bool](repeating: false, count: columns * rows)
    var count = 0
    // Of a row and those above and below it.
    var sums = [SIMD4<Float>](repeating: .zero, count: stride)
    for row in 0..<rows {
      let (above, below) = (max(0, row - 1) * stride, min(rows - 1, row + 1) * stride)
      for place in 0..<stride {
        var sum = shares[row &* stride &+ place]
        if row > 0 { sum += shares[above &+ place] }
        if row < rows &- 1 { sum += shares[below &+ place] }
        sums[place] = sum
      }
      for column in 0..<columns where blocks.strength[row &* columns &+ column] >= Self.leastStrength {
        let sum = sums[column] + sums[column &+ 1] + sums[column &+ 2]
        guard sum[2] >= leastDensity * sum[3],
          (sum.lowHalf * sum.lowHalf).sum() < mostAgreement * mostAgreement * sum[2] * sum[2]
        else { continue }
        isCrossing[row &* columns &+ column] = true
        count += 1
      }
    }
    (self.columns, self.rows, self.isCrossing, self.count) = (columns, rows, isCrossing, count)
  }
}
