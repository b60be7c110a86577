extension Aztec {
  /// What the core says of the symbol around it (ISO/IEC 24778, 7.2.2).
  package enum ModeMessage: Hashable, Sendable {
    /// There is nothing around it: the core is a whole symbol, a rune, and holds this number (annex A).
    case rune(UInt8)
    case symbol(Size, dataCount: Int, isReaderProgramming: Bool)

    /// The message of the ring's modules in order, repaired by its own check words, with how many words were wrong.
    ///
    /// Four bits are a word: 2 data words and 5 check words in a compact symbol, 4 and 6 in a full-range one.
    static func repaired(_ bits: [Bool], doubts: [Int], isCompact: Bool) -> (Self, repairedWords: Int)? {
      let dataWords = isCompact ? 2 : 4
      var words: [UInt16] = []
      var wordDoubts: [Int] = []
      for start in stride(from: 0, to: bits.count, by: 4) {
        words.append((start..<start + 4).reduce(0) { $0 << 1 | (bits[$1] ? 1 : 0) })
        wordDoubts.append(doubts[start..<start + 4].reduce(0, +))
      }
      let code = ReedSolomon(field: .aztec16, firstRoot: 1, checkCount: words.count - dataWords)
      var likeliest: (message: Self, repairedWords: Int)?
      for isRune in isCompact ? [false, true] : [false] {
        // A rune's words are told from a compact symbol's by every second bit, which is inverted.
        var block = words.map { isRune ? $0 ^ 0b1010 : $0 }
        guard let (repair, _) = try? code.repair(&block, doubts: wordDoubts, reserve: 0, erasureReserve: 2)
        else {
          continue
        }
        let value = block.prefix(dataWords).reduce(0) { $0 << 4 | Int($1) }
        guard let message = isRune ? .rune(UInt8(value)) : Self(value, isCompact: isCompact) else { continue }
        let repairedWords = repair.errors + repair.erasures
        if let likeliest, likeliest.repairedWords <= repairedWords { continue }
        likeliest = (message, repairedWords)
      }
      return likeliest
    }

    /// Layers and data codewords, both one less than they are. The highest bit of the codewords, where no symbol has so
    /// many, says that the symbol programs the reader (ISO/IEC 24778, clause 9).
    private init?(_ value: Int, isCompact: Bool) {
      let countBits = isCompact ? 6 : 11
      guard let size = Size(isCompact: isCompact, layers: value >> countBits + 1) else { return nil }
      let highest = 1 << (countBits - 1)
      var count = value & (1 << countBits - 1)
      let isReaderProgramming = count & highest != 0 && size.codewordCount <= highest
      if isReaderProgramming { count -= highest }
      self = .symbol(size, dataCount: count + 1, isReaderProgramming: isReaderProgramming)
    }
  }
}
