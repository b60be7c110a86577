import QuietzoneSymbols

/// A row of a MicroPDF417 as a line shows it: row address patterns at its ends and in its middle, codewords between.
struct MicroRow {
  /// The edge with which it begins.
  var first: Int
  var layout: MicroLayout
  /// The numbers of the row address patterns; 0 where there is none, or none was read.
  var left = 0
  var center = 0
  var right = 0
  /// How many codewords were read, all of the cluster that the row address pattern stands for.
  var codewordCount = 0

  var score: Int { 2 + codewordCount + (center > 0 ? 1 : 0) }

  /// The rows that a line shows: all that agree on a size.
  static func rows(in row: EdgeRow) -> [MicroRow] { row.withView { rows(in: $0) } }

  private static func rows(in row: EdgeRow.View) -> [MicroRow] {
    var rows: [MicroRow] = []
    guard row.count >= 22 else { return [] }
    for first in stride(from: 0, through: row.count - 22, by: 2) {
      let side = (row[first + 6] - row[first]) / 10
      let codeword = (row[first + 14] - row[first + 6]) / 17
      guard side > 0, abs(side - codeword) < 0.16 * side,
        let left = rowAddress(row, at: first, isCenter: false)
      else { continue }
      for layout in MicroLayout.all {
        if let found = MicroRow(row, at: first, layout: layout, left: left) { rows.append(found) }
      }
    }
    return rows
  }

  private init?(_ row: EdgeRow.View, at first: Int, layout: MicroLayout, left: Int) {
    let last = first + layout.elements
    guard last + 1 < row.count else { return nil }
    self.first = first
    self.layout = layout
    self.left = left
    // Each part is printed at the same scale; seen in perspective it is nearly that of the part before.
    var module = (row[first + 6] - row[first]) / 10
    for part in layout.parts.dropFirst() {
      let index = first + part.element
      let own = (row[index + (part.isCodeword ? 8 : 6)] - row[index]) / Float(part.modules)
      guard abs(own - module) < 0.16 * module else { return nil }
      module = own
      guard !part.isCodeword else { continue }
      let isCenter = part.kind == .center
      let number = Self.rowAddress(row, at: index, isCenter: isCenter) ?? 0
      if isCenter { center = number } else { right = number }
    }
    // The bar at the end is a module wide, but for ink.
    guard right > 0 || center > 0, row[last + 1] - row[last] < 2.4 * module else { return nil }
    // Codewords cost most to look up, and most rows have fallen by now.
    for part in layout.parts where part.isCodeword {
      if case .codeword(let codeword)? = PatternReading(row, at: first + part.element)?.pattern,
        codeword.cluster == (left - 1) % 3
      {
        codewordCount += 1
      }
    }
    guard codewordCount > 0 else { return nil }
    guard MicroPDF417.Size.all.contains(where: { self.row(of: $0) != nil }) else { return nil }
  }

  /// Which row of a symbol of this size it is; nil if of none.
  func row(of size: MicroPDF417.Size) -> Int? {
    guard size.columns == layout.columns else { return nil }
    for row in 0..<size.rows {
      let address = size.rowAddress(row)
      if address.left == left, right == 0 || address.right == right,
        layout.columns < 3 || center == 0 || address.center == center
      {
        return row
      }
    }
    return nil
  }

  /// The number of the row address pattern that begins with edge `index`.
  static func rowAddress(_ row: EdgeRow.View, at index: Int, isCenter: Bool) -> Int? {
    guard index + 6 < row.count else { return nil }
    let start = row[index]
    let module = (row[index + 6] - start) / 10
    guard module > 0 else { return nil }
    var places = SIMD8<Float>.zero
    for edge in 0..<5 { places[edge] = row[index + edge + 1] }
    places = (places - start) / module
    places[5] = 10
    let off = places - Rounding(places).values
    places -= SIMD8(1, 0, 1, 0, 1, 0, 0, 0) * ((off[0] + off[2] + off[4]) / 3)
    let rounding = Rounding(places)
    let (rest, ends) = (places - rounding.values, rounding.bits)
    var (pattern, previous): (UInt32, Int32) = (0, 0)
    for edge in 0..<6 {
      let width = ends[edge] - previous
      guard abs(rest[edge]) < 0.46, width >= 1, width <= 6 else { return nil }
      pattern = pattern << UInt32(width) | (edge & 1 == 0 ? 1 << UInt32(width) - 1 : 0)
      previous = ends[edge]
    }
    let number = (isCenter ? centerNumbers : sideNumbers)[Int(pattern & 1023)]
    return number > 0 ? Int(number) : nil
  }

  /// By the modules of a pattern, a bit each: its number, or 0.
  private static let (sideNumbers, centerNumbers) = (numbers(isCenter: false), numbers(isCenter: true))

  private static func numbers(isCenter: Bool) -> [UInt8] {
    var numbers = [UInt8](repeating: 0, count: 1 << RowAddressPattern.modules)
    for number in 1...RowAddressPattern.count {
      numbers[Int(RowAddressPattern.pattern(number, isCenter: isCenter))] = UInt8(number)
    }
    return numbers
  }
}

/// How the row of a MicroPDF417 of so many columns is made up.
struct MicroLayout {
  enum Kind {
    case left, codeword, center, right
  }

  struct Part {
    var kind: Kind
    /// Its first element, and its first module, from the beginning of the row.
    var element: Int
    var module: Int

    var isCodeword: Bool { kind == .codeword }
    var modules: Int { isCodeword ? 17 : 10 }
  }

  let columns: Int
  let parts: [Part]
  /// Elements before the bar at the end.
  let elements: Int
  /// With the bar at the end.
  let modules: Int

  /// For one to four columns.
  static let all: [MicroLayout] = [
    MicroLayout([.left, .codeword, .right]), MicroLayout([.left, .codeword, .codeword, .right]),
    MicroLayout([.left, .codeword, .center, .codeword, .codeword, .right]),
    MicroLayout([.left, .codeword, .codeword, .center, .codeword, .codeword, .right]),
  ]

  /// The first modules of the codewords.
  var codewords: [Int] { parts.filter { $0.isCodeword }.map { $0.module } }

  private init(_ kinds: [Kind]) {
    var parts: [Part] = []
    var (element, module) = (0, 0)
    for kind in kinds {
      parts.append(Part(kind: kind, element: element, module: module))
      element += kind == .codeword ? 8 : 6
      module += kind == .codeword ? 17 : 10
    }
    self.parts = parts
    elements = element
    modules = module + 1
    columns = kinds.count { $0 == .codeword }
  }
}
