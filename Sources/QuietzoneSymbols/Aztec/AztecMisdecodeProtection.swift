extension Aztec {
  /// How many of a symbol's check codewords must be kept to tell a repair from a mistake.
  struct MisdecodeProtection {
    let checkCount: Int
    private let codewordCount: Int
    private let codewordBits: Int

    init(size: Size, dataCount: Int) {
      codewordCount = size.codewordCount
      codewordBits = size.codewordBits
      checkCount = codewordCount - dataCount
    }

    /// The standard asks for three check codewords at least, beside a share of the symbol (ISO/IEC 24778, 7.3.1.1).
    var isPossible: Bool { checkCount >= 3 }

    /// Check codewords that must not be spent on errors alone: as many as leave noise one chance in 16,000 to look like
    /// this symbol, damaged.
    var reserve: Int {
      let alphabet = Float(1 << codewordBits)
      return (0...checkCount).first { reserve in
        let errors = (checkCount - reserve) / 2
        var chance: Float = (checkCount - reserve) % 2 == 0 ? 1 : 1 / alphabet
        for error in 0..<errors { chance *= Float(codewordCount - error) / (Float(error + 1) * alphabet) }
        for _ in 0..<reserve { chance /= alphabet }
        return chance < 1 / 16_000
      } ?? checkCount
    }

    /// Check codewords that must not be spent where erasures are used: 18 bits.
    var erasureReserve: Int { max(reserve, (17 + codewordBits) / codewordBits) }
  }
}
