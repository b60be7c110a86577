extension MicroQR {
  /// What a symbol says of itself before anything else can be read: version, correction level and data mask
  /// (ISO/IEC 18004, 7.9.2).
  package struct FormatInformation: Hashable, Sendable {
    package let version: Version
    /// Nil in version M1.
    package let level: QRCode.ErrorCorrectionLevel?
    /// The data mask pattern reference: 0 to 3.
    package let mask: Int
    /// The 15 bits as they are in the symbol, under the mask that keeps them from being all zero.
    package let word: Int

    /// All there are, by their five data bits: symbol number and mask (ISO/IEC 18004, table 13).
    package static let all: [FormatInformation] = {
      let symbols: [(number: Int, level: QRCode.ErrorCorrectionLevel?)] = [
        (1, nil), (2, .l), (2, .m), (3, .l), (3, .m), (4, .l), (4, .m), (4, .q),
      ]
      return (0..<32).compactMap { data in
        guard let version = Version(number: symbols[data >> 2].number) else { return nil }
        return FormatInformation(
          version: version, level: symbols[data >> 2].level, mask: data & 0b11,
          word: bchCodeword15(data) ^ 0b100_0100_0100_0101)
      }
    }()

    /// Where the 15 modules are, bit 0 (the lowest) first: along the separator's lower right corner. A mirror turns
    /// their order around.
    package static let modules: [QRCode.ModulePosition] = (0..<15).map {
      $0 < 8 ? QRCode.ModulePosition(x: 8, y: $0 + 1) : QRCode.ModulePosition(x: 15 - $0, y: 8)
    }

    /// How many wrong modules still leave no doubt. The code could repair 3; but where few check codewords follow, a
    /// doubtful beginning is worth nothing.
    package static func errorLimit(_ version: Version) -> Int { [0, 1, 2, 3][version.number - 1] }
  }

  /// A guess at a symbol's format information.
  struct Candidate {
    let information: FormatInformation
    let isMirrored: Bool
    /// Modules that say otherwise.
    let errors: Int
    /// The confidence of those modules, added up: 0 is a perfect match.
    let distance: Int

    /// All that a symbol of `version` can have, directly or in a mirror, the likeliest first.
    static func candidates(in modules: ModuleMatrix, version: Version) -> [Candidate] {
      let direct = BitField(FormatInformation.modules, in: modules)
      let mirrored = BitField(FormatInformation.modules.reversed(), in: modules)
      var candidates: [Candidate] = []
      for information in FormatInformation.all where information.version == version {
        for (field, isMirrored) in [(direct, false), (mirrored, true)] {
          candidates.append(
            Candidate(
              information: information, isMirrored: isMirrored, errors: field.errors(to: information.word),
              distance: field.distance(to: information.word)))
        }
      }
      return candidates.ascending { Double($0.distance) }
    }
  }
}
