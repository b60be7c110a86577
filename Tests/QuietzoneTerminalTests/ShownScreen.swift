/// What a terminal shows that is sent text, cursor moves and colours: written for these tests. Anything else it is sent is `strange`.
struct ShownScreen {
  let columns, rows: Int
  private(set) var characters: [[String]]
  /// Sequences and control characters other than those that draw text.
  private(set) var strange: [String] = []
  private var column = 0
  private var row = 0

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    characters = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  var lines: [String] { characters.map { $0.joined() } }

  mutating func take(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      strange.append("not UTF-8")
      return
    }
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        guard rest.popFirst() == "[" else {
          strange.append("ESC")
          continue
        }
        var parameters = ""
        while let next = rest.first, !("@"..."~").contains(next) {
          parameters.unicodeScalars.append(next)
          rest = rest.dropFirst()
        }
        take(parameters, rest.popFirst() ?? " ")
      } else if scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value {
        strange.append("control \(scalar.value)")
      } else {
        put(scalar)
      }
    }
  }

  private mutating func take(_ parameters: String, _ final: Unicode.Scalar) {
    switch final {
    case "m": break
    case "H":
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      guard numbers.count == 2, 1...rows ~= numbers[0], 1...columns ~= numbers[1] else {
        strange.append("move to \(parameters)")
        return
      }
      (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case "J" where parameters == "2":
      characters = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    default: strange.append(parameters + String(final))
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if scalar.properties.generalCategory == .nonspacingMark {
      characters[row][column - 1].unicodeScalars.append(scalar)
      return
    }
    let isWide =
      (0x2E80...0x9FFF).contains(scalar.value) || (0xFF01...0xFF60).contains(scalar.value)
      || scalar.value >= 0x1F000
    guard column + (isWide ? 2 : 1) <= columns else {
      strange.append("beyond the edge")
      return
    }
    characters[row][column] = String(scalar)
    if isWide { characters[row][column + 1] = "" }
    column += isWide ? 2 : 1
  }
}
