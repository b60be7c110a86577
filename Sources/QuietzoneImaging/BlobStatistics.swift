/// What the pixels of one tone form: how many blobs, and how wide and high these are together.
///
/// Pixels that touch at a corner belong together.
package struct BlobStatistics {
  /// How many pixels there are.
  package private(set) var area = 0
  /// How many blobs there are, without as many as there are holes in them.
  package private(set) var count = 0
  /// How many runs the pixels form along the rows, and along the columns: the heights and the widths of all blobs, if each is
  /// convex.
  private var (rowRuns, columnRuns) = (0, 0)

  /// The most columns that are looked at: with the one beyond the last they are the bits of a word.
  package static let mostColumns = 63

  /// - Parameters:
  ///   - bits: of no more than `mostColumns`.
  ///   - areDark: which of their pixels are looked at.
  ///
  /// Complexity: O(rows).
  package init(_ bits: BitMatrix, areDark: Bool) {
    precondition(bits.width <= Self.mostColumns, "a picture of \(bits.width) columns is too wide")
    let mask = UInt64(1) &<< UInt64(bits.width) &- 1
    let flip = areDark ? 0 : mask
    // Gray's bit quads: the corners of all blobs, counted in squares of four pixels.
    var corners = 0
    var (above, aboveLeft): (UInt64, UInt64) = (0, 0)
    for y in 0...bits.height {
      let here = y < bits.height ? bits.words[y] ^ flip : 0
      let left = here &<< 1
      let isOdd = above ^ aboveLeft ^ here ^ left
      let areThree = isOdd & (above & aboveLeft | here & left)
      let areDiagonal = ~isOdd & (above ^ aboveLeft) & (above ^ here)
      corners += isOdd.nonzeroBitCount - 2 * (areThree.nonzeroBitCount + areDiagonal.nonzeroBitCount)
      area += here.nonzeroBitCount
      rowRuns += (here & ~left).nonzeroBitCount
      columnRuns += (here & ~above).nonzeroBitCount
      (above, aboveLeft) = (here, left)
    }
    count = corners / 4
  }

  /// How much of their rectangles blobs fill that are all alike, convex and without holes: 1 at most, a disc π/4. Less where blobs
  /// branch or have holes, and more where they are of different sizes; 0 where there are none.
  package var fill: Double {
    guard rowRuns > 0, columnRuns > 0, count > 0 else { return 0 }
    return Double(area) * Double(count) / (Double(rowRuns) * Double(columnRuns))
  }
}
