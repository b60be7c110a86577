/// An image as if the light on it were even: the grey values around each place, from the darkest to the lightest, drawn apart to all
/// there are.
///
/// What is around a place are about three by three blocks of 8 × 8 pixels; between their middles the extremes change by and by.
package struct FlatLight {
  private let image: LuminanceImage
  private let columns: Int
  private let rows: Int
  /// By block, row by row: the lightest grey value around it, and how many it has for each of those once they are drawn apart.
  private let levels: [SIMD2<Float>]

  /// - Parameter leastContrast: Grey values that are no further apart are drawn apart as if they were: noise on even ground.
  ///
  /// Complexity: O(pixels), next to nothing for each.
  package init(_ image: LuminanceImage, leastContrast: UInt8) {
    let blocks = BlockStatistics(image)
    let (darkest, lightest) = blocks.extremes(radius: 1)
    self.image = image
    (columns, rows) = (blocks.columns, blocks.rows)
    levels = (0..<columns * rows).map { index in
      let contrast = max(leastContrast, lightest[index] - darkest[index])
      return SIMD2(Float(lightest[index]), 255 / Float(contrast))
    }
  }

  /// Complexity: O(pixels).
  package var flattened: LuminanceImage {
    withUnsafeTemporaryAllocation(of: SIMD2<Float>.self, capacity: columns + 1) { line in
      image.withPixels { source in
        LuminanceImage(width: image.width, height: image.height) { target in
          for y in 0..<source.height {
            write(y, of: source, into: target + y * source.width, line)
          }
        }
      }
    }
  }

  /// How many pixels of every eighth row have each grey value, where the ground is lighter than a limit and where it is not.
  package func histograms(ofGroundAround limit: Float) -> (lighter: GreyHistogram, darker: GreyHistogram) {
    var (lighter, darker) = (GreyHistogram(), GreyHistogram())
    withUnsafeTemporaryAllocation(of: SIMD2<Float>.self, capacity: columns + 1) { line in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: image.width) { flat in
        image.withPixels { source in
          for y in stride(from: BlockStatistics.side / 2, to: source.height, by: BlockStatistics.side) {
            write(y, of: source, into: flat.baseAddress!, line)
            for column in 0..<columns {
              let first = column * BlockStatistics.side
              let end = min(source.width, first + BlockStatistics.side)
              if levels[y / BlockStatistics.side * columns + column].x > limit {
                for x in first..<end { lighter.add(flat[x]) }
              } else {
                for x in first..<end { darker.add(flat[x]) }
              }
            }
          }
        }
      }
    }
    return (lighter, darker)
  }

  /// Writes a row.
  ///
  /// - Parameter line: room for the levels of a row of blocks and one more.
  private func write(
    _ y: Int, of source: PixelView, into target: UnsafeMutablePointer<UInt8>,
    _ line: UnsafeMutableBufferPointer<SIMD2<Float>>
  ) {
    let side = BlockStatistics.side
    let (middle, step) = (side / 2, 1 / Float(side))
    // Between the middles of which two rows of blocks.
    let upper = max(0, (y - middle) / side)
    let below = min(rows - 1, upper + 1) * columns
    let part = max(0, min(1, (Float(y - middle - upper * side) + 0.5) * step))
    for column in 0..<columns {
      let above = levels[upper * columns + column]
      line[column] = above + (levels[below + column] - above) * part
    }
    line[columns] = line[columns - 1]
    let row = source.row(y)
    var (first, column) = (0, 0)
    // Up to the middle of the first block nothing changes, then from each middle to the next one.
    var (end, change) = (min(middle, source.width), SIMD2<Float>.zero)
    while first < source.width {
      var level = line[max(0, column - 1)] + change * 0.5
      for x in first..<end {
        // What is light stays so on even ground.
        let value = 255 - (level.x - Float(row[x])) * level.y
        target[x] = UInt8(truncatingIfNeeded: Int32(max(0, min(255, value))))
        level += change
      }
      (first, end) = (end, min(source.width, end + side))
      change = (line[min(columns, column + 1)] - line[min(columns - 1, column)]) * step
      column += 1
    }
  }
}
