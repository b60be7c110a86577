import QuietzoneSymbols

extension MatrixLayout {
  /// What the modules say of an Aztec Code's codewords; of other symbols it is known before.
  func codewords(in isDark: [Bool]) -> [CodewordMap] {
    guard let aztec else { return codewords }
    var modules = ModuleMatrix(width: columns, height: rows)
    modules.isDark = isDark
    for reading in Aztec.CoreRing(in: modules, isCompact: aztec.isCompact)?.readings() ?? []
    where reading.view == Aztec.CoreRing.View(corner: 0, isMirrored: false) {
      guard case .symbol(let size, let dataCount, _) = reading.modeMessage, size == aztec else { continue }
      return CodewordMap(size, dataCount: dataCount).map { [$0] } ?? []
    }
    return []
  }
}
