import Quietzone
import QuietzoneContent

extension BarcodeContent {
  /// Writes an object: `kind`, then the fields of that kind.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("kind")
      writer.string(kind.rawValue)
      fields.writeMembers(to: &writer)
    }
  }
}

extension [ContentField] {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    for field in self {
      writer.key(field.name)
      field.value.write(to: &writer)
    }
  }
}

extension ContentValue {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.string(text)
    case .integer(let number): writer.integer(number)
    case .number(let number): writer.value(Array(number.description.utf8))
    case .flag(let flag): writer.boolean(flag)
    case .texts(let texts):
      writer.array { writer in
        for text in texts { writer.string(text) }
      }
    case .fields(let fields): writer.object { fields.writeMembers(to: &$0) }
    case .list(let list):
      writer.array { writer in
        for fields in list { writer.object { fields.writeMembers(to: &$0) } }
      }
    }
  }
}
