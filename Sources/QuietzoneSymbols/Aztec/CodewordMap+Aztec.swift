extension CodewordMap {
  /// The codewords of an Aztec Code.
  ///
  /// - Returns: nil where fewer than three of them correct errors, which no symbol has.
  package init?(_ size: Aztec.Size, dataCount: Int) {
    let checkCount = size.codewordCount - dataCount
    guard dataCount > 0, checkCount >= 3 else { return nil }
    let places = Aztec.dataModules(of: size)
    let (bits, count) = (size.codewordBits, size.codewordCount)
    // Modules that are left over come first.
    let first = places.count % bits
    self.init(
      modules: (0..<count).map { Array(places[first + $0 * bits..<first + ($0 + 1) * bits]) }, bits: bits,
      isMasked: [Bool](repeating: false, count: size.dimension * size.dimension),
      blocks: [Array(0..<count)],
      code: ReedSolomon(field: size.field, firstRoot: 1, checkCount: checkCount), misdecodeProtection: 0)
  }
}
