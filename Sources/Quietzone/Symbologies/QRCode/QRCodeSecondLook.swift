extension QRCodeReading {
  /// A second look at what could not be read: without the blur, then with the grid bent to the symbol.
  mutating func lookAgain() {
    budget = 40_000
    defer {
      givenUp += unread.map { $0.guess.triple }
      unread = []
    }
    for candidate in unread.descending(by: { $0.promise }) where symbols.count < limit && budget > 0 {
      let (triple, isInverted) = (candidate.guess.triple, candidate.guess.isInverted)
      guard !triple.centers.contains(where: isRead), !isRead(candidate.grid.corners.center),
        let version = QRCode.Version(dimension: candidate.grid.width)
      else { continue }
      pyramid.withSampler(level: samplingLevel(triple)) { grey in
        var grid = candidate.grid
        budget -= grid.width * grid.height * 4
        if readDeblurred(grid, isInverted: isInverted, in: grey) { return }
        grid.refine(
          by: FunctionPattern(version), from: version.finderCenters, isInverted: isInverted, in: grey)
        let samples = ModuleSamples(grid, isInverted: isInverted, in: grey)
        if decode(samples.binarized(radius: 5), grid, isInverted: isInverted) { return }
        _ = readDeblurred(grid, isInverted: isInverted, in: grey)
      }
    }
  }

  /// Reads a grid's modules with the blur taken back, less and more of it.
  private mutating func readDeblurred(_ grid: SymbolGrid, isInverted: Bool, in grey: GreySampler) -> Bool {
    let samples = ModuleSamples(grid, isInverted: isInverted, in: grey)
    for blur in ModuleSamples.Blur.steps {
      if decode(samples.deblurred(blur).binarized(radius: 5), grid, isInverted: isInverted) { return true }
    }
    return false
  }
}

extension QRCode.Version {
  /// The middles of the finder patterns, in modules.
  var finderCenters: [Point] {
    let far = Double(dimension) - 3.5
    return [Point(x: 3.5, y: 3.5), Point(x: far, y: 3.5), Point(x: 3.5, y: far)]
  }
}
