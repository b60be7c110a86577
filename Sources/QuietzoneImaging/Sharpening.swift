extension LuminanceImage {
  /// Each pixel moved away from the mean of the square around it by `amount` times the difference: what blur has
  /// spread is drawn together (an unsharp mask).
  ///
  /// - Parameter radius: the square is `2 * radius + 1` pixels wide; 1 to 100.
  ///
  /// Complexity: O(width × height).
  public func sharpened(radius: Int, amount: Int) -> LuminanceImage {
    precondition(radius >= 1 && radius <= 100)
    let means = windowMeans(pixels, width: width, height: height, radius: radius)
    let (source, count) = (pixels, width * height)
    let amount = Int16(truncatingIfNeeded: amount)
    return LuminanceImage(width: width, height: height) { target in
      for index in 0..<count {
        let pixel = Int16(source[index])
        let moved = pixel &+ amount &* (pixel &- Int16(means[index]))
        target[index] = UInt8(truncatingIfNeeded: max(0, min(255, moved)))
      }
    }
  }
}
