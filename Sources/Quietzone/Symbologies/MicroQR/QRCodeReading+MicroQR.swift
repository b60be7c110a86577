import QuietzoneSymbols

extension QRCodeReading {
  /// Reads the Micro QR Code that begins at one of `corners`, if one does.
  mutating func readMicroQR(_ corners: [FinderCorner], in grey: GreySampler) -> Bool {
    for corner in corners where budget > 0 {
      let guesses = MicroQRGuess.guesses(corner, in: grey)
      for guess in guesses {
        budget -= 300
        if read(guess, guess.samples, guess.grid) { return true }
      }
      guard effort == .full else { continue }
      for guess in guesses {
        var grid = guess.grid
        grid.refine(
          by: guess.known, from: [Point(x: 3.5, y: 3.5)], isInverted: corner.pattern.isInverted, in: grey)
        let samples = ModuleSamples(grid, isInverted: corner.pattern.isInverted, in: grey)
        if read(guess, samples, grid) { return true }
      }
    }
    return false
  }

  /// Decodes a guess's modules as they are, then with the blur taken back.
  private mutating func read(_ guess: MicroQRGuess, _ samples: ModuleSamples, _ grid: SymbolGrid) -> Bool {
    let modules = samples.binarized(radius: 5)
    if guess.allows(modules), decode(modules, grid, guess) { return true }
    guard effort == .full else { return false }
    for blur in ModuleSamples.Blur.steps {
      let modules = samples.deblurred(blur).binarized(radius: 5)
      if guess.allows(modules), decode(modules, grid, guess) { return true }
    }
    return false
  }

  private mutating func decode(_ modules: ModuleMatrix, _ grid: SymbolGrid, _ guess: MicroQRGuess) -> Bool {
    do {
      let content = try MicroQR.decode(modules)
      var corners = grid.corners
      if content.isMirrored { swap(&corners.topRight, &corners.bottomLeft) }
      keep(Symbol(content: .microQR(content), corners: corners, isInverted: guess.isInverted))
      trace?.add(modules, grid, outcome: nil)
      return true
    } catch {
      trace?.add(modules, grid, outcome: error.description)
      return false
    }
  }
}
