extension QRCode {
  /// How a symbol's codewords are divided into Reed–Solomon blocks (ISO/IEC 18004, 7.5.1).
  struct BlockLayout {
    /// All codewords of the blocks.
    let codewordCount: Int
    let blockCount: Int
    /// Check codewords in each block.
    let checkCount: Int
    /// Check codewords that must not be spent on repairs: the standard's misdecode protection codewords.
    let misdecodeProtection: Int
    /// Whether the blocks take turns codeword by codeword. Otherwise the data codewords of one block follow those of
    /// another, and then the check codewords do.
    var isInterleaved = true

    init(codewordCount: Int, blockCount: Int, checkCount: Int, misdecodeProtection: Int) {
      self.codewordCount = codewordCount
      self.blockCount = blockCount
      self.checkCount = checkCount
      self.misdecodeProtection = misdecodeProtection
    }

    init(version: Version, level: ErrorCorrectionLevel, model: Model = .two) {
      switch model {
      case .one:
        let row = Int(level.rawValue) * 14 + version.number - 1
        blockCount = Int(model1BlockCountTable[row])
        checkCount = Int(model1CheckCodewordTable[row])
        // All blocks have the same length; a few codewords may be left over.
        codewordCount = version.model1CodewordCount / blockCount * blockCount
        isInterleaved = false
      case .two:
        let row = Int(level.rawValue) * 40 + version.number - 1
        blockCount = Int(blockCountTable[row])
        checkCount = Int(checkCodewordTable[row])
        codewordCount = version.codewordCount
      }
      misdecodeProtection =
        switch (version.number, level) {
        case (1, .l): 3
        case (1, .m), (2, .l): 2
        case (1, .q), (1, .h), (3, .l): 1
        default: 0
        }
    }

    /// Data codewords in block `block`: the last blocks may have one more than the first.
    func dataCount(ofBlock block: Int) -> Int {
      let shortBlockCount = blockCount - codewordCount % blockCount
      return codewordCount / blockCount - checkCount + (block < shortBlockCount ? 0 : 1)
    }

    /// Data codewords in all blocks.
    var dataCount: Int { codewordCount - blockCount * checkCount }

    /// Errors that can be repaired in each block without erasures.
    var errorCapacity: Int { (checkCount - misdecodeProtection) / 2 }

    /// For each block, where in the symbol's sequence its codewords are, data first (ISO/IEC 18004, 7.6).
    func positions() -> [[Int]] {
      guard isInterleaved else {
        let length = dataCount(ofBlock: 0)
        return (0..<blockCount).map { block in
          let check = dataCount + block * checkCount
          return Array(block * length..<(block + 1) * length) + Array(check..<check + checkCount)
        }
      }
      let shortDataCount = dataCount(ofBlock: 0)
      let shortBlockCount = blockCount - codewordCount % blockCount
      var blocks: [[Int]] = []
      blocks.reserveCapacity(blockCount)
      for block in 0..<blockCount {
        var positions: [Int] = []
        positions.reserveCapacity(shortDataCount + 1 + checkCount)
        for word in 0..<shortDataCount { positions.append(word * blockCount + block) }
        if block >= shortBlockCount {
          positions.append(shortDataCount * blockCount + block - shortBlockCount)
        }
        for word in 0..<checkCount { positions.append(dataCount + word * blockCount + block) }
        blocks.append(positions)
      }
      return blocks
    }
  }
}

extension QRCode.Version {
  /// Codewords that a symbol of Model 1 has room for: all modules but the function patterns' and the extension patterns',
  /// of which there are two, of eight modules each, for every second version (ISO/IEC 18004:2000, annex M).
  var model1CodewordCount: Int {
    let finders = 3 * 64 + 2 * 15 + 1
    let timing = 2 * (dimension - 16)
    return (dimension * dimension - finders - timing) / 8 - number / 2 * 2
  }

  /// Data and check codewords together (ISO/IEC 18004, table 1).
  var codewordCount: Int {
    var modules = (16 * number + 128) * number + 64
    if number >= 2 {
      let centers = number / 7 + 2
      modules -= (25 * centers - 10) * centers - 55
    }
    if hasVersionInformation { modules -= 36 }
    return modules / 8
  }
}
