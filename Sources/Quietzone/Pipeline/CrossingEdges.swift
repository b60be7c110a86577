import QuietzoneImaging

/// Where edges are dense and run in crossing directions, block by block: where a matrix symbol may be. Bars and plain edges run
/// one way; paper and sky have none.
struct CrossingEdges {
  /// The least slope of a block with edges, in grey values a pixel.
  private static let leastStrength: Float = 4
  /// How well the edges around a block may agree on one direction: bars agree, and a plain edge does.
  private static let mostAgreement: Float = 0.6
  /// The least mean slope around a block.
  private static let leastDensity: Float = 6

  let columns: Int
  let rows: Int
  /// By block, row by row.
  let isCrossing: [Bool]
  /// How many blocks show crossing edges.
  let count: Int

  /// Complexity: O(blocks).
  init(_ blocks: GradientBlocks) {
    let (columns, rows) = (blocks.columns, blocks.rows)
    // By block: how steep it is, which way, weighted by that, and that it is one.
    let shares = blocks.strength.indices.map { index in
      let (strength, direction) = (blocks.strength[index], blocks.direction[index] * blocks.strength[index])
      return SIMD4(direction.x, direction.y, strength, 1)
    }
    var isCrossing = [Bool](repeating: false, count: columns * rows)
    var count = 0
    for row in 0..<rows {
      for column in 0..<columns where blocks.strength[row * columns + column] >= Self.leastStrength {
        var sum = SIMD4<Float>.zero
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) { sum += shares[y &* columns &+ x] }
        }
        guard sum[2] >= Self.leastDensity * sum[3],
          (sum.lowHalf * sum.lowHalf).sum() < Self.mostAgreement * Self.mostAgreement * sum[2] * sum[2]
        else { continue }
        isCrossing[row * columns + column] = true
        count += 1
      }
    }
    (self.columns, self.rows, self.isCrossing, self.count) = (columns, rows, isCrossing, count)
  }
}
