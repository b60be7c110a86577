import QuietzoneImaging

extension ModuleSamples {
  /// The darkest of nine samples of each module: for dark modules that are smaller than they should be, as dots are.
  func darkest(_ grid: SymbolGrid, isInverted: Bool, in grey: GreySampler) -> ModuleSamples {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        var darkest: Float = 255
        for dy in [0.25, 0.5, 0.75] {
          for dx in [0.25, 0.5, 0.75] {
            let value = grey.value(at: grid.point(Double(x) + dx, Double(y) + dy))
            darkest = min(darkest, isInverted ? 255 - value : value)
          }
        }
        result.values[y * width + x] = darkest
      }
    }
    return result
  }
}
