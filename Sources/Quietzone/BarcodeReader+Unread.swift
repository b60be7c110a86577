import QuietzoneImaging
import QuietzoneSymbols

extension BarcodeReader {
  /// As `read(_:isCancelled:)`, with the places that looked like a code and could not be read: a larger picture of the same may show
  /// them better.
  public func readWithUnread(_ image: LuminanceImage, isCancelled: (() -> Bool)? = nil) -> FrameReading {
    var unread: UnreadSymbols? = UnreadSymbols()
    let barcodes = read(image, isCancelled: isCancelled, unread: &unread)
    let symbols = unread?.outside(barcodes.map { $0.corners }).symbols ?? []
    return FrameReading(
      barcodes: barcodes,
      unread: symbols.indices.map {
        UnreadCode(id: $0 + 1, family: symbols[$0].family, corners: symbols[$0].corners)
      })
  }
}
