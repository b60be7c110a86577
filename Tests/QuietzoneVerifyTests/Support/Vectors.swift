import Foundation
import QuietzoneSymbols

/// The lines of a file of vectors that zint wrote, for the tests of QuietzoneSymbols.
func vectors(_ name: String) throws -> [[String]] {
  let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "QuietzoneSymbolsTests/Fixtures/\(name).tsv")
  return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}

/// The widths, in modules, of the first linear symbol whose name begins so.
func widths(_ file: String, _ name: String) throws -> [Double] {
  let row = try present(try vectors(file).first { $0[0].hasPrefix(name) }, "\(name) in \(file)")
  return row[row.count - 1].split(separator: ",").map { Double($0)! }
}

/// The modules of the first matrix symbol whose name begins so.
func modules(_ file: String, _ name: String, columns: Int, rows: Int) throws -> [Bool] {
  let row = try present(try vectors(file).first { $0[0].hasPrefix(name) }, "\(name) in \(file)")
  return bits(row[row.count - 1], count: columns * rows)
}

/// Bits in Base64, the highest of a byte first.
func bits(_ text: String, count: Int) -> [Bool] {
  let bytes = [UInt8](Data(base64Encoded: text) ?? Data())
  return (0..<count).map { (index: Int) -> Bool in
    let byte: UInt8 = bytes[index / 8]
    return byte >> UInt8(7 - index % 8) & 1 == 1
  }
}

struct MissingVector: Error { var name: String }

private func present<T>(_ value: T?, _ name: String) throws -> T {
  guard let value else { throw MissingVector(name: name) }
  return value
}
