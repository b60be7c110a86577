import QuietzoneSymbols

extension QRCodeReading {
  /// Reads the Micro QR Code whose finder pattern this is, if it is one.
  mutating func readMicroQR(_ pattern: FinderPattern) -> Bool {
    let count = symbols.count
    pyramid.withSampler(level: level(moduleSize: pattern.moduleSize)) { grey in
      for corner in FinderCorner.corners(pattern, in: grey) where symbols.count == count && budget > 0 {
        let guesses = MicroQRGuess.guesses(corner, in: grey).filter { $0.isPlausible }
        for guess in guesses where symbols.count == count {
          budget -= 300
          if decodeMicroQR(guess.modules, guess.grid, isInverted: pattern.isInverted) { break }
          guard effort == .full, guess.version.number > 1 else { continue }
          var grid = guess.grid
          grid.refine(
            by: guess.known, from: [Point(x: 3.5, y: 3.5)], isInverted: pattern.isInverted, in: grey)
          let tones = ModuleTones(grid, isInverted: pattern.isInverted, in: grey)
          for modules in [tones.judged(radius: 5)]
            + ModuleTones.Blur.steps.map({ tones.deblurred($0).judged(radius: 5) })
          where guess.known.agreement(with: modules) > 0.9 {
            if decodeMicroQR(modules, grid, isInverted: pattern.isInverted) { break }
          }
        }
      }
    }
    return symbols.count > count
  }

  private mutating func decodeMicroQR(_ modules: ModuleMatrix, _ grid: SymbolGrid, isInverted: Bool) -> Bool {
    do {
      let content = try MicroQR.decode(modules)
      var corners = grid.corners
      if content.isMirrored { swap(&corners.topRight, &corners.bottomLeft) }
      keep(Symbol(content: .microQR(content), corners: corners, isInverted: isInverted))
      trace?.add(modules, grid, outcome: nil)
      return true
    } catch {
      trace?.add(modules, grid, outcome: error.description)
      return false
    }
  }
}
