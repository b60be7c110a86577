/// The mean of the square of `2 * radius + 1` places about each place of a grid; at the edge, of what there is of it.
///
/// Complexity: O(width × height), whatever the radius: the square's columns are summed as it moves down, and the sums as
/// it moves along.
func windowMeans(_ values: PixelView, radius: Int) -> [UInt8] {
  let (width, height) = (values.width, values.height)
  if SmallWindow.serves(radius: radius, width: width) {
    return SmallWindow(radius: radius, width: width, height: height).means(of: values)
  }
  return [UInt8](unsafeUninitializedCapacity: width * height) { means, count in
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: width) { columns in
      for x in 0..<width { columns[x] = 0 }
      for y in 0..<min(radius, height) { add(values.row(y)) }
      for y in 0..<height {
        if y + radius < height { add(values.row(y + radius)) }
        if y > radius { remove(values.row(y - radius - 1)) }
        let rows = min(height, y + radius + 1) - max(0, y - radius)
        slide(along: columns, rows: rows, into: means.baseAddress! + y * width)
      }

      func add(_ row: UnsafePointer<UInt8>) {
        for x in 0..<width { columns[x] &+= UInt16(row[x]) }
      }
      func remove(_ row: UnsafePointer<UInt8>) {
        for x in 0..<width { columns[x] &-= UInt16(row[x]) }
      }
    }
    count = width * height
  }

  func slide(
    along columns: UnsafeMutableBufferPointer<UInt16>, rows: Int, into means: UnsafeMutablePointer<UInt8>
  ) {
    var sum: UInt32 = 0
    for x in 0..<min(radius, width) { sum &+= UInt32(columns[x]) }
    // One division for all the places whose square is whole.
    let reciprocal = (UInt64(1) << 32) / UInt64(rows * (2 * radius + 1)) + 1
    for x in 0..<width {
      if x + radius < width { sum &+= UInt32(columns[x + radius]) }
      if x > radius { sum &-= UInt32(columns[x - radius - 1]) }
      if x >= radius, x + radius < width {
        means[x] = UInt8(truncatingIfNeeded: (UInt64(sum) &* reciprocal) >> 32)
      } else {
        let columns = min(width, x + radius + 1) - max(0, x - radius)
        means[x] = UInt8(truncatingIfNeeded: sum / UInt32(truncatingIfNeeded: rows * columns))
      }
    }
  }
}

/// As `windowMeans(_:radius:)`, of a grid whose rows follow each other without padding.
func windowMeans(_ values: [UInt8], width: Int, height: Int, radius: Int) -> [UInt8] {
  values.withUnsafeBufferPointer { values in
    guard let top = values.baseAddress else { return [] }
    return windowMeans(PixelView(top: top, width: width, height: height, rowStride: width), radius: radius)
  }
}
