/// What the data behind an application identifier look like: one component after the other, as the GS1 Syntax
/// Dictionary writes them, for example `N13,check [X..17]`.
///
/// `N` digits, `X` the 82 characters, `Y` the 39, `Z` the 64; then the length, or `..` and the greatest length; then what
/// is verified besides. Components in brackets may be missing, from the last one on.
struct ElementFormat: Sendable {
  struct Component: Sendable {
    var characters: CharacterSet
    var minimumLength: Int
    var maximumLength: Int
    var isOptional: Bool
    var rule: Rule?
  }

  enum CharacterSet: UInt8 {
    case digits = 0x4E  // N
    case set82 = 0x58  // X
    case set39 = 0x59  // Y
    case set64 = 0x5A  // Z
  }

  /// By the first letter, or first and last, of their names.
  enum Rule {
    /// The last digit is a check digit.
    case check
    /// The last two characters are check characters.
    case pair
    /// YYMMDD or YYYYMMDD.
    case date
    /// YYMMDD, where the day may be 00: the last of the month.
    case month
    /// hh, hhmm, or minutes and seconds.
    case time, sixties
    /// The number of a piece, and of how many: two digits each.
    case of
    /// Only zeros.
    case zero
  }

  let components: [Component]

  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    components = text.split(separator: 0x20).map { Component($0) }
  }

  /// The greatest length of the data.
  var maximumLength: Int { components.reduce(0) { $0 + $1.maximumLength } }

  /// Verifies the data behind an identifier; offsets in errors are `data`'s indices.
  func verify(_ data: ArraySlice<UInt8>) throws(GS1Error) {
    var rest = data
    for component in components {
      if rest.isEmpty, component.isOptional, !data.isEmpty { return }
      guard rest.count >= component.minimumLength else { throw .length(offset: data.startIndex) }
      let part = rest.prefix(component.maximumLength)
      for index in part.indices where !component.characters.contains(part[index]) {
        throw .character(offset: index)
      }
      try component.rule?.verify(part)
      rest = rest.dropFirst(part.count)
    }
    guard rest.isEmpty else { throw .length(offset: data.startIndex) }
  }
}

extension ElementFormat.Component {
  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    isOptional = text.first == 0x5B
    let body = text.filter { $0 != 0x5B && $0 != 0x5D }
    let isVariable = body.contains(0x2E)
    let rule = body.split(separator: 0x2C).dropFirst().first
    let length = body.prefix { $0 != 0x2C }.filter { $0 >= 0x30 && $0 <= 0x39 }
      .reduce(0) { 10 * $0 + Int($1) - 0x30 }
    guard let set = ElementFormat.CharacterSet(rawValue: body[0]) else { preconditionFailure() }
    characters = set
    maximumLength = length
    minimumLength = isVariable ? 1 : length
    self.rule = rule.map { ElementFormat.Rule($0) }
  }
}

extension ElementFormat.CharacterSet {
  /// GS1 General Specifications, 7.11.
  func contains(_ character: UInt8) -> Bool {
    switch (self, character) {
    case (_, 0x30...0x39): true
    case (.digits, _): false
    case (_, 0x41...0x5A): true
    case (.set82, 0x61...0x7A), (.set64, 0x61...0x7A): true
    case (.set82, 0x21...0x22), (.set82, 0x25...0x2F), (.set82, 0x3A...0x3F), (.set82, 0x5F): true
    case (.set39, 0x23), (.set39, 0x2D), (.set39, 0x2F): true
    case (.set64, 0x2D), (.set64, 0x5F), (.set64, 0x3D): true
    default: false
    }
  }
}
