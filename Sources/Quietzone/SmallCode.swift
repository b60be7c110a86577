/// Whether a picture shows something like a code that takes up but a small part of it: one patch dense with edges, about
/// as high as wide or wider, on ground that is calm. A camera that can zoom would show it better.
///
/// Complexity: O(width × height), 16 pixels at a time.
public func showsSmallCode(_ image: LuminanceImage) -> Bool {
  let blocks = GradientBlocks(image)
  let patch = largestPatch(of: blocks)
  let (width, height) = (patch.columns.count, patch.rows.count)
  // Smaller ones are specks; larger ones need no zoom.
  return min(width, height) >= 3 && 2 * width < blocks.columns && 2 * height < blocks.rows
    && 10 * patch.count >= 6 * width * height
}

/// Neighbouring blocks that are full of edges.
private struct Patch {
  var columns = 0..<0
  var rows = 0..<0
  var count = 0

  mutating func insert(column: Int, row: Int) {
    columns =
      count == 0 ? column..<column + 1 : min(columns.lowerBound, column)..<max(columns.upperBound, column + 1)
    rows = count == 0 ? row..<row + 1 : min(rows.lowerBound, row)..<max(rows.upperBound, row + 1)
    count += 1
  }
}

/// The patch with the most blocks; empty where there is none.
private func largestPatch(of blocks: GradientBlocks) -> Patch {
  /// Grey values a pixel: more than paper and noise have, less than modules of two pixels out of focus.
  let leastStrength: Float = 9
  var isOpen = blocks.strength.map { $0 >= leastStrength }
  var largest = Patch()
  var waiting: [Int] = []
  for start in isOpen.indices where isOpen[start] {
    var patch = Patch()
    isOpen[start] = false
    waiting.append(start)
    while let index = waiting.popLast() {
      let (row, column) = index.quotientAndRemainder(dividingBy: blocks.columns)
      patch.insert(column: column, row: row)
      for y in max(0, row - 1)...min(blocks.rows - 1, row + 1) {
        for x in max(0, column - 1)...min(blocks.columns - 1, column + 1) where isOpen[y * blocks.columns + x]
        {
          isOpen[y * blocks.columns + x] = false
          waiting.append(y * blocks.columns + x)
        }
      }
    }
    if patch.count > largest.count { largest = patch }
  }
  return largest
}
