import Quietzone
import QuietzoneMedia
import QuietzoneReport

/// A line of JSON on a file or a part of it, with its line end: its name, which part, and what `write` adds.
///
/// A file's name is shown as text, since JSON is text: bytes in it that are not UTF-8 become U+FFFD. Results come in
/// the order of the inputs, which tells apart names that look the same for it.
func jsonLine(
  for file: FileName, at place: ScanResult.Place?, _ write: (inout JSONWriter) -> Void
) -> [UInt8] {
  var writer = JSONWriter()
  writer.object { writer in
    writer.key("file")
    writer.string(file.description)
    place?.write(to: &writer)
    write(&writer)
  }
  return writer.bytes + [UInt8(ascii: "\n")]
}

extension JSONWriter {
  /// Why there is no result, in a sentence for people.
  mutating func failure(_ reason: String) {
    key("error")
    string(reason)
  }

  /// How large an image is, as shown.
  mutating func size(_ width: Int, _ height: Int) {
    key("width")
    integer(width)
    key("height")
    integer(height)
  }
}

/// What scanning gave, as a line of JSON.
///
/// - Parameter withContent: Whether it is told what the symbols mean.
func jsonLine(for result: ScanResult, withContent: Bool = true) -> [UInt8] {
  jsonLine(for: result.file, at: result.place) { writer in
    switch result.outcome {
    case .failure(let reason): writer.failure(reason)
    case .read(let reading):
      writer.reading(
        width: reading.width, height: reading.height, milliseconds: reading.duration / .milliseconds(1),
        symbols: withContent ? jsonWithContent(of: reading.symbols) : json(of: reading.symbols))
    }
  }
}

extension ScanResult.Place {
  /// Writes the members that say which part of a file it is; times in seconds.
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .page(let page):
      writer.key("page")
      writer.integer(page)
    case .frame(let moment):
      moment.write("frame", "time", to: &writer)
    case .sighting(let first, let last):
      first.write("frame", "time", to: &writer)
      last.write("lastFrame", "lastTime", to: &writer)
    }
  }
}

extension ScanResult.Moment {
  fileprivate func write(_ frameKey: StaticString, _ timeKey: StaticString, to writer: inout JSONWriter) {
    writer.key(frameKey)
    writer.integer(frame)
    writer.key(timeKey)
    writer.value(Array(time.secondsText.utf8))
  }
}
