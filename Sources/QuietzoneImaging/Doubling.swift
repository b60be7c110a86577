extension LuminanceImage {
  /// Twice the width and twice the height, by bilinear interpolation: details of a pixel or two become long enough runs
  /// to be told apart.
  ///
  /// Complexity: O(width × height).
  public func doubled() -> LuminanceImage {
    let (width, height) = (width, height)
    return withPixels { source in
      LuminanceImage(width: 2 * width, height: 2 * height) { target in
        for y in 0..<2 * height {
          // The two nearest rows, the nearer one with three quarters of the weight; the same along the row.
          let near = y / 2
          let far = max(0, min(height - 1, y & 1 == 0 ? near - 1 : near + 1))
          let (a, b) = (source.row(near), source.row(far))
          let row = target + y * 2 * width
          var before = 3 * UInt16(a[0]) + UInt16(b[0])
          var current = before
          for x in 0..<width {
            let next = x + 1 < width ? 3 * UInt16(a[x + 1]) + UInt16(b[x + 1]) : current
            row[2 * x] = UInt8(truncatingIfNeeded: (3 * current + before + 8) / 16)
            row[2 * x + 1] = UInt8(truncatingIfNeeded: (3 * current + next + 8) / 16)
            before = current
            current = next
          }
        }
      }
    }
  }
}
