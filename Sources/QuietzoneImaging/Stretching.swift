extension LuminanceImage {
  /// The image with the grey values of a range drawn apart to all there are in a part of it, and those beyond the range black and
  /// white there.
  ///
  /// Complexity: O(pixels).
  package func stretched(from range: ClosedRange<UInt8>, in place: PixelRectangle) -> LuminanceImage {
    let (darkest, span) = (Int(range.lowerBound), max(1, range.count - 1))
    let table = (0...255).map { UInt8(max(0, min(255, ($0 - darkest) * 255 / span))) }
    let part = place.intersection(PixelRectangle(x: 0, y: 0, width: width, height: height))
    return withPixels { source in
      LuminanceImage(width: width, height: height) { target in
        for y in 0..<source.height { (target + y * width).update(from: source.row(y), count: width) }
        table.withUnsafeBufferPointer { table in
          for y in part.y..<part.y + part.height {
            let row = target + y * width
            for x in part.x..<part.x + part.width { row[x] = table[Int(row[x])] }
          }
        }
      }
    }
  }
}
