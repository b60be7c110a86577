import QuietzoneReport
import QuietzoneScanner

extension ContentInput {
  /// What is known of a symbol that a scanner took.
  ///
  /// A result's text is in one line; contacts and events are in several, which its bytes still tell.
  public init(_ result: ScanResult) {
    let text = String(decoding: result.bytes, as: UTF8.self)
    // What is in another character set, or not told, does not come back as it was.
    let isText = !result.bytes.isEmpty && text.utf8.elementsEqual(result.bytes)
    self.init(text: isText ? text : result.text, bytes: result.bytes, symbology: result.symbology)
  }
}
