/// The rules of one linear symbology: how to read a symbol from the widths of its bars and spaces.
///
/// A decoder is written as its standard is: seek the start pattern, look up character by character, check.
package protocol LinearSymbology: SendableMetatype {
  /// Reads the next symbol of `runs`, and leaves the cursor behind it.
  ///
  /// Throws `noStart` when no start pattern is left. After any other error the cursor is where that was found out;
  /// `symbolStart` tells which start pattern it was, and the search goes on behind that.
  static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent
}

/// What a linear symbol holds.
package struct LinearContent: Hashable, Sendable {
  /// Which rules it follows.
  package var symbology: Symbology
  /// The content: for EAN/UPC the digits as printed; else the message without start, stop and check characters, save
  /// those that belong to it.
  package var bytes: [UInt8]
  /// ISO/IEC 15424: `]E0`.
  package var symbologyIdentifier: String
  /// Whether `bytes` is a GS1 element string: application identifiers and their data, U+001D after those of variable
  /// length that are not the last.
  package var isGS1: Bool
  /// The digits of an EAN/UPC add-on to the right of the symbol: 2 or 5.
  package var addOn: [UInt8]?
  /// How well the symbology itself guards against misreading.
  package var check: CheckStrength
  #if !COMPACT
    /// The two-dimensional component that the symbol says belongs to it.
    package var compositeComponent: CompositeComponent?
  #endif

  /// The content of a symbol that guards against misreading as its symbology does.
  package init(
    _ symbology: Symbology, bytes: [UInt8], symbologyIdentifier: String, isGS1: Bool = false,
    addOn: [UInt8]? = nil
  ) {
    self.init(
      symbology, bytes: bytes, symbologyIdentifier: symbologyIdentifier, isGS1: isGS1, addOn: addOn,
      check: symbology.check)
  }

  package init(
    _ symbology: Symbology, bytes: [UInt8], symbologyIdentifier: String, isGS1: Bool = false,
    addOn: [UInt8]? = nil, check: CheckStrength
  ) {
    self.symbology = symbology
    self.bytes = bytes
    self.symbologyIdentifier = symbologyIdentifier
    self.isGS1 = isGS1
    self.addOn = addOn
    self.check = check
  }

  /// The same with the two-dimensional component that belongs to it, where there is room to say so.
  @inline(__always)
  func linked(to component: @autoclosure () -> CompositeComponent?) -> LinearContent {
    #if COMPACT
      return self
    #else
      var linked = self
      linked.compositeComponent = component()
      return linked
    #endif
  }

  // Not synthesized: where there is no Unicode data, as in a browser's module, a String cannot be compared or hashed.
  package static func == (a: LinearContent, b: LinearContent) -> Bool {
    #if !COMPACT
      guard a.compositeComponent == b.compositeComponent else { return false }
    #endif
    return a.symbology == b.symbology && a.bytes == b.bytes && a.isGS1 == b.isGS1 && a.addOn == b.addOn
      && a.check == b.check && a.symbologyIdentifier.utf8.elementsEqual(b.symbologyIdentifier.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(symbology)
    hasher.combine(bytes)
    hasher.combine(addOn)
  }
}

/// How likely a symbology's own checks let a misreading pass: how many lines must agree depends on it.
public enum CheckStrength: UInt8, Comparable, Sendable {
  /// No check character at all: ITF, Codabar, plain Code 39.
  case none
  /// One check digit modulo 10, or a parity: UPC-E, EAN-8.
  case weak
  /// A check character and characters that check themselves: Code 128, EAN-13, GS1 DataBar Limited.
  case strong
  /// Two check characters, or a checksum over hundreds: Code 93, the other GS1 DataBar.
  case veryStrong

  public static func < (a: CheckStrength, b: CheckStrength) -> Bool { a.rawValue < b.rawValue }
}

/// Why the bars on a line are no symbol of some symbology.
package enum LinearError: Error, Hashable, Sendable {
  /// There is no (further) start pattern.
  case noStart
  /// No character of the symbology has elements like those at `element`.
  case noCharacter(element: Int)
  /// The line ends at `element`, within the symbol.
  case truncated(element: Int)
  /// The margin before or after the symbol is too narrow.
  case quietZone(element: Int)
  /// A check character disagrees with the message.
  case check
  /// Each character is one of the symbology's, but together they are no message of its.
  case content
}
