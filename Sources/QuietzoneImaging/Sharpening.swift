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
          for y in 0..<source.height {
            let (row, first) = (source.row(y), y * source.width)
            for x in 0..<source.width {
              let pixel = Int16(row[x])
              let moved = pixel &+ amount &* (pixel &- Int16(means[first + x]))
              target[first + x] = UInt8(truncatingIfNeeded: max(0, min(255, moved)))
            }
          }
        }
      }
    }
  }
}
