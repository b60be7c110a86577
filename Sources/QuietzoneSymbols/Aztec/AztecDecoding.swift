extension Aztec {
  /// Decodes a symbol's modules, upright or in a mirror.
  ///
  /// - Parameter modules: The whole symbol, its three orientation marks at the top left.
  /// - Returns: The content, which is never empty.
  /// - Throws: Why not; of several attempts, the reason the likeliest one failed.
  package static func decode(_ modules: ModuleMatrix) throws(DecodingError) -> Content {
    let sizes = modules.width == modules.height ? Size.sizes(dimension: modules.width) : []
    let isRune = modules.width == 11 && modules.height == 11
    guard isRune || !sizes.isEmpty else {
      throw .noSuchDimension(width: modules.width, height: modules.height)
    }
    var readings: [CoreRing.Reading] = []
    for isCompact in isRune ? [true] : sizes.map({ $0.isCompact }) {
      guard let ring = CoreRing(in: modules, isCompact: isCompact) else { continue }
      for isMirrored in [false, true] {
        guard let reading = ring.reading(from: .init(corner: 0, isMirrored: isMirrored)) else { continue }
        readings.append(reading)
      }
    }
    var firstError: DecodingError?
    for reading in readings.ascending(by: { Double($0.repairedWords + $0.wrongMarks) }) {
      switch reading.modeMessage {
      case .rune(let value):
        // A rune's word is all there is: nothing else would notice that it is wrong.
        guard isRune, reading.repairedWords + reading.wrongMarks <= 1 else { continue }
        return rune(value, reading)
      case .symbol(let size, let dataCount, let isReaderProgramming):
        guard sizes.contains(size) else { continue }
        do throws(DecodingError) {
          let isMirrored = reading.view.isMirrored
          var content = try decode(isMirrored ? modules.transposed() : modules, size, dataCount: dataCount)
          content.isMirrored = isMirrored
          content.message.isReaderProgramming = isReaderProgramming
          return content
        } catch {
          firstError = firstError ?? error
        }
      }
    }
    throw firstError ?? .unreadableModeMessage
  }

  /// A rune stands for a number, which is passed on as three digits (ISO/IEC 24778, annex A).
  private static func rune(_ value: UInt8, _ reading: CoreRing.Reading) -> Content {
    let digits = [value / 100, value / 10 % 10, value % 10].map { 0x30 + $0 }
    let message = SymbolMessage(
      parts: [TextPart(bytes: digits, encoding: .ascii)], symbologyIdentifier: "]zC")
    return Content(
      message: message, isCompact: true, layers: 0, errorCorrectionPercentage: 500 / 7,
      repairedCodewords: reading.repairedWords, isMirrored: reading.view.isMirrored)
  }

  static func decode(
    _ modules: ModuleMatrix, _ size: Size, dataCount: Int
  ) throws(DecodingError) -> Content {
    let codewords = Codewords(modules, size: size)
    let protection = MisdecodeProtection(size: size, dataCount: dataCount)
    guard protection.isPossible else { throw .tooFewCheckCodewords(protection.checkCount) }
    let code = ReedSolomon(field: size.field, firstRoot: 1, checkCount: protection.checkCount)
    var block = codewords.values
    guard
      let (repair, _) = try? code.repair(
        &block, doubts: codewords.doubts, reserve: protection.reserve,
        erasureReserve: protection.erasureReserve)
    else { throw .beyondRepair }
    let bits = try withoutStuffing(block.prefix(dataCount), codewordBits: size.codewordBits)
    return Content(
      message: try message(bits, codewordBits: size.codewordBits),
      isCompact: size.isCompact, layers: size.layers,
      errorCorrectionPercentage: (200 * protection.checkCount + size.codewordCount)
        / (2 * size.codewordCount),
      repairedCodewords: repair.errors + repair.erasures, isMirrored: false)
  }

  /// The message's bits: a codeword of zeros, or ones, and one last bit that differs has had that bit stuffed in
  /// (ISO/IEC 24778, 7.3.1.2).
  private static func withoutStuffing(
    _ codewords: ArraySlice<UInt16>, codewordBits: Int
  ) throws(DecodingError) -> [Bool] {
    let ones = UInt16(1 << codewordBits - 1)
    var bits: [Bool] = []
    bits.reserveCapacity(codewords.count * codewordBits)
    for codeword in codewords {
      guard codeword != 0, codeword != ones else {
        throw .malformedMessage(bit: bits.count, fault: .notStuffed)
      }
      let isStuffed = codeword == 1 || codeword == ones - 1
      for bit in stride(from: codewordBits - 1, through: isStuffed ? 1 : 0, by: -1) {
        bits.append(codeword >> UInt16(bit) & 1 == 1)
      }
    }
    return bits
  }
}
