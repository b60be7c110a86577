import Foundation
import QuietzoneSymbols
import Testing

/// A PDF417 or MicroPDF417 symbol that zint made, with what it holds: a line of `Fixtures/pdf417.tsv`, whose maker
/// `Scripts/make-pdf417-vectors` says what its columns are.
struct StackedFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let kind: String
  let bytes: [UInt8]
  let eci: Int?
  let structuredAppend: StructuredAppend?
  let rows: Int
  let columns: Int
  let level: Int?
  /// Each row's modules: whether they are dark.
  let modules: [[Bool]]

  var testDescription: String { name }
  var isMicro: Bool { kind == "microPDF417" }
  var isCompact: Bool { kind == "pdf417Compact" }

  static let all: [StackedFixture] = {
    guard let url = Bundle.module.url(forResource: "Fixtures/pdf417", withExtension: "tsv"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { fatalError("Fixtures/pdf417.tsv is missing") }
    return text.split(separator: "\n").map { StackedFixture(line: $0) }
  }()

  static func named(_ name: String) throws -> StackedFixture {
    try #require(all.first { $0.name == name })
  }

  private init(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    name = fields[0]
    kind = fields[1]
    let digits = fields[2].compactMap { UInt8($0.hexDigitValue!) }
    bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    eci = Int(fields[3])
    let append = fields[4].split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    structuredAppend =
      append.count == 3
      ? StructuredAppend(index: Int(append[0])!, count: Int(append[1])!, id: append[2]) : nil
    rows = Int(fields[5])!
    columns = Int(fields[6])!
    level = Int(fields[7])
    modules = fields[8].split(separator: ",").map { row in
      row.flatMap { digit in (0..<4).map { digit.hexDigitValue! >> (3 - $0) & 1 == 1 } }
    }
  }

  /// The codeword that begins at a module of a row.
  func codeword(row: Int, module: Int) -> PDF417Codeword? {
    let pattern = modules[row][module..<module + 17].reduce(UInt32(0)) { $0 << 1 | ($1 ? 1 : 0) }
    return PDF417Codeword(pattern: pattern)
  }

  /// Where a row's data codewords begin, in modules.
  private var places: [Int] {
    guard isMicro else { return (0..<columns).map { 34 + 17 * $0 } }
    return Array([[10], [10, 27], [10, 37, 54], [10, 27, 54, 71]][columns - 1])
  }

  /// The codewords of all rows, without doubt.
  var codewords: CodewordMatrix {
    get throws {
      var matrix = CodewordMatrix(columns: columns, rows: rows)
      for row in 0..<rows {
        for (column, place) in places.enumerated() {
          let codeword = try #require(self.codeword(row: row, module: place))
          matrix.values[row * columns + column] = UInt16(codeword.value)
          matrix.confidence[row * columns + column] = 255
        }
      }
      return matrix
    }
  }

  /// The error correction level, as the row indicators of the first rows say it.
  var indicatedLevel: Int? {
    guard let codeword = codeword(row: 1, module: 17),
      case .level(let level, _)? = PDF417.RowIndicator(codeword, isRight: false)?.dimension
    else { return nil }
    return level
  }
}
