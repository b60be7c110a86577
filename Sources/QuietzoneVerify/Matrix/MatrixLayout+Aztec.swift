import Quietzone
import QuietzoneSymbols

// ISO/IEC 24778. What its annex says of fixed patterns is not known here; the limits are QR Code's for what is alike: the
// bullseye as a finder pattern, the reference grid as alignment patterns.
extension MatrixLayout {
  /// - Parameter layers: 0 of a rune.
  init?(layers: Int, side: Int) {
    let size = [true, false].compactMap { Aztec.Size(isCompact: $0, layers: max(layers, 1)) }
      .first { $0.dimension == side }
    guard layers == 0 ? side == 11 : size != nil else { return nil }
    let isCompact = size?.isCompact ?? true
    let pattern = FunctionPattern(aztec: side, isCompact: isCompact)
    let (middle, radius) = (side / 2, isCompact ? 5 : 7)
    var (bullseye, grid): ([FixedModule], [FixedModule]) = ([], [])
    for index in pattern.signs.indices where pattern.signs[index] != 0 {
      let module = FixedModule(index % side, index / side, isDark: pattern.signs[index] < 0)
      if max(abs(module.x - middle), abs(module.y - middle)) <= radius {
        bullseye.append(module)
      } else {
        grid.append(module)
      }
    }
    var segments = [FixedPatternSegment(name: "bullseye", modules: bullseye, limits: .modules)]
    if !grid.isEmpty {
      segments.append(
        FixedPatternSegment(name: "reference grid", modules: grid, limits: .share(.alignmentPattern)))
    }
    // How many codewords correct errors is what the core says.
    self.init(
      columns: side, rows: side, pattern: pattern.signs, codewords: [], segments: segments, quietZone: 0,
      aztec: layers == 0 ? nil : size)
  }
}
