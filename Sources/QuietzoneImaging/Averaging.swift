extension LuminanceImage {
  /// Each pixel the mean of the square around it.
  ///
  /// - Parameter radius: the square is `2 * radius + 1` pixels wide; 1 to 100.
  ///
  /// Complexity: O(width × height).
  package func averaged(radius: Int) -> LuminanceImage {
    precondition(radius >= 1 && radius <= 100)
    return withPixels { source in
      let means = windowMeans(source, radius: radius)
      return LuminanceImage(width: width, height: height) { target in
        means.withUnsafeBufferPointer { target.update(from: $0.baseAddress!, count: $0.count) }
      }
    }
  }
}
