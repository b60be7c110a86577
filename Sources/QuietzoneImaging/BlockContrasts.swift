/// How far the grey values of each block of 8 × 8 pixels are apart.
package struct BlockContrasts {
  package let columns: Int
  package let rows: Int
  /// By block, row by row.
  private let contrasts: [UInt8]

  /// Measures the blocks of `image` by pairs; what is left at the right and lower edge is left out.
  ///
  /// Complexity: O(pixels).
  package init(_ image: LuminanceImage) {
    let side = BlockStatistics.side
    let pairs = PixelRectangle(
      x: 0, y: 0, width: image.width / (2 * side) * 2 * side, height: image.height / side * side)
    let blocks = BlockStatistics(image.cropped(to: pairs))
    (columns, rows) = (blocks.columns, blocks.rows)
    contrasts = zip(blocks.lightest, blocks.darkest).map { $0 &- $1 }
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
