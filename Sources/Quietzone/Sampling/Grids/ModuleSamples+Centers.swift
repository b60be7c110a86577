import QuietzoneImaging

#if !COMPACT
  extension ModuleSamples {
    /// The grey value at the middle of each module alone: for symbols that are drawn into a picture, as many do who want to please. There
    /// a third of a module each way is the symbol's, and the rest is the picture's.
    init(centersOf grid: SymbolGrid, isInverted: Bool, in grey: GreySampler) {
      var values: [Float] = []
      values.reserveCapacity(grid.width * grid.height)
      for y in 0..<grid.height {
        for x in 0..<grid.width {
          let value = grey.value(at: grid.point(Double(x) + 0.5, Double(y) + 0.5))
          values.append(isInverted ? 255 - value : value)
        }
      }
      self.init(width: grid.width, height: grid.height, values: values)
    }
  }
#endif
