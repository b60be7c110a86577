extension LuminanceImage {
  /// The image with the grey values of a range drawn apart to all there are, and those beyond it black and white.
  ///
  /// Complexity: O(pixels).
  package func stretched(from range: ClosedRange<UInt8>) -> LuminanceImage {
    let (darkest, span) = (Int(range.lowerBound), max(1, range.count - 1))
    let table = (0...255).map { UInt8(max(0, min(255, ($0 - darkest) * 255 / span))) }
    return withPixels { source in
      LuminanceImage(width: width, height: height) { target in
        table.withUnsafeBufferPointer { table in
          for y in 0..<source.height {
            let (row, start) = (source.row(y), y * source.width)
            for x in 0..<source.width { target[start + x] = table[Int(row[x])] }
          }
        }
      }
    }
  }
}
