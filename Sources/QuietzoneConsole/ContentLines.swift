import QuietzoneContent

extension BarcodeContent {
  /// What the content is, for people: a line for its kind, then one a field, indented, in which nothing can steer a terminal.
  package var lines: [String] { ["  kind: \(kind.rawValue)"] + indented(fields, by: 2) }
}

private func indented(_ fields: [ContentField], by depth: Int) -> [String] {
  let indentation = String(repeating: " ", count: depth)
  return fields.flatMap { field -> [String] in
    let name = indentation + "\(field.name):"
    return switch field.value {
    case .text(let text): [name + " " + visible(text)]
    case .integer(let number): [name + " \(number)"]
    case .number(let number): [name + " \(number)"]
    case .flag(true) where field.name.description == "hasCompositeComponent":
      [indentation + "note: A composite component belongs to it, which is not read"]
    case .flag(let flag): [name + (flag ? " yes" : " no")]
    case .texts(let texts): texts.map { name + " " + visible($0) }
    case .fields(let fields): [name] + indented(fields, by: depth + 2)
    case .list(let list): list.flatMap { [name] + indented($0, by: depth + 2) }
    }
  }
}
