extension CodewordMap {
  /// The codewords of a Data Matrix.
  ///
  /// - Parameter startsChecksAnew: Whether check codewords begin again with the first block: in the largest size some encoders
  ///   have them so. It makes no difference in others.
  package init(_ size: DataMatrix.SymbolSize, startsChecksAnew: Bool = false) {
    let placement = DataMatrix.ModulePlacement(size).modules
    let shift = startsChecksAnew ? size.dataCount % size.blockCount : 0
    self.init(
      modules: stride(from: 0, to: placement.count, by: 8).map { Array(placement[$0..<$0 + 8]) }, bits: 8,
      isMasked: [Bool](repeating: false, count: size.columns * size.rows),
      blocks: (0..<size.blockCount).map { size.positions(ofBlock: $0, checkShift: shift) },
      code: ReedSolomon(field: .dataMatrix, firstRoot: 1, checkCount: size.checkCount), misdecodeProtection: 0
    )
  }
}
