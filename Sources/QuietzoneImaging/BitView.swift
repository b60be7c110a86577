/// Fast reading of a bit matrix: single pixels, and where a row changes between light and dark.
///
/// A view for the length of a closure: it must not outlive the matrix it was made from.
public struct BitView {
  @usableFromInline let words: UnsafePointer<UInt64>
  @usableFromInline let wordsPerRow: Int
  public let width: Int
  public let height: Int

  init(words: UnsafePointer<UInt64>, wordsPerRow: Int, width: Int, height: Int) {
    self.words = words
    self.wordsPerRow = wordsPerRow
    self.width = width
    self.height = height
  }

  /// Whether the pixel is dark; it must lie inside.
  @inlinable
  @inline(__always)
  public func isDark(_ x: Int, _ y: Int) -> Bool {
    words[y &* wordsPerRow &+ x &>> 6] &>> UInt64(truncatingIfNeeded: x & 63) & 1 != 0
  }

  /// The lengths of the runs that follow a pixel in one direction: the rest of its own, then those behind it. The last one
  /// may end with the picture.
  ///
  /// - Parameters:
  ///   - count: How many runs there must be, 1 to 4.
  ///   - dx: By how many columns to go each step: -1, 0 or 1. `dy` are rows.
  ///   - reach: How many pixels they may be long together.
  /// - Returns: nil if there are fewer.
  @inlinable
  public func runLengths(
    _ count: Int, from x: Int, _ y: Int, dx: Int, dy: Int, reach: Int
  ) -> SIMD4<Int32>? {
    let roomX = dx > 0 ? width &- 1 &- x : dx < 0 ? x : reach
    let roomY = dy > 0 ? height &- 1 &- y : dy < 0 ? y : reach
    let room = min(roomX, roomY)
    var lengths = SIMD4<Int32>.zero
    var (run, begin) = (0, 0)
    var isWanted = isDark(x, y)
    var (x, row) = (x, words + y &* wordsPerRow)
    let rowStep = dy &* wordsPerRow
    for place in 0..<min(room, reach) {
      x &+= dx
      row += rowStep
      guard (row[x &>> 6] &>> UInt64(truncatingIfNeeded: x & 63) & 1 != 0) != isWanted else { continue }
      lengths[run] = Int32(truncatingIfNeeded: place &- begin)
      run &+= 1
      if run == count { return lengths }
      begin = place
      isWanted.toggle()
    }
    guard room < reach, run == count - 1, room > begin else { return nil }
    lengths[run] = Int32(truncatingIfNeeded: room &- begin)
    return lengths
  }

  /// Writes the places where row `y` changes, from the left: at even indices a dark run begins, at odd ones a light
  /// one. The row's width ends the list, so that the last run has an end.
  ///
  /// - Parameter runs: room for `width + 2` numbers.
  /// - Returns: how many were written, the end included.
  @inlinable
  public func runs(ofRow y: Int, into runs: UnsafeMutablePointer<Int32>) -> Int {
    let row = words + y &* wordsPerRow
    var count = 0
    var previous: UInt64 = 0
    for index in 0..<wordsPerRow {
      let word = row[index]
      var edges = word ^ (word &<< 1 | previous)
      previous = word &>> 63
      let base = Int32(truncatingIfNeeded: index &<< 6)
      while edges != 0 {
        runs[count] = base &+ Int32(truncatingIfNeeded: edges.trailingZeroBitCount)
        count &+= 1
        edges &= edges &- 1
      }
    }
    if count == 0 || runs[count &- 1] < Int32(truncatingIfNeeded: width) {
      runs[count] = Int32(truncatingIfNeeded: width)
      count &+= 1
    }
    return count
  }
}

extension BitMatrix {
  /// Calls `body` with a view of the bits; there must be some.
  public func withView<R>(_ body: (BitView) -> R) -> R {
    words.withUnsafeBufferPointer {
      body(BitView(words: $0.baseAddress!, wordsPerRow: wordsPerRow, width: width, height: height))
    }
  }
}
