// The columns of the table.
extension Symbology {
  /// The name in scripts and in JSON: `qrCode`.
  public var name: String { entry.name.description }

  /// What people call it: `QR Code`.
  public var title: String { entry.title.description }

  /// The name and the title where the program has them, each with a null behind it: for C.
  package var constantTexts: (name: StaticString, title: StaticString) { (entry.name, entry.title) }

  /// What else it is called: `qr`, `isbn`.
  public var otherNames: [String] {
    entry.otherNames.description.utf8.split(separator: 0x20).map { String(Substring($0)) }
  }

  /// Its character in symbology identifiers (ISO/IEC 15424): Q of `]Q1`.
  public var codeCharacter: Unicode.Scalar { entry.codeCharacter }

  /// What it is looked for together with.
  public var family: SymbologyFamily { entry.family }

  /// How well its own checks guard against misreading.
  public var check: CheckStrength { entry.check }

  /// The smallest quiet zone it is read with, in modules.
  public var quietZone: Float { entry.quietZone }

  /// The edges that are to be seen across bars before they are taken for one of its symbols.
  public var leastEdges: Int { entry.leastEdges }

  /// Whether `SymbologySet.all` has it.
  public var isReadUnasked: Bool { entry.isReadUnasked }

  /// Whether its elements may be as much alike as those of stripes.
  public var isRegular: Bool { entry.isRegular }

  /// Whether it reads otherwise from the other end, and nothing in it tells which is the first.
  public var isAmbidirectional: Bool { entry.isAmbidirectional }

  /// What the Shape Detection API of browsers calls it: `qr_code`; empty if it does not know it.
  public var browserFormat: String { entry.format.description }

  /// Reads it from the widths along a line; nil if another symbology's decoder does, or none.
  var decoder: LinearDecoder? { entry.decoder }

  /// The symbology whose decoder reads it.
  var decodedAs: Symbology { entry.decodedAs ?? self }
}
