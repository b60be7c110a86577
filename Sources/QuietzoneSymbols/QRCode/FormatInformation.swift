extension QRCode {
  /// What a symbol says of itself before anything else can be read: correction level and data mask
  /// (ISO/IEC 18004, 7.9).
  public struct FormatInformation: Hashable, Sendable {
    public let level: ErrorCorrectionLevel
    /// The data mask pattern reference: 0 to 7.
    public let mask: Int

    public init(level: ErrorCorrectionLevel, mask: Int) {
      precondition(mask >= 0 && mask < 8, "There are masks 0 to 7")
      self.level = level
      self.mask = mask
    }

    /// The information of five data bits: level indicator and mask.
    init(data: Int) {
      level = ErrorCorrectionLevel(indicator: data >> 3)
      mask = data & 0b111
    }

    /// The 15 bits as they are in the symbol: BCH (15, 5) over x¹⁰ + x⁸ + x⁵ + x⁴ + x² + x + 1, then the mask that
    /// keeps them from being all zero.
    public var word: Int {
      let data = level.indicator << 3 | mask
      return bchCodeword(data, generator: 0b101_0011_0111, checkBits: 10) ^ 0b101_0100_0001_0010
    }

    /// Where the two copies are, in a symbol of `dimension` modules a side: for each, the modules of bits 0 (the
    /// lowest) to 14.
    public static func modules(dimension: Int) -> (corner: [ModulePosition], edges: [ModulePosition]) {
      var corner: [ModulePosition] = []
      var edges: [ModulePosition] = []
      for bit in 0..<15 {
        switch bit {
        case 0...5: corner.append(ModulePosition(x: 8, y: bit))
        case 6...7: corner.append(ModulePosition(x: 8, y: bit + 1))
        case 8: corner.append(ModulePosition(x: 7, y: 8))
        default: corner.append(ModulePosition(x: 14 - bit, y: 8))
        }
        edges.append(
          bit < 8
            ? ModulePosition(x: dimension - 1 - bit, y: 8) : ModulePosition(x: 8, y: dimension - 15 + bit))
      }
      return (corner, edges)
    }

    /// A guess at a symbol's format information.
    public struct Candidate: Sendable {
      public let information: FormatInformation
      /// Modules of the copy in the top left corner that say otherwise.
      public let cornerErrors: Int
      /// Modules of the copy along the other two finder patterns that say otherwise.
      public let edgeErrors: Int
      /// The confidence of all those modules, added up: 0 is a perfect match.
      public let distance: Int

      /// Whether the standard's own error correction would find it in at least one copy: up to 3 wrong bits.
      public var isWithinReach: Bool { min(cornerErrors, edgeErrors) <= 3 }
    }

    /// All 32 format informations, the likeliest for these modules first. None if the symbol is too small.
    public static func candidates(in modules: ModuleMatrix) -> [Candidate] {
      guard modules.width == modules.height, modules.width >= 21 else { return [] }
      let positions = Self.modules(dimension: modules.width)
      let corner = BitField(positions.corner, in: modules)
      let edges = BitField(positions.edges, in: modules)
      var candidates: [Candidate] = []
      candidates.reserveCapacity(32)
      for data in 0..<32 {
        let information = FormatInformation(data: data)
        let word = information.word
        candidates.append(
          Candidate(
            information: information,
            cornerErrors: (corner.word ^ word).nonzeroBitCount,
            edgeErrors: (edges.word ^ word).nonzeroBitCount,
            distance: corner.distance(to: word) + edges.distance(to: word)))
      }
      candidates.sort { $0.distance < $1.distance }
      return candidates
    }
  }

  /// A module's place: columns from the left and rows from the top, from 0.
  public struct ModulePosition: Hashable, Sendable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }
}

/// A data word with its check bits appended: the remainder of the division by `generator`.
func bchCodeword(_ data: Int, generator: Int, checkBits: Int) -> Int {
  var remainder = data << checkBits
  while remainder >> checkBits != 0 {
    let degree = Int.bitWidth - 1 - remainder.leadingZeroBitCount
    remainder ^= generator << (degree - checkBits)
  }
  return data << checkBits | remainder
}

/// A word spread over a symbol's modules, with the confidence of each bit.
private struct BitField {
  var word = 0
  var confidence: [Int] = []

  init(_ positions: [QRCode.ModulePosition], in modules: ModuleMatrix) {
    confidence.reserveCapacity(positions.count)
    for (bit, position) in positions.enumerated() {
      let index = position.y * modules.width + position.x
      if modules.isDark[index] { word |= 1 << bit }
      // Even a guess is worth a little, or a wholly doubtful copy would match everything.
      confidence.append(Int(modules.confidence[index]) + 1)
    }
  }

  func distance(to other: Int) -> Int {
    var differences = word ^ other
    var distance = 0
    while differences != 0 {
      distance += confidence[differences.trailingZeroBitCount]
      differences &= differences - 1
    }
    return distance
  }
}
