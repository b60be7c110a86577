/// Where a symbol belongs in a message that is spread over several.
public struct StructuredAppend: Hashable, Sendable {
  /// Which symbol of the message this is: the first is 0.
  public var index: Int
  /// How many symbols the message has.
  public var count: Int
  /// The same in all symbols of one message. For QR Code: the exclusive or of all the message's bytes, in decimal.
  public var id: String

  public init(index: Int, count: Int, id: String) {
    self.index = index
    self.count = count
    self.id = id
  }
}
