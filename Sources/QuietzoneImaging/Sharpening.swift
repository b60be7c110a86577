extension LuminanceImage {
  /// Each pixel moved away from the mean of the square around it by `amount` times the difference: what blur has
  /// spread is drawn together (an unsharp mask).
  ///
  /// - Parameter radius: the square is `2 * radius + 1` pixels wide; 1 to 100.
  ///
  /// Complexity: O(width × height).
  public func sharpened(radius: Int, amount: Int) -> LuminanceImage {
    precondition(radius >= 1 && radius <= 100)
    let amount = Int16(truncatingIfNeeded: amount)
    return withPixels { source in
      let means = windowMeans(source, radius: radius)
      return LuminanceImage(width: width, height: height) { target in
        means.withUnsafeBufferPointer { means in
          guard let first = means.baseAddress else { return }
          for y in 0..<source.height {
            let start = y * source.width
            sharpenRow(source.row(y), first + start, by: amount, into: target + start, count: source.width)
          }
        }
      }
    }
  }
}

/// Moves `count` pixels away from their means.
private func sharpenRow(
  _ row: UnsafePointer<UInt8>, _ means: UnsafePointer<UInt8>, by amount: Int16,
  into target: UnsafeMutablePointer<UInt8>, count: Int
) {
  for x in 0..<count {
    let pixel = Int16(row[x])
    let moved = pixel &+ amount &* (pixel &- Int16(means[x]))
    target[x] = UInt8(truncatingIfNeeded: max(0, min(255, moved)))
  }
}
