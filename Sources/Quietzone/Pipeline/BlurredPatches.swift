import QuietzoneImaging

extension Evidence {
  /// How much steeper the edges of a patch must be at half the size, in grey values a pixel, to be called blurred. Where edges
  /// are a pixel or two wide halving leaves them as steep as they are, where they are wide it doubles their slope: of the
  /// `boofcv` images that only sharpening makes readable all have 1.6 or more, of small photos hardly a patch has 1.4.
  private static let leastBlur: Float = 1.5

  /// Where a matrix symbol may be that blur hides: patches of dense edges in crossing directions, all of them wide.
  ///
  /// - Parameter leastSide: The least side of a patch, in pixels of the image.
  mutating func blurredPatches(leastSide: Int) -> [PixelRectangle] {
    // Too small to be halved: all of it may be one symbol.
    guard levelCount > 1 else {
      let image = self.image(level: 0)
      return [PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)]
    }
    let side = 2 * GradientBlocks.side
    return patches(level: 1)
      .filter { min($0.columns.count, $0.rows.count) * side >= leastSide && steepening($0) >= Self.leastBlur }
      .map { rectangle(around: $0) }
  }

  /// How many times as steep the edges of a patch are at half the size, in grey values a pixel of each.
  mutating func steepening(_ patch: CrossingEdges.Patch) -> Float {
    let (coarse, image) = (blocks(level: 1), image(level: 0))
    var (slope, finerSlope) = (Float(0), Float(0))
    // Every other block tells, and of the four that it was at twice the size two.
    for place in stride(from: 0, to: patch.blocks.count, by: 2) {
      let index = patch.blocks[place]
      let (column, row) = (2 * (index % coarse.columns), 2 * (index / coarse.columns))
      guard 8 * column + 16 < image.width, 8 * row + 8 < image.height else { continue }
      slope += 2 * coarse.strength[index]
      finerSlope += GradientBlocks.strength(ofPairAt: column, row, in: image)
    }
    return slope / max(finerSlope, 1)
  }

  /// Where a matrix symbol of so few pixels a side at most may be: patches of dense edges in crossing directions.
  mutating func patches(mostSide: Int) -> [PixelRectangle] {
    guard levelCount > 1 else { return [] }
    let side = 2 * GradientBlocks.side
    return patches(level: 1)
      .filter { max($0.columns.count, $0.rows.count) * side <= mostSide }.map { rectangle(around: $0) }
  }

  /// A patch of the first level's half, in pixels, with a block around it: a symbol's corners and its quiet zone show fewer edges.
  func rectangle(around patch: CrossingEdges.Patch) -> PixelRectangle {
    let side = 2 * GradientBlocks.side
    return PixelRectangle(
      x: (patch.columns.lowerBound - 1) * side, y: (patch.rows.lowerBound - 1) * side,
      width: (patch.columns.count + 2) * side, height: (patch.rows.count + 2) * side)
  }
}

extension CrossingEdges {
  /// Blocks with crossing edges that touch each other.
  struct Patch {
    var columns: Range<Int>
    var rows: Range<Int>
    /// Which blocks of the level these are.
    var blocks: [Int]
  }

  /// The connected patches.
  ///
  /// Complexity: O(blocks).
  func patches() -> [Patch] {
    var isOpen = isCrossing
    var patches: [Patch] = []
    for start in isOpen.indices where isOpen[start] {
      isOpen[start] = false
      var blocks = [start]
      var (left, right, top, bottom) = (columns, 0, rows, 0)
      var next = 0
      while next < blocks.count {
        let (column, row) = (blocks[next] % columns, blocks[next] / columns)
        next += 1
        (left, right) = (min(left, column), max(right, column))
        (top, bottom) = (min(top, row), max(bottom, row))
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) where isOpen[y * columns + x] {
            isOpen[y * columns + x] = false
            blocks.append(y * columns + x)
          }
        }
      }
      patches.append(Patch(columns: left..<right + 1, rows: top..<bottom + 1, blocks: blocks))
    }
    return patches
  }
}
