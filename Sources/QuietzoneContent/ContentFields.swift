/// A field of content as programs and people are shown it. JSON and the terminal are both written from these.
public struct ContentField: Sendable {
  /// The name in JSON.
  public let name: StaticString
  public let value: ContentValue
}

/// What a field holds.
public enum ContentValue: Sendable {
  case text(String)
  case integer(Int)
  case number(DecimalNumber)
  case flag(Bool)
  case texts([String])
  case fields([ContentField])
  case list([[ContentField]])
}

/// What writes itself as fields.
protocol ContentDescribing {
  func describe(to fields: inout ContentFields)
}

/// Fields in their order. What is not there is left out: nil, false, an empty list.
struct ContentFields {
  private(set) var all: [ContentField] = []

  /// The fields of `content`.
  static func of(_ content: some ContentDescribing) -> [ContentField] {
    var fields = ContentFields()
    content.describe(to: &fields)
    return fields.all
  }

  mutating func add(_ name: StaticString, _ text: String?) {
    if let text { append(name, .text(text)) }
  }

  mutating func add(_ name: StaticString, _ number: Int?) {
    if let number { append(name, .integer(number)) }
  }

  mutating func add(_ name: StaticString, _ number: DecimalNumber?) {
    if let number { append(name, .number(number)) }
  }

  mutating func add(_ name: StaticString, _ date: CalendarDate?) { add(name, date?.description) }

  mutating func add(_ name: StaticString, if flag: Bool) {
    if flag { append(name, .flag(true)) }
  }

  mutating func add(_ name: StaticString, _ texts: [String]) {
    if !texts.isEmpty { append(name, .texts(texts)) }
  }

  mutating func add(_ name: StaticString, _ content: (some ContentDescribing)?) {
    if let content { append(name, .fields(ContentFields.of(content))) }
  }

  mutating func add(_ name: StaticString, _ list: [some ContentDescribing]) {
    if !list.isEmpty { append(name, .list(list.map { ContentFields.of($0) })) }
  }

  private mutating func append(_ name: StaticString, _ value: ContentValue) {
    all.append(ContentField(name: name, value: value))
  }
}
