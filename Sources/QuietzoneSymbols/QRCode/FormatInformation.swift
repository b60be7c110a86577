extension QRCode {
  /// What a symbol says of itself before anything else can be read: correction level and data mask
  /// (ISO/IEC 18004, 7.9).
  package struct FormatInformation: Hashable, Sendable {
    package let level: ErrorCorrectionLevel
    /// The data mask pattern reference: 0 to 7.
    package let mask: Int

    package init(level: ErrorCorrectionLevel, mask: Int) {
      precondition(mask >= 0 && mask < 8, "There are masks 0 to 7")
      self.level = level
      self.mask = mask
    }

    /// The information of five data bits: level indicator and mask.
    init(data: Int) {
      level = ErrorCorrectionLevel(indicator: data >> 3)
      mask = data & 0b111
    }

    /// The 15 bits as they are in a symbol of Model 2, under the mask that keeps them from being all zero.
    package var word: Int { word(in: .two) }

    /// The 15 bits as they are in a symbol of `model`, which has a mask of its own.
    package func word(in model: Model) -> Int {
      let data = level.indicator << 3 | mask
      return bchCodeword15(data) ^ (model == .one ? 0b010_1000_0010_0101 : 0b101_0100_0001_0010)
    }

    /// Where the two copies are, in a symbol of `dimension` modules a side: for each, the modules of bits 0 (the
    /// lowest) to 14.
    package static func modules(dimension: Int) -> (corner: [ModulePosition], edges: [ModulePosition]) {
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
    package struct Candidate: Sendable {
      package let information: FormatInformation
      /// Modules of the copy in the top left corner that say otherwise.
      package let cornerErrors: Int
      /// Modules of the copy along the other two finder patterns that say otherwise.
      package let edgeErrors: Int
      /// The confidence of all those modules, added up: 0 is a perfect match.
      package let distance: Int

      /// Whether the standard's own error correction would find it in at least one copy: up to 3 wrong bits.
      package var isWithinReach: Bool { min(cornerErrors, edgeErrors) <= 3 }
    }

    /// All 32 format informations of `model`, the likeliest for these modules first. None if the symbol is too small.
    package static func candidates(in modules: ModuleMatrix, model: Model = .two) -> [Candidate] {
      guard modules.width == modules.height, modules.width >= 21 else { return [] }
      let positions = Self.modules(dimension: modules.width)
      let corner = BitField(positions.corner, in: modules)
      let edges = BitField(positions.edges, in: modules)
      var candidates: [Candidate] = []
      candidates.reserveCapacity(32)
      for data in 0..<32 {
        let information = FormatInformation(data: data)
        let word = information.word(in: model)
        candidates.append(
          Candidate(
            information: information,
            cornerErrors: corner.errors(to: word),
            edgeErrors: edges.errors(to: word),
            distance: corner.distance(to: word) + edges.distance(to: word)))
      }
      return candidates.ascending { Double($0.distance) }
    }
  }
}
