import Foundation
import QuietzoneSymbols
import Testing

/// A symbol that zint made, with what it holds: a line of `Fixtures/qrcode.tsv`, which
/// `Scripts/make-symbol-vectors` writes.
struct Fixture: Sendable, CustomTestStringConvertible {
  let name: String
  let version: Int
  let level: String?
  let mask: Int?
  let symbologyIdentifier: String
  let structuredAppend: StructuredAppend?
  let segments: [TextSegment]
  let modules: ModuleMatrix

  var testDescription: String { name }

  static let all: [Fixture] = {
    guard let file = Bundle.module.url(forResource: "Fixtures/qrcode", withExtension: "tsv"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { fatalError("Fixtures/qrcode.tsv is missing") }
    return text.split(separator: "\n").map { Fixture(line: $0) }
  }()

  static func named(_ name: String) throws -> Fixture {
    try #require(all.first { $0.name == name })
  }

  private init(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    name = fields[0]
    version = Int(fields[1])!
    level = fields[2] == "-" ? nil : fields[2]
    mask = Int(fields[3])
    symbologyIdentifier = fields[4]
    let append = fields[5].split(separator: "/").map { String($0) }
    structuredAppend =
      append.count == 3
      ? StructuredAppend(index: Int(append[0])!, count: Int(append[1])!, id: append[2]) : nil
    segments = fields[6].split(separator: ";").map { segment in
      let parts = segment.split(separator: ":")
      return TextSegment(bytes: bytes(hex: parts[1]), characterSet: CodedCharacterSet(eci: Int(parts[0])!))
    }
    let dimension = 17 + 4 * version
    let packed = Data(base64Encoded: fields[7])!
    var modules = ModuleMatrix(width: dimension, height: dimension)
    for index in 0..<dimension * dimension {
      modules.isDark[index] = packed[index / 8] >> (7 - index % 8) & 1 == 1
    }
    self.modules = modules
  }
}

func bytes(hex: Substring) -> [UInt8] {
  let digits = hex.utf8.map { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") ? $0 - 0x30 : $0 - 0x57 }
  return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}
