/// One piece of data with what it means: `(17)261231`.
public struct GS1Element: Hashable, Sendable {
  /// The application identifier: two to four digits, in ASCII.
  public var identifier: [UInt8]
  /// The data, in the characters of ISO/IEC 646.
  public var data: [UInt8]

  public init(identifier: [UInt8], data: [UInt8]) {
    self.identifier = identifier
    self.data = data
  }
}

extension GS1 {
  /// What stands for FNC1 between elements in transmitted data: GS.
  package static let separator: UInt8 = 0x1D

  /// The elements of an element string: application identifiers with their data, U+001D after those that need an end
  /// (GS1 General Specifications, 7.8).
  ///
  /// Known are the identifiers of release 26. Lengths, characters, check digits and dates are verified. A separator
  /// behind data whose length is predefined is superfluous, but common, and accepted.
  package static func elements(of bytes: [UInt8]) throws(GS1Error) -> [GS1Element] {
    var elements: [GS1Element] = []
    var position = 0
    while position < bytes.count {
      guard let (identifier, digits) = ApplicationIdentifier.at(position, in: bytes) else {
        throw .unknownIdentifier(offset: position)
      }
      let start = position + digits
      var end = start
      if identifier.hasPredefinedLength {
        end = min(start + identifier.format.maximumLength, bytes.count)
      } else {
        while end < bytes.count, bytes[end] != separator { end += 1 }
      }
      try identifier.format.verify(bytes[start..<end])
      elements.append(GS1Element(identifier: Array(bytes[position..<start]), data: Array(bytes[start..<end])))
      position = end
      if position < bytes.count, bytes[position] == separator { position += 1 }
    }
    guard !elements.isEmpty else { throw .empty }
    return elements
  }
}
