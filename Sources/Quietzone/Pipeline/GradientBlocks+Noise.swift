import QuietzoneImaging

extension GradientBlocks {
  /// One in so many blocks is taken for calm, but for noise. With one in ten of them photos without a code take 3 % more
  /// instructions in all, and dim symbols in noise are read as often.
  private static let calmShare = 50

  /// How steep the calmest blocks are, in grey values a pixel: as steep as noise alone makes them.
  ///
  /// Complexity: O(blocks).
  var calmSlope: Float {
    // How many blocks have so many quarters of a grey value's slope.
    var counts = [Int](repeating: 0, count: 64)
    for slope in strength { counts[min(63, Int(4 * slope))] += 1 }
    var (calmest, place) = (strength.count / Self.calmShare, 0)
    while calmest >= counts[place], place < 63 {
      calmest -= counts[place]
      place += 1
    }
    return Float(place) / 4
  }

  /// The variance of the noise that the image has at most, as its calmest blocks show it.
  var noiseVariance: Float {
    // Of the four pixels of which a slope is taken both ways: normal noise makes 1.13 times its standard deviation of it.
    let slope = calmSlope
    return 0.78 * slope * slope
  }
}
