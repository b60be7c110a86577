import QuietzoneImaging

/// The modules of a symbol of which is known whether they are dark or light, wherever its corners may be.
struct KnownModules {
  /// Their middles, in shares of the symbol's width and height.
  private let places: Offsets
  /// 1 light, -1 dark, 0 behind the last one.
  private let signs: [SIMD4<Float>]

  init(_ pattern: FunctionPattern) {
    var places: [SIMD2<Float>] = []
    var signs: [Float] = []
    for (index, sign) in pattern.signs.enumerated() where sign != 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: pattern.width)
      places.append(
        SIMD2((Float(column) + 0.5) / Float(pattern.width), (Float(row) + 0.5) / Float(pattern.height)))
      signs.append(Float(sign))
    }
    self.places = Offsets(places)
    self.signs = fours(of: signs, filledWith: 0)
  }

  /// How much lighter what should be light is than what should be dark, added up, between such corners.
  func contrast(_ corners: Quadrilateral, isInverted: Bool, in grey: GreySampler) -> Float {
    guard let map = Perspective(unitSquareTo: corners) else { return 0 }
    return signs.withUnsafeBufferPointer { signs in
      var sums = SIMD4<Float>()
      grey.forEachFour(places, under: map) { index, values in sums += signs[index] * values }
      return isInverted ? -sums.sum() : sums.sum()
    }
  }
}
