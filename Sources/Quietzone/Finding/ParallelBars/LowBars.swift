import QuietzoneImaging

/// Finds bars lower than a block, which their own ends hide: a block shows as much edge along them as across.
///
/// What is left to find them by is that they stand alone: a stretch of blocks with edges in a row or two, with even ground
/// above and below; and that all rows of pixels in it are alike, as those of text are not.
struct LowBars {
  private let image: LuminanceImage
  private let blocks: GradientBlocks

  /// - Parameters:
  ///   - image: What is searched.
  ///   - blocks: Those of `image`.
  init(_ image: LuminanceImage, _ blocks: GradientBlocks) { (self.image, self.blocks) = (image, blocks) }

  /// The least slope of a block with bars, and the greatest of even ground, in grey values a pixel.
  private static let (leastStrength, mostEven): (Float, Float) = (3, 2)
  /// Blocks in a stretch at least, and blocks in between that show nothing.
  private static let (leastLength, mostGap) = (8, 2)
  /// Which part of the blocks above and below are even.
  private static let leastEven = 0.9
  /// Rows of bars, in pixels: one may be all that a scanner took. Higher ones show in blocks.
  private static let heights = 1...12

  /// The bars upright in the image, or those that lie in it.
  ///
  /// Complexity: O(blocks), and O(pixels) of the stretches.
  func regions(areUpright: Bool) -> [BarRegion] {
    let grid = Grid(blocks, areUpright: areUpright)
    var regions: [BarRegion] = []
    for row in 0..<grid.rows {
      var first: Int?
      var last = 0
      for place in 0...grid.length + Self.mostGap {
        if place < grid.length, grid.strength(row, place) >= Self.leastStrength {
          if first == nil { first = place }
          last = place
        } else if let start = first, place - last > Self.mostGap {
          first = nil
          guard last - start + 1 >= Self.leastLength else { continue }
          if let region = region(grid, row, start...last, areUpright: areUpright) { regions.append(region) }
        }
      }
    }
    return regions
  }

  /// What a stretch of blocks in one row, or in that and the next, shows.
  private func region(_ grid: Grid, _ row: Int, _ stretch: ClosedRange<Int>, areUpright: Bool) -> BarRegion? {
    guard isEven(grid, row - 1, stretch) else { return nil }
    let count = isEven(grid, row + 1, stretch) ? 1 : 2
    guard count == 1 || isEven(grid, row + 2, stretch) else { return nil }
    let side = GradientBlocks.side
    let range =
      stretch.lowerBound
      * side..<min((stretch.upperBound + 1) * side, areUpright ? image.width : image.height)
    let rows = max(0, row * side - 1)..<min((row + count) * side + 2, areUpright ? image.height : image.width)
    guard let bars = rowsOfBars(rows, range, areUpright: areUpright) else { return nil }
    let middle = (
      Double(range.lowerBound + range.upperBound) / 2, Double(bars.lowerBound + bars.upperBound) / 2
    )
    return BarRegion(
      center: areUpright ? Point(x: middle.0, y: middle.1) : Point(x: middle.1, y: middle.0),
      across: areUpright ? Point(x: 1, y: 0) : Point(x: 0, y: 1), length: Double(range.count),
      height: Double(bars.count), curvature: 0, weight: 0)
  }

  private func isEven(_ grid: Grid, _ row: Int, _ stretch: ClosedRange<Int>) -> Bool {
    guard row >= 0, row < grid.rows else { return true }
    let even = stretch.count { grid.strength(row, $0) <= Self.mostEven }
    return Double(even) >= Self.leastEven * Double(stretch.count)
  }

  /// The rows of pixels that show bars, if they are alike: as much edge in each, in the same places.
  private func rowsOfBars(_ rows: Range<Int>, _ range: Range<Int>, areUpright: Bool) -> Range<Int>? {
    image.withPixels { pixels in
      let (step, apart) = areUpright ? (1, pixels.rowStride) : (pixels.rowStride, 1)
      func edges(_ row: Int) -> Int {
        var sum = 0
        for place in range.dropFirst() {
          let pixel = row * apart + place * step
          sum += abs(Int(pixels.top[pixel]) - Int(pixels.top[pixel - step]))
        }
        return sum
      }
      func difference(_ row: Int, _ other: Int) -> Int {
        range.reduce(0) {
          $0 + abs(Int(pixels.top[row * apart + $1 * step]) - Int(pixels.top[other * apart + $1 * step]))
        }
      }
      let sums = rows.map(edges)
      guard let most = sums.max(), let strongest = sums.firstIndex(of: most), most > 4 * range.count else {
        return nil
      }
      var (first, end) = (strongest, strongest + 1)
      while first > 0, 4 * sums[first - 1] > 3 * most { first -= 1 }
      while end < sums.count, 4 * sums[end] > 3 * most { end += 1 }
      let bars = rows.lowerBound + first..<rows.lowerBound + end
      guard Self.heights.contains(bars.count) else { return nil }
      // Each row may differ from the strongest by noise, not by bars.
      let own = rows.lowerBound + strongest
      return bars.allSatisfy { 5 * difference($0, own) < most } ? bars : nil
    }
  }

  /// The blocks' strengths, by rows along which lines run.
  private struct Grid {
    private let blocks: GradientBlocks
    private let (apart, step): (Int, Int)
    let rows: Int
    let length: Int

    init(_ blocks: GradientBlocks, areUpright: Bool) {
      self.blocks = blocks
      (rows, length) = areUpright ? (blocks.rows, blocks.columns) : (blocks.columns, blocks.rows)
      (apart, step) = areUpright ? (blocks.columns, 1) : (1, blocks.columns)
    }

    func strength(_ row: Int, _ place: Int) -> Float { blocks.strength[row * apart + place * step] }
  }
}
