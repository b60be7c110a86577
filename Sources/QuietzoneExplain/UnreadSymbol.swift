/// What is known of a symbol whose modules were sampled, or whose rows were told, but not read.
public struct UnreadSymbol: Hashable, Sendable {
  /// Modules a side; of a PDF417 from end to end.
  public var dimension: Int
  /// The version of a QR Code, 1 to 40; nil of what has none.
  public var version: Int?
  /// Columns of data codewords of a PDF417, and its rows; nil of others.
  public var columns: Int?
  public var rows: Int?
  /// The first block with more errors than it can bear; nil where something else stopped reading.
  public var block: Block?

  /// A part of a symbol that is put right by itself.
  public struct Block: Hashable, Sendable {
    /// From 1.
    public var number: Int
    /// How many of them the symbol has.
    public var count: Int
    /// How many of its codewords may be wrong; more of them are.
    public var errorCapacity: Int
  }
}
