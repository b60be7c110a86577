/// What there is to say about a symbology: a line of the table in `Symbology.swift`.
struct SymbologyEntry: Sendable {
  /// As in JSON and after `--symbology`: `qrCode`.
  var name: StaticString
  /// As people write it: `QR Code`.
  var title: StaticString
  /// What else it is called on the command line, with spaces between. Capitals and hyphens make no difference there.
  var otherNames: StaticString
  /// Its character in symbology identifiers (ISO/IEC 15424): Q of `]Q1`. X is for what the standard does not know.
  var codeCharacter: Unicode.Scalar
  var family: SymbologyFamily
  /// How well its own checks guard against misreading, where a symbol does not say more.
  var check: CheckStrength
  /// The smallest quiet zone it is read with, in modules: 0 where there need not be one.
  var quietZone: Float
  /// The edges across a whole symbol that are to be seen before bars are taken for one of its, some less than the
  /// shortest has, since blur merges some.
  var leastEdges = 20
  /// Whether `SymbologySet.all` has it: not if its checks are so weak that it has to be asked for.
  var isReadUnasked = true
  /// Whether its elements may be as much alike as those of stripes.
  var isRegular = false
  /// Whether it reads otherwise from the other end, and nothing in it tells which is the first.
  var isAmbidirectional = false
  /// Reads it from the widths along a line; nil if it is read in another way.
  var decoder: LinearDecoder?
  /// The symbology whose decoder reads this one, too.
  var decodedAs: Symbology?
  /// What the Shape Detection API of browsers calls it; empty if it does not know it.
  var format: StaticString
}

extension SymbologyEntry {
  /// A symbology of modules in a grid or of stacked rows, whose error correction guards it well.
  @inline(__always)
  static func grid(
    _ name: StaticString, _ title: StaticString, _ codeCharacter: Unicode.Scalar, _ family: SymbologyFamily,
    _ format: StaticString = "", also otherNames: StaticString = ""
  ) -> SymbologyEntry {
    SymbologyEntry(
      name: name, title: title, otherNames: otherNames, codeCharacter: codeCharacter, family: family,
      check: .veryStrong, quietZone: 0, format: format)
  }

  /// A linear symbology with a decoder of its own.
  @inline(__always)
  static func bars<S: LinearSymbology>(
    _ name: StaticString, _ title: StaticString, _ codeCharacter: Unicode.Scalar, _ check: CheckStrength,
    _ quietZone: Float, by decoder: S.Type, _ format: StaticString = "", also otherNames: StaticString = ""
  ) -> SymbologyEntry {
    var entry = bars(name, title, codeCharacter, check, quietZone, format, also: otherNames)
    entry.decoder = { forEachSymbol(of: S.self, in: $0, mayBeFramed: $1, $2) }
    return entry
  }

  /// A linear symbology that is read by another's decoder.
  @inline(__always)
  static func bars(
    _ name: StaticString, _ title: StaticString, _ codeCharacter: Unicode.Scalar, _ check: CheckStrength,
    _ quietZone: Float, as other: Symbology, _ format: StaticString = ""
  ) -> SymbologyEntry {
    var entry = bars(name, title, codeCharacter, check, quietZone, format)
    entry.decodedAs = other
    return entry
  }

  /// A linear symbology that one line is not enough for.
  @inline(__always)
  static func bars(
    _ name: StaticString, _ title: StaticString, _ codeCharacter: Unicode.Scalar, _ check: CheckStrength,
    _ quietZone: Float, _ format: StaticString = "", also otherNames: StaticString = ""
  ) -> SymbologyEntry {
    SymbologyEntry(
      name: name, title: title, otherNames: otherNames, codeCharacter: codeCharacter, family: .linear,
      check: check, quietZone: quietZone, format: format)
  }

  /// A symbology that is not read unless it is asked for.
  @inline(__always)
  func ifAsked(
    leastEdges: Int = 20, isRegular: Bool = false, isAmbidirectional: Bool = false
  ) -> SymbologyEntry {
    var entry = self
    entry.isReadUnasked = false
    entry.leastEdges = leastEdges
    entry.isRegular = isRegular
    entry.isAmbidirectional = isAmbidirectional
    return entry
  }
}
