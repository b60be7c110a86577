import Quietzone
import QuietzoneContent

/// As `json(of:)`, with what each symbol means as its last member, `content`: the array `symbols` of the JSON that the command,
/// the server and the C library give.
public func jsonWithContent(of barcodes: [Barcode]) -> [UInt8] {
  json(of: barcodes) { barcode, writer in
    writer.key("content")
    barcode.content.write(to: &writer)
  }
}
