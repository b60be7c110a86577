/// How many pixels of a picture have each of the 256 grey values.
package struct GreyHistogram {
  private var counts = [Int](repeating: 0, count: 256)
  private var total = 0

  package init(_ greys: [UInt8] = []) {
    for grey in greys { add(grey) }
  }

  /// Complexity: O(pixels).
  package init(_ image: LuminanceImage) {
    total = image.width * image.height
    // Neighbours are often alike, and a count waits for the one before it in the same place: four take turns.
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 4 * 256) { turns in
      turns.initialize(repeating: 0)
      image.withPixels { view in
        for y in 0..<view.height {
          let row = view.row(y)
          var x = 0
          while x + 4 <= view.width {
            for turn in 0..<4 { turns[turn << 8 | Int(row[x &+ turn])] &+= 1 }
            x &+= 4
          }
          for x in x..<view.width { turns[Int(row[x])] &+= 1 }
        }
      }
      for (index, count) in turns.enumerated() { counts[index & 255] += count }
    }
  }

  /// Counts one more pixel.
  mutating func add(_ grey: UInt8) {
    counts[Int(grey)] += 1
    total += 1
  }

  /// The mean grey value; 0 if there are no pixels.
  package var mean: Double {
    let sum = counts.indices.reduce(0) { $0 + $1 * counts[$1] }
    return total > 0 ? Double(sum) / Double(total) : 0
  }

  /// How many of the pixels have a grey value in a range: 0 to 1.
  package func share(of greys: ClosedRange<UInt8>) -> Double {
    let count = counts[Int(greys.lowerBound)...Int(greys.upperBound)].reduce(0, +)
    return total > 0 ? Double(count) / Double(total) : 0
  }

  /// From the darkest to the lightest grey value but for a share of the pixels at either end, which may be specks; nil if there are
  /// no pixels.
  ///
  /// - Parameter share: 0 up to, but not, a half.
  package func range(leavingOut share: Double) -> ClosedRange<UInt8>? {
    precondition(share >= 0 && share < 0.5)
    let most = Int(share * Double(total))
    /// The first of some grey values before which there are no more pixels than are left out.
    func first(of values: some Sequence<UInt8>) -> UInt8? {
      var before = 0
      return values.first { value in
        before += counts[Int(value)]
        return before > most
      }
    }
    guard let darkest = first(of: 0...255), let lightest = first(of: (0...255).reversed()) else { return nil }
    return darkest...max(darkest, lightest)
  }

  /// The means of how far the grey values in a range are above its lower bound, and of the second, third and fourth power of
  /// that; nil if no pixel has one of them.
  package func powers(in range: ClosedRange<UInt8>) -> SIMD4<Float>? {
    var sums = SIMD4<Float>()
    var count: Float = 0
    for value in range {
      let (share, grey) = (Float(counts[Int(value)]), Float(value) - Float(range.lowerBound))
      count += share
      sums += SIMD4(grey, grey * grey, grey * grey * grey, grey * grey * grey * grey) * share
    }
    return count > 0 ? sums / count : nil
  }
}
