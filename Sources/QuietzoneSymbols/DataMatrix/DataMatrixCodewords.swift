extension DataMatrix {
  /// A symbol's codewords in the order in which they are placed, with what is known of their reliability.
  struct Codewords {
    private(set) var values: [UInt8] = []
    /// For each codeword how likely it is wrong, compared with the others: 0 is no doubt at all.
    private(set) var doubts: [Int] = []

    init(_ modules: ModuleMatrix, _ size: SymbolSize) {
      let placement = ModulePlacement(size).modules
      values.reserveCapacity(size.codewordCount)
      doubts.reserveCapacity(size.codewordCount)
      for start in stride(from: 0, to: size.codewordCount * 8, by: 8) {
        var value: UInt8 = 0
        var doubt = 0
        for index in placement[start..<start + 8] {
          value = value << 1 | (modules.isDark[index] ? 1 : 0)
          // The cube lets the worst module decide, and the others where the worst are alike.
          let moduleDoubt = 255 - Int(modules.confidence[index])
          doubt += moduleDoubt * moduleDoubt * moduleDoubt
        }
        values.append(value)
        doubts.append(doubt)
      }
    }
  }
}
