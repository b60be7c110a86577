/// How far the grey values of each block of 8 × 8 pixels are apart.
package struct BlockContrasts {
  package let columns: Int
  package let rows: Int
  /// By block, row by row.
  private let contrasts: [UInt8]

  /// The whole pairs of blocks of an image of `width` × `height` pixels; what is left at the right and lower edge is left out.
  ///
  /// Complexity: O(blocks).
  package init(_ blocks: BlockStatistics, width: Int, height: Int) {
    let side = BlockStatistics.side
    (columns, rows) = (width / (2 * side) * 2, height / side)
    var contrasts: [UInt8] = []
    contrasts.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let first = row * blocks.columns
      for place in first..<first + columns {
        contrasts.append(blocks.lightest[place] &- blocks.darkest[place])
      }
    }
    self.contrasts = contrasts
  }

  /// By block, row by row: whether its grey values are `least` apart and more, but those of no block around it, itself included,
  /// `most` and more. And how many blocks these are, and how many have `most` and more.
  ///
  /// Complexity: O(blocks).
  package func blocks(of least: UInt8, below most: UInt8) -> (areThey: [Bool], count: Int, others: Int) {
    let (columns, rows) = (columns, rows)
    var areThey = [Bool](repeating: false, count: columns * rows)
    var (count, others) = (0, 0)
    // The greatest of three above each other, with nothing at either end.
    var tallest = [UInt8](repeating: 0, count: columns + 2)
    for row in 0..<rows {
      let first = row * columns
      let (above, below) = (max(0, row - 1) * columns, min(rows - 1, row + 1) * columns)
      contrasts.withUnsafeBufferPointer { contrasts in
        tallest.withUnsafeMutableBufferPointer { tallest in
          areThey.withUnsafeMutableBufferPointer { areThey in
            for column in 0..<columns {
              tallest[column &+ 1] = max(
                contrasts[above &+ column], contrasts[first &+ column], contrasts[below &+ column])
            }
            for column in 0..<columns {
              let contrast = contrasts[first &+ column]
              let greatest = max(tallest[column], tallest[column &+ 1], tallest[column &+ 2])
              let isOne = contrast >= least && greatest < most
              areThey[first &+ column] = isOne
              count &+= isOne ? 1 : 0
              others &+= contrast >= most ? 1 : 0
            }
          }
        }
      }
    }
    return (areThey, count, others)
  }
}
