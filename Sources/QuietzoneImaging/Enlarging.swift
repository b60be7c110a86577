extension LuminanceImage {
  /// The image `scale` times as large, bilinear between the pixels' centres; the image itself where that is what `scale` says,
  /// where nothing would be left, or more than memory holds.
  ///
  /// Complexity: O(width × height) of the result.
  public func enlarged(by scale: Double) -> LuminanceImage {
    guard scale != 1 else { return self }
    let (columns, rows) = ((Double(width) * scale).rounded(), (Double(height) * scale).rounded())
    guard width > 0, height > 0, columns >= 1, rows >= 1, columns * rows < 1e9 else { return self }
    let across = Places(of: Int(columns), among: width)
    let down = Places(of: Int(rows), among: height)
    return withPixels { view in
      LuminanceImage(width: Int(columns), height: Int(rows)) { target in
        for (row, y) in down.firsts.enumerated() {
          let upper = view.row(y)
          let lower = view.row(min(y + 1, height - 1))
          let weightBelow = down.weights[row]
          let line = target + row * Int(columns)
          for (column, x) in across.firsts.enumerated() {
            let right = min(x + 1, width - 1)
            let weight = across.weights[column]
            let above = UInt32(upper[x]) * (256 - weight) + UInt32(upper[right]) * weight
            let below = UInt32(lower[x]) * (256 - weight) + UInt32(lower[right]) * weight
            line[column] = UInt8(
              truncatingIfNeeded: (above * (256 - weightBelow) + below * weightBelow + 0x8000) >> 16)
          }
        }
      }
    }
  }
}

/// Where the centres of the pixels of one side lie among those of another.
private struct Places {
  /// The pixel before each, or at it.
  private(set) var firsts: [Int] = []
  /// How much of the next one counts, in 256ths.
  private(set) var weights: [UInt32] = []

  init(of count: Int, among length: Int) {
    for index in 0..<count {
      let place = (Double(index) + 0.5) * Double(length) / Double(count) - 0.5
      let first = max(0, min(Int(place.rounded(.down)), length - 1))
      firsts.append(first)
      weights.append(UInt32(max(0, min(256, 256 * (place - Double(first))))))
    }
  }
}
