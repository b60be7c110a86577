import Foundation
import QuietzoneSymbols
import Testing

/// A symbol that zint made, with what it holds: a line of `Fixtures/aztec.tsv` or `Fixtures/maxicode.tsv`, which
/// `Scripts/make-bullseye-vectors` writes.
struct BullseyeFixture: Sendable, CustomTestStringConvertible {
  let name: String
  /// `C3`: compact with 3 layers; `F12`: full-range with 12; `R`: a rune. MaxiCode: its mode. Nil if not known.
  let size: String?
  let symbologyIdentifier: String
  let isReaderProgramming: Bool
  let structuredAppend: StructuredAppend?
  let segments: [TextSegment]
  let modules: ModuleMatrix

  var testDescription: String { name }

  static let aztec = all(in: "aztec")
  static let maxiCode = all(in: "maxicode")

  private static func all(in name: String) -> [BullseyeFixture] {
    guard let file = Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "tsv"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { fatalError("Fixtures/\(name).tsv is missing") }
    return text.split(separator: "\n").map { BullseyeFixture(line: $0) }
  }

  private init(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    name = fields[0]
    size = fields[1] == "-" ? nil : fields[1]
    symbologyIdentifier = fields[2]
    isReaderProgramming = fields[3] == "reader"
    let append = fields[4].split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    structuredAppend =
      append.count == 3
      ? StructuredAppend(index: Int(append[0])!, count: Int(append[1])!, id: append[2]) : nil
    segments = fields[5].split(separator: ";").map { segment in
      let parts = segment.split(separator: ":")
      return TextSegment(bytes: bytes(hex: parts[1]), characterSet: CodedCharacterSet(eci: Int(parts[0])!))
    }
    let (width, height) = (Int(fields[6])!, Int(fields[7])!)
    let packed = Data(base64Encoded: fields[8])!
    var modules = ModuleMatrix(width: width, height: height)
    for index in 0..<width * height {
      modules.isDark[index] = packed[index / 8] >> (7 - index % 8) & 1 == 1
    }
    self.modules = modules
  }

  /// Checks what every message has.
  func expect(_ message: SymbolMessage) {
    #expect(message.segments == segments)
    #expect(message.bytes == segments.flatMap { $0.bytes })
    #expect(message.symbologyIdentifier == symbologyIdentifier)
    #expect(message.structuredAppend == structuredAppend)
    #expect(message.isReaderProgramming == isReaderProgramming)
  }
}
