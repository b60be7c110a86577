import QuietzoneImaging
import QuietzoneSymbols

/// A symbol that was read: what it holds and where it lies.
public struct Barcode: Hashable, Sendable {
  public var symbology: Symbology
  /// What the symbol says. Bytes in a character set that nothing here can decode show as U+FFFD; see `segments`.
  public var text: String
  /// The content as the symbol holds it, before any character set.
  public var bytes: [UInt8]
  /// The content again, in stretches of one character set each.
  public var segments: [TextSegment]
  /// The outer corners of the symbol without its quiet zone, in pixels, in the symbol's own order.
  public var corners: Quadrilateral
  /// ISO/IEC 15424: `]Q1`.
  public var symbologyIdentifier: String
  /// Light on dark.
  public var isInverted: Bool
  /// Seen in a mirror, or through the back of what it is printed on.
  public var isMirrored: Bool
  /// Where this symbol belongs in a message of several, if it does.
  public var structuredAppend: StructuredAppend?
  /// Whether the symbol is no data but programs the reader.
  public var isReaderProgramming = false
  /// GS1 content by application identifiers, in the order of the symbol; nil if it is none, or not a valid one.
  public var gs1: [GS1Element]?
  /// Which code this is in a sequence of frames: the same from frame to frame. Nil of a single image.
  public var id: Int?
  /// What only some symbologies have.
  public var details = Details.none
}
