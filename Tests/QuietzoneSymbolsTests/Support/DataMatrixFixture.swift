import Foundation
import QuietzoneSymbols
import Testing

/// A Data Matrix that zint made, with what it holds: a line of `Fixtures/datamatrix.tsv`, which
/// `Scripts/make-data-matrix-vectors` writes.
struct DataMatrixFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let symbologyIdentifier: String
  let structuredAppend: StructuredAppend?
  let isReaderProgramming: Bool
  let bytes: [UInt8]
  /// Nil where the character set is left to a guess.
  let segments: [TextSegment]?
  let modules: ModuleMatrix

  var testDescription: String { name }

  static let all: [DataMatrixFixture] = {
    guard let file = Bundle.module.url(forResource: "Fixtures/datamatrix", withExtension: "tsv"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { fatalError("Fixtures/datamatrix.tsv is missing") }
    return text.split(separator: "\n").map { DataMatrixFixture(line: $0) }
  }()

  /// One symbol of each size, nearly full.
  static let sizes = all.filter { $0.name.hasSuffix(", full") }

  static func named(_ name: String) throws -> DataMatrixFixture {
    try #require(all.first { $0.name == name })
  }

  private init(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    name = fields[0]
    symbologyIdentifier = fields[3]
    let append = fields[4].split(separator: "/").map { String($0) }
    structuredAppend =
      append.count == 3
      ? StructuredAppend(index: Int(append[0])!, count: Int(append[1])!, id: append[2]) : nil
    isReaderProgramming = fields[4] == "programming"
    let parts = fields[5].split(separator: ";").map { $0.split(separator: ":") }
    bytes = parts.flatMap { QuietzoneSymbolsTests.bytes(hex: $0[1]) }
    segments =
      parts[0][0] == "-"
      ? nil
      : parts.map {
        TextSegment(
          bytes: QuietzoneSymbolsTests.bytes(hex: $0[1]), characterSet: CodedCharacterSet(eci: Int($0[0])!))
      }
    var modules = ModuleMatrix(width: Int(fields[1])!, height: Int(fields[2])!)
    let packed = Data(base64Encoded: fields[6])!
    for index in modules.isDark.indices {
      modules.isDark[index] = packed[index / 8] >> (7 - index % 8) & 1 == 1
    }
    self.modules = modules
  }
}
