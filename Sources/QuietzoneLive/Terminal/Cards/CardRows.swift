import QuietzoneCards

/// A line of a card: what is told, and what it is.
struct CardRow: Equatable, Sendable {
  let label: String
  let value: String

  /// As it is read.
  var line: String { label.isEmpty ? value : "\(label): \(value)" }
}

extension TerminalWords {
  /// What a code tells, line by line: the fields that have a name for people.
  func rows(of content: BarcodeContent) -> [CardRow] { rows(of: content.fields) }

  private func rows(of fields: [ContentField]) -> [CardRow] {
    fields.flatMap { field -> [CardRow] in
      let name = field.name.description
      switch (name, field.value) {
      // A link's address stands above.
      case ("gs1", .fields(let fields)): return rows(of: fields)
      case ("elements", .list(let elements)): return elements.map { row(ofElement: $0) }
      case ("hasCompositeComponent", .flag):
        return [CardRow(label: self.fields["note"] ?? "", value: compositeNotRead)]
      case ("legs", .list(let legs)): return legs.map { row(ofLeg: $0) }
      default:
        guard let label = self.fields[name] else { return [] }
        return values(of: field.value).map { CardRow(label: label, value: $0) }
      }
    }
  }

  /// Lists give a line each, and what is put together of several fields is on one.
  private func values(of value: ContentValue) -> [String] {
    switch value {
    case .text(let text): [text]
    case .integer(let number): [String(number)]
    case .number(let number): [number.description]
    case .flag(let flag): [flag ? yes : no]
    case .texts(let texts): [texts.joined(separator: ", ")]
    case .fields(let fields): [joined(fields)]
    case .list(let list): list.map { joined($0) }
    }
  }

  /// Kinds of numbers and addresses are for programs.
  private func joined(_ fields: [ContentField]) -> String {
    fields.filter { $0.name.description != "types" }.flatMap { values(of: $0.value) }.joined(separator: ", ")
  }

  private func row(ofElement fields: [ContentField]) -> CardRow {
    let texts = named(fields)
    let identifier = "(\(texts["identifier"] ?? ""))"
    let number = texts["number"].map { [$0, texts["unit"] ?? texts["currency"]].compactMap { $0 } }
    let time = [texts["date"], texts["time"]].compactMap { $0 }.joined(separator: " ")
    let value = number?.joined(separator: " ") ?? (time.isEmpty ? texts["value"] ?? "" : time)
    return CardRow(
      label: [identifier, texts["title"]].compactMap { $0 }.joined(separator: " "), value: value)
  }

  private func row(ofLeg fields: [ContentField]) -> CardRow {
    let texts = named(fields)
    let route = ["from", "to"].compactMap { texts[$0] }.joined(separator: " → ")
    let flight = ["carrier", "flight"].compactMap { texts[$0] }.joined(separator: " ")
    let rest = ["dayOfYear", "cabin", "seat", "reference"].compactMap { name in
      texts[name].flatMap { text in self.fields[name].map { "\($0) \(text)" } }
    }
    return CardRow(
      label: self.fields["flight"] ?? "", value: ([flight, route] + rest).joined(separator: ", "))
  }

  private func named(_ fields: [ContentField]) -> [String: String] {
    var texts: [String: String] = [:]
    for field in fields { texts[field.name.description] = values(of: field.value).first }
    return texts
  }
}
