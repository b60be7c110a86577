import QuietzoneSymbols

extension QRCodeReading {
  /// Reads the rMQR that begins at one of `corners`, if one does.
  mutating func readRectangularMicroQR(_ corners: [FinderCorner], in grey: GreySampler) -> Bool {
    for upright in corners {
      for (corner, isMirrored) in [(upright, false), (upright.mirrored, true)] {
        // No rMQR has an alignment pattern left of column 18.
        guard let corner = corner.alignedAlongTop(to: 16, in: grey) else { continue }
        for version in corner.statedVersions(in: grey) where budget > 0 {
          if read(version, at: corner, isMirrored: isMirrored, in: grey) { return true }
        }
      }
    }
    return false
  }

  private mutating func read(
    _ version: RectangularMicroQR.Version, at corner: FinderCorner, isMirrored: Bool, in grey: GreySampler
  ) -> Bool {
    let known = FunctionPattern(version)
    guard var grid = corner.grid(version, known, in: grey) else { return false }
    let isInverted = corner.pattern.isInverted
    budget -= grid.width * grid.height
    var samples = ModuleSamples(grid, isInverted: isInverted, in: grey)
    // Half of the known modules agree by chance.
    guard known.agreement(with: samples.binarized(radius: 5), beyond: 8) > 0.7 else { return false }
    for isBent in [false, true] {
      if isBent {
        grid.refine(by: known, from: [Point(x: 3.5, y: 3.5)], isInverted: isInverted, in: grey)
        samples = ModuleSamples(grid, isInverted: isInverted, in: grey)
      }
      if decode(samples.binarized(radius: 5), grid, isMirrored: isMirrored, isInverted: isInverted) { return true }
      guard effort == .full else { return false }
      for blur in ModuleSamples.Blur.steps {
        let modules = samples.deblurred(blur).binarized(radius: 5)
        if decode(modules, grid, isMirrored: isMirrored, isInverted: isInverted) { return true }
      }
    }
    return false
  }

  private mutating func decode(
    _ modules: ModuleMatrix, _ grid: SymbolGrid, isMirrored: Bool, isInverted: Bool
  ) -> Bool {
    do {
      // The grid lies as the symbol does; its modules lie as a mirror shows them.
      let content = try RectangularMicroQR.decode(isMirrored ? modules.transposed() : modules)
      keep(Symbol(content: .rectangularMicroQR(content), corners: grid.corners, isInverted: isInverted))
      trace?.add(modules, grid, outcome: nil)
      return true
    } catch {
      trace?.add(modules, grid, outcome: error.description)
      return false
    }
  }
}
