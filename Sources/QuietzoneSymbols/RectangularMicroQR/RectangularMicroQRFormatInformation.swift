extension RectangularMicroQR {
  /// What a symbol says of itself before anything else can be read: version and correction level (ISO/IEC 23941, 7.8).
  package struct FormatInformation: Hashable, Sendable {
    package let version: Version
    /// M or H.
    package let level: QRCode.ErrorCorrectionLevel

    /// All 64.
    package static let all: [FormatInformation] = (0..<64).compactMap { data in
      Version(number: data % 32 + 1).map { FormatInformation(version: $0, level: data < 32 ? .m : .h) }
    }

    private var codeword: Int { bchCodeword18((level == .h ? 32 : 0) + version.number - 1) }

    /// The 18 bits beside the finder pattern.
    package var finderWord: Int { codeword ^ 0b01_1111_1010_1011_0010 }

    /// The 18 bits beside the sub-pattern at the lower right, under a mask of their own.
    package var subPatternWord: Int { codeword ^ 0b10_0000_1010_0111_1011 }

    /// Where the copy beside the finder pattern is: the modules of bits 0 (the lowest) to 17.
    package static let finderModules: [QRCode.ModulePosition] = (0..<18).map {
      QRCode.ModulePosition(x: 8 + $0 / 5, y: 1 + $0 % 5)
    }

    /// Where both copies are.
    package static func modules(
      _ version: Version
    ) -> (finder: [QRCode.ModulePosition], subPattern: [QRCode.ModulePosition]) {
      let (right, bottom) = (version.width, version.height)
      let subPattern = (0..<18).map { bit in
        bit < 15
          ? QRCode.ModulePosition(x: right - 8 + bit / 5, y: bottom - 6 + bit % 5)
          : QRCode.ModulePosition(x: right - 20 + bit, y: bottom - 6)
      }
      return (finderModules, subPattern)
    }
  }

  /// A guess at a symbol's format information.
  struct Candidate {
    let information: FormatInformation
    /// Modules of the copy beside the finder pattern, and of that beside the sub-pattern, that say otherwise.
    let errors: (finder: Int, subPattern: Int)
    /// The confidence of all those modules, added up: 0 is a perfect match.
    let distance: Int

    /// Whether the code would find it in at least one copy: up to 3 wrong bits.
    var isWithinReach: Bool { min(errors.finder, errors.subPattern) <= 3 }

    /// The two that a symbol of `version` can have, the likelier first.
    static func candidates(in modules: ModuleMatrix, version: Version) -> [Candidate] {
      let positions = FormatInformation.modules(version)
      let finder = BitField(positions.finder, in: modules)
      let subPattern = BitField(positions.subPattern, in: modules)
      let levels: [QRCode.ErrorCorrectionLevel] = [.m, .h]
      let candidates = levels.map { level in
        let information = FormatInformation(version: version, level: level)
        let (first, second) = (information.finderWord, information.subPatternWord)
        return Candidate(
          information: information, errors: (finder.errors(to: first), subPattern.errors(to: second)),
          distance: finder.distance(to: first) + subPattern.distance(to: second))
      }
      return candidates[1].distance < candidates[0].distance ? candidates.reversed() : candidates
    }
  }
}
