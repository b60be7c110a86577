import QuietzoneContent
import QuietzoneReport
import QuietzoneSymbols

/// Content in one line, as tests compare it: its kind, then `name=value`; lists in brackets, what is within in parentheses.
func shown(_ content: BarcodeContent) -> String {
  ([content.kind.rawValue] + content.fields.map(shown)).joined(separator: " | ")
}

/// What a text alone means.
func shown(_ text: String) -> String { shown(BarcodeContent(ContentInput(text: text, symbology: nil))) }

/// What a symbol means.
func shown(_ text: String, in symbology: Symbology, _ identifier: String = "") -> String {
  shown(BarcodeContent(ContentInput(text: text, symbology: symbology, symbologyIdentifier: identifier)))
}

/// What is shown of a text that breaks a rule.
func note(_ kind: BarcodeContent.Kind, _ problem: String) -> String {
  "text | note=(expected=\(kind.rawValue), problem=\(problem))"
}

private func shown(_ field: ContentField) -> String { "\(field.name)=\(shown(field.value))" }

private func shown(_ value: ContentValue) -> String {
  switch value {
  case .text(let text): text
  case .integer(let number): String(number)
  case .number(let number): number.description
  case .flag(let flag): String(flag)
  case .texts(let texts): "[" + texts.joined(separator: ", ") + "]"
  case .fields(let fields): "(" + fields.map(shown).joined(separator: ", ") + ")"
  case .list(let list):
    "[" + list.map { "(" + $0.map(shown).joined(separator: ", ") + ")" }.joined(separator: ", ") + "]"
  }
}
