/// A character set that an Extended Channel Interpretation names (AIM ITS/04-023), by its ECI assignment number.
public struct CharacterSet: Hashable, Sendable {
  /// The ECI assignment number: 0 to 999999.
  public let eci: Int

  public init(eci: Int) { self.eci = eci }
}
