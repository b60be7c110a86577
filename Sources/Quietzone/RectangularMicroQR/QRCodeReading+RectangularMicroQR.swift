import QuietzoneSymbols

extension QRCodeReading {
  /// Reads the rMQR whose finder pattern this is, if it is one.
  mutating func readRectangularMicroQR(_ pattern: FinderPattern) -> Bool {
    let count = symbols.count
    pyramid.withSampler(level: level(moduleSize: pattern.moduleSize)) { grey in
      for upright in FinderCorner.corners(pattern, in: grey) {
        for (corner, isMirrored) in [(upright, false), (upright.mirrored(in: grey), true)] {
          for version in corner.statedVersions(in: grey) where symbols.count == count && budget > 0 {
            read(version, at: corner, isMirrored: isMirrored, in: grey)
          }
        }
      }
    }
    return symbols.count > count
  }

  private mutating func read(
    _ version: RectangularMicroQR.Version, at corner: FinderCorner, isMirrored: Bool, in grey: GreySampler
  ) {
    let known = KnownModules(version)
    guard var grid = corner.grid(version, known, in: grey) else { return }
    let isInverted = corner.pattern.isInverted
    budget -= grid.width * grid.height
    var tones = ModuleTones(grid, isInverted: isInverted, in: grey)
    var modules = tones.judged(radius: 5)
    // Half of the known modules agree by chance.
    guard known.agreement(with: modules) > 0.7 else { return }
    if decode(modules, grid, isMirrored: isMirrored, isInverted: isInverted) || effort == .live { return }
    grid.refine(by: known, from: [Point(x: 3.5, y: 3.5)], isInverted: isInverted, in: grey)
    tones = ModuleTones(grid, isInverted: isInverted, in: grey)
    modules = tones.judged(radius: 5)
    guard known.agreement(with: modules) > 0.75 else { return }
    if decode(modules, grid, isMirrored: isMirrored, isInverted: isInverted) { return }
    for blur in ModuleTones.Blur.steps {
      modules = tones.deblurred(blur).judged(radius: 5)
      if decode(modules, grid, isMirrored: isMirrored, isInverted: isInverted) { return }
    }
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
