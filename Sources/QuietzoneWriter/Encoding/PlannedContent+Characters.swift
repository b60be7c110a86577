import CZint
import Quietzone

// Symbologies of few characters.
extension SymbolDraft {
  /// Code 39's characters by their values (ISO/IEC 16388, table 1).
  private static let code39 = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%".utf8)
  private static let shifts = Array("$/+%".utf8)

  func planCode39(_ text: String) throws(WritingError) -> PlannedContent {
    let bytes = Array(text.utf8)
    let values = bytes.compactMap { Self.code39.firstIndex(of: $0) }
    let isPlain = values.count == bytes.count
    if symbology == .code39Mod43 {
      guard isPlain else {
        throw .content(symbology, reason: "it holds digits, capitals, spaces and -.$/+%")
      }
      let check = Self.code39[values.reduce(0, +) % 43]
      let whole = String(decoding: bytes + [check], as: UTF8.self)
      return PlannedContent(
        bytes: bytes, expected: .text(whole), checkDigits: String(decoding: [check], as: UTF8.self))
    }
    guard bytes.allSatisfy({ $0 < 0x80 }) else { throw .content(symbology, reason: "it holds ASCII alone") }
    // A shift character and a letter behind it would be taken for the one character that they are in full ASCII.
    let hasPair = zip(bytes, bytes.dropFirst()).contains { Self.shifts.contains($0) && 0x41...0x5A ~= $1 }
    return PlannedContent(
      bytes: bytes, zintSymbology: isPlain && !hasPair ? BARCODE_CODE39 : nil, expected: .text(text))
  }

  /// A MaxiCode of modes 2 and 3 is read with the fields of its primary message in front of the text, or behind the header that a
  /// text begins with.
  func planCarrierMessage(_ text: String) -> PlannedContent {
    let separator: UInt8 = 0x1D
    let bytes = Array(text.utf8)
    let header =
      bytes.starts(with: [0x5B, 0x29, 0x3E, 0x1E, 0x30, 0x31, separator]) ? min(9, bytes.count) : 0
    let primary = Array((primaryMessage ?? "").utf8)
    let fields = [primary.dropLast(6), primary.suffix(6).prefix(3), primary.suffix(3), bytes[header...]]
    let expected = bytes[..<header] + fields.joined(separator: [separator])
    return PlannedContent(bytes: bytes, expected: .bytes(Array(expected)))
  }

  func planCodabar(_ text: String) throws(WritingError) -> PlannedContent {
    let text = text.uppercased()
    let bytes = Array(text.utf8)
    let inner = Array("0123456789-$:/.+".utf8)
    guard bytes.count >= 3, 0x41...0x44 ~= bytes[0], 0x41...0x44 ~= bytes[bytes.count - 1],
      bytes.dropFirst().dropLast().allSatisfy({ inner.contains($0) })
    else {
      throw .content(
        symbology,
        reason: "it begins and ends with one of A to D, with digits and -$:/.+ between, as in A12345B")
    }
    return PlannedContent(bytes: bytes, expected: .text(text))
  }
}
