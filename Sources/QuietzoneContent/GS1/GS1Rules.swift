/// The rules of GS1's element strings: which application identifiers there are, and which data may stand behind them.
///
/// Who reads symbols has them, and hands them over: this module knows what elements mean, not which are valid.
public struct GS1Rules: Sendable {
  /// The elements of a string of them, as FNC1 separates them.
  ///
  /// Throws the reason, for people, if the string breaks a rule.
  let elements: @Sendable (_ string: [UInt8]) throws(Broken) -> [GS1Content.Element]

  public init(elements: @escaping @Sendable (_ string: [UInt8]) throws(Broken) -> [GS1Content.Element]) {
    self.elements = elements
  }

  /// A rule is broken.
  public struct Broken: Error {
    /// Which one and where, for people.
    public let reason: String

    public init(reason: String) { self.reason = reason }
  }

  /// What separates elements in data: FNC1 as it is transmitted, the control character GS.
  static let separator: UInt8 = 0x1D
}
