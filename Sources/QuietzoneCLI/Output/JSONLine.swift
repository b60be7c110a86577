import Quietzone
import QuietzoneReport

/// A result as a line of JSON, with its line end.
///
/// A file's name is shown as text, since JSON is text: bytes in it that are not UTF-8 become U+FFFD. Results come in
/// the order of the inputs, which tells apart names that look the same for it.
///
/// - Parameter withContent: Whether it is told what the symbols mean.
func jsonLine(for result: ScanResult, withContent: Bool = true) -> [UInt8] {
  var writer = JSONWriter()
  writer.object { writer in
    writer.key("file")
    writer.string(result.file.description)
    switch result.outcome {
    case .failure(let reason):
      writer.key("error")
      writer.string(reason)
    case .read(let reading):
      writer.reading(
        width: reading.width, height: reading.height, milliseconds: reading.duration / .milliseconds(1),
        symbols: withContent ? jsonWithContent(of: reading.symbols) : json(of: reading.symbols))
    }
  }
  return writer.bytes + [UInt8(ascii: "\n")]
}
