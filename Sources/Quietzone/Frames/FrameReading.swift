import QuietzoneImaging
import QuietzoneSymbols

/// What a frame shows, together with those before it.
public struct FrameReading: Sendable {
  /// The codes that were read, each with its `id`.
  public var barcodes: [Barcode]
  /// The codes that were seen but not read, or not yet to be believed.
  public var unread: [UnreadCode]

  public init(barcodes: [Barcode], unread: [UnreadCode]) {
    self.barcodes = barcodes
    self.unread = unread
  }
}

/// A code that was seen but not read.
public struct UnreadCode: Sendable {
  /// Which code it is: the same from frame to frame, and when it is read after all.
  public var id: Int
  /// What it looks like.
  public var family: SymbologyFamily
  /// Its outer corners, in pixels of the frame.
  public var corners: Quadrilateral
}
