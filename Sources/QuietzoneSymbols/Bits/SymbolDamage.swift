#if !UNTRACED
  /// What is known of a symbol whose modules are there, but could not be decoded: for people who want to know why.
  package struct SymbolDamage: Hashable, Sendable {
    /// The version of a QR Code; nil of what has none.
    package var version: Int?
    /// The first block with more errors than it can bear; nil where something else stopped decoding.
    package var block: Block?

    /// A Reed–Solomon block.
    package struct Block: Hashable, Sendable {
      /// From 1.
      package var number: Int
      /// How many blocks the symbol has.
      package var count: Int
      /// How many of its codewords may be wrong.
      package var errorCapacity: Int
    }
  }
#endif
