import Foundation
import QuietzoneSymbols
import Testing

/// A QR Code, Micro QR Code or rMQR that zint made, with what it holds: a line of a file that
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

  static let all = load("qrcode") { (17 + 4 * $0, 17 + 4 * $0) }

  static let microQR = load("microqr") { (9 + 2 * $0, 9 + 2 * $0) }

  static let rectangularMicroQR = load("rmqr") { rectangularSizes[$0 - 1] }

  /// Columns and rows of rMQR's versions.
  static let rectangularSizes: [(Int, Int)] = [
    (43, 7), (59, 7), (77, 7), (99, 7), (139, 7), (43, 9), (59, 9), (77, 9), (99, 9), (139, 9), (27, 11),
    (43, 11), (59, 11), (77, 11), (99, 11), (139, 11), (27, 13), (43, 13), (59, 13), (77, 13), (99, 13),
    (139, 13), (43, 15), (59, 15), (77, 15), (99, 15), (139, 15), (43, 17), (59, 17), (77, 17), (99, 17),
    (139, 17),
  ]

  private static func load(_ name: String, size: (_ version: Int) -> (Int, Int)) -> [Fixture] {
    guard let file = Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "tsv"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { fatalError("Fixtures/\(name).tsv is missing") }
    return text.split(separator: "\n").map { Fixture(line: $0, size: size) }
  }

  static func named(_ name: String) throws -> Fixture {
    try #require(all.first { $0.name == name })
  }

  private init(line: Substring, size: (_ version: Int) -> (Int, Int)) {
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
    let (width, height) = size(version)
    let packed = Data(base64Encoded: fields[7])!
    var modules = ModuleMatrix(width: width, height: height)
    for index in 0..<width * height {
      modules.isDark[index] = packed[index / 8] >> (7 - index % 8) & 1 == 1
    }
    self.modules = modules
  }
}

func bytes(hex: Substring) -> [UInt8] {
  let digits = hex.utf8.map { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") ? $0 - 0x30 : $0 - 0x57 }
  return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}
