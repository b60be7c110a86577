extension LuminanceImage {
  /// The smallest rectangle outside of which each row and each column is even ground: its grey values are no farther apart than a
  /// share of what those of the most uneven row are. Empty if the image is even.
  ///
  /// Complexity: O(pixels).
  package func withoutEvenMargins(leastContrast share: Double) -> PixelRectangle {
    withPixels { view in
      /// How far apart the grey values of one row or column are.
      func contrast(_ index: Int, isRow: Bool) -> Int {
        let (step, count) = isRow ? (1, width) : (view.rowStride, height)
        let first = view.top + index * (isRow ? view.rowStride : 1)
        var (least, most) = (UInt8.max, UInt8(0))
        for place in 0..<count {
          let value = first[place * step]
          (least, most) = (min(least, value), max(most, value))
        }
        return Int(most) - Int(least)
      }
      var most = 0
      for y in 0..<height { most = max(most, contrast(y, isRow: true)) }
      let limit = Int(share * Double(most))
      func span(_ count: Int, areRows: Bool) -> Range<Int> {
        var (first, end) = (0, count)
        while first < end, contrast(first, isRow: areRows) <= limit { first += 1 }
        while first < end, contrast(end - 1, isRow: areRows) <= limit { end -= 1 }
        return first..<end
      }
      let (x, y) = (span(width, areRows: false), span(height, areRows: true))
      return PixelRectangle(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
    }
  }
}
