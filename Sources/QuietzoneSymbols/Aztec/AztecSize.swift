extension Aztec {
  /// How large a symbol is: compact with 1 to 4 layers of data, or full-range with 1 to 32 (ISO/IEC 24778, table 1).
  package struct Size: Hashable, Sendable {
    package let isCompact: Bool
    /// Rings of data, each two modules wide.
    package let layers: Int

    /// Nil if there is no such size.
    package init?(isCompact: Bool, layers: Int) {
      guard layers >= 1, layers <= (isCompact ? 4 : 32) else { return nil }
      self.isCompact = isCompact
      self.layers = layers
    }

    /// The sizes of symbols with this many modules a side: two where a compact and a full-range one are as large.
    package static func sizes(dimension: Int) -> [Size] {
      guard dimension >= 15, dimension <= 151 else { return [] }
      return [true, false].compactMap { isCompact in
        (1...(isCompact ? 4 : 32)).lazy.compactMap { Size(isCompact: isCompact, layers: $0) }
          .first { $0.dimension == dimension }
      }
    }

    /// Modules a side.
    package var dimension: Int {
      isCompact ? 11 + 4 * layers : 15 + 4 * layers + 2 * ((2 * layers + 6) / 15)
    }

    /// Bits a codeword: 6, 8, 10 or 12, so that all codewords fit into one block.
    var codewordBits: Int {
      switch layers {
      case 1...2: 6
      case 3...8: 8
      case 9...22: 10
      default: 12
      }
    }

    var moduleCount: Int { ((isCompact ? 88 : 112) + 16 * layers) * layers }

    /// Data and check codewords together.
    package var codewordCount: Int { moduleCount / codewordBits }

    /// The field that the codewords are elements of.
    var field: GaloisField {
      switch codewordBits {
      case 6: .aztec64
      case 8: .aztec256
      case 10: .aztec1024
      default: .aztec4096
      }
    }
  }
}

extension GaloisField {
  /// Aztec Code's mode message: GF(16) over x⁴ + x + 1 (ISO/IEC 24778, 7.2.3).
  static let aztec16 = GaloisField(size: 16, polynomial: 0x13)
  /// Aztec Code's codewords of 6 bits, and MaxiCode's: over x⁶ + x + 1.
  static let aztec64 = GaloisField(size: 64, polynomial: 0x43)
  /// Codewords of 8 bits: over x⁸ + x⁵ + x³ + x² + 1.
  static let aztec256 = GaloisField(size: 256, polynomial: 0x12D)
  /// Codewords of 10 bits: over x¹⁰ + x³ + 1.
  static let aztec1024 = GaloisField(size: 1024, polynomial: 0x409)
  /// Codewords of 12 bits: over x¹² + x⁶ + x⁵ + x³ + 1.
  static let aztec4096 = GaloisField(size: 4096, polynomial: 0x1069)
}
