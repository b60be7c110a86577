extension LuminanceImage {
  /// Each pixel moved away from the mean of the square around it by `amount` times the difference: what blur has
  /// spread is drawn together (an unsharp mask).
  ///
  /// - Parameter radius: the square is `2 * radius + 1` pixels wide; at least 1.
  ///
  /// Complexity: O(width × height).
  public func sharpened(radius: Int, amount: Int) -> LuminanceImage {
    let (width, height) = (width, height)
    var columns = [Int32](repeating: 0, count: width)
    var rows: Int32 = 0
    return pixels.withUnsafeBufferPointer { source in
      LuminanceImage(width: width, height: height) { target in
        func add(_ y: Int, _ sign: Int32) {
          for x in 0..<width { columns[x] &+= sign &* Int32(source[y * width + x]) }
          rows += sign
        }
        for y in 0..<min(radius, height) { add(y, 1) }
        for y in 0..<height {
          if y + radius < height { add(y + radius, 1) }
          if y > radius { add(y - radius - 1, -1) }
          var (sum, count) = (Int32(0), Int32(0))
          for x in 0..<min(radius, width) {
            sum &+= columns[x]
            count += 1
          }
          for x in 0..<width {
            if x + radius < width {
              sum &+= columns[x + radius]
              count += 1
            }
            if x > radius {
              sum &-= columns[x - radius - 1]
              count -= 1
            }
            let pixel = Int32(source[y * width + x])
            let moved = pixel &+ Int32(truncatingIfNeeded: amount) &* (pixel &- sum / (count &* rows))
            target[y * width + x] = UInt8(truncatingIfNeeded: max(0, min(255, moved)))
          }
        }
      }
    }
  }
}
