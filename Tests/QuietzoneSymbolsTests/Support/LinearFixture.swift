import Foundation
import QuietzoneSymbols
import Testing

/// A linear symbol that zint made, with what it holds: a line of a fixture that one of the scripts `Scripts/make-*-vectors`
/// writes. `Scripts/vectors/linear.py` says what its columns are.
struct LinearFixture: Sendable, CustomTestStringConvertible {
  var name: String
  var kind: String
  var bytes: [UInt8]
  var identifier: String
  var isGS1: Bool
  var addOn: [UInt8]?
  /// The widths of each row's elements, in modules, from the first bar to the last.
  var rows: [[Int]]

  var testDescription: String { name }

  /// The symbols of `Fixtures/FILE.tsv`.
  static func all(_ file: String) throws -> [LinearFixture] {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/\(file)", withExtension: "tsv"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return LinearFixture(
        name: columns[0], kind: columns[1], bytes: bytes(hexadecimal: columns[2]), identifier: columns[3],
        isGS1: columns[4] == "1", addOn: columns[5] == "-" ? nil : Array(columns[5].utf8),
        rows: columns[6].split(separator: ";").map { $0.split(separator: ",").map { Int($0)! } })
    }
  }

  private static func bytes(hexadecimal text: String) -> [UInt8] {
    let digits = Array(text)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16)! }
  }

  /// What a `RunCursor` takes: a row's elements at a scale, with a quiet zone of so many modules on either side, each bar
  /// wider by `gain` modules and each space narrower.
  func widths(row: Int = 0, scale: Float = 3, quietZone: Int = 10, gain: Float = 0) -> [Float] {
    let elements = [quietZone] + rows[row] + [quietZone]
    return elements.enumerated().map { index, width in
      scale * (Float(width) + (index % 2 == 1 ? gain : -gain))
    }
  }
}

/// The symbols of one symbology on a line.
func symbols<S: LinearSymbology>(of symbology: S.Type, in widths: [Float]) -> [LinearSymbol] {
  var found: [LinearSymbol] = []
  forEachSymbol(of: symbology, in: widths) { found.append($0) }
  return found
}
