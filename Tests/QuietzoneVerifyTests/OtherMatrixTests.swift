import Quietzone
import QuietzoneSymbols
import Testing

@testable import QuietzoneVerify

/// The other symbologies of modules and of rows, as zint writes them.
@Suite("Grades of other symbols")
struct OtherMatrixTests {
  /// A vector's symbol: its modules in Base64 are its last field.
  private func symbol(_ file: String, _ name: String, columns: Int, rows: Int) throws -> PrintedModules {
    var symbol = PrintedModules(
      columns: columns, rows: rows, isDark: try modules(file, name, columns: columns, rows: rows))
    symbol.light = 0.9
    return symbol
  }

  @Test(
    "Symbols without a fault have the best grade",
    arguments: [
      ("microqr", "5 digits in M1", 11, 11), ("microqr", "1 digits in M2", 13, 13),
      ("rmqr", "1 digits in 1-M", 43, 7),
      ("aztec", "C1 full", 15, 15), ("aztec", "C2 full", 19, 19), ("datamatrix", "10 x 10, full", 10, 10),
      ("datamatrix", "20 x 20, full", 20, 20), ("datamatrix", "32 x 32, full", 32, 32),
      ("datamatrix", "52 x 52, full", 52, 52), ("qrcode", "1-L", 21, 21), ("qrcode", "7-Q", 45, 45),
    ])
  func faultless(file: String, name: String, columns: Int, rows: Int) throws {
    let report = try graded(try symbol(file, name, columns: columns, rows: rows).printed, pixelsPerModule: 8)
    #expect(
      report.grade.text == "4.0",
      "\(report.parameters.filter { $0.grade != .best }.map { "\($0.parameter) \($0.grade?.text ?? "")" })")
    #expect(report[.unusedErrorCorrection]?.value == 1)
  }

  @Test(
    "A wrong codeword uses up as much of the error correction as it takes",
    arguments: [
      // The check codewords of a block, less those that only detect errors: 1 − 2 / (d − p).
      ("qrcode", "1-L", 21, 21, 4.0), ("microqr", "1 digits in M2", 13, 13, 2.0),
      ("rmqr", "1 digits in 1-M", 43, 7, 4.0),
      ("datamatrix", "10 x 10, full", 10, 10, 5.0),
    ])
  func oneError(file: String, name: String, columns: Int, rows: Int, capacity: Double) throws {
    var symbol = try symbol(file, name, columns: columns, rows: rows)
    let report = try graded(symbol.printed, pixelsPerModule: 8)
    let layout = try #require(MatrixLayout(report.barcode))
    let place = try #require(layout.codewords.first?.modules.first?.first)
    symbol.isDark[place].toggle()
    let value = try #require(try graded(symbol.printed, pixelsPerModule: 8)[.unusedErrorCorrection]?.value)
    #expect(abs(value - (1 - 2 / capacity)) < 1e-9)
  }

  @Test(
    "An Aztec Code's damaged bullseye loses a grade with each module",
    arguments: [(0, "4.0"), (1, "3.0"), (2, "2.0")])
  func bullseye(damaged: Int, grade: String) throws {
    var symbol = try symbol("aztec", "C2 full", columns: 19, rows: 19)
    for index in 0..<damaged { symbol.reflectances[.init(5 + index, 5)] = symbol.light }
    #expect(try graded(symbol.printed).segment("bullseye") == grade)
  }

  // MARK: PDF417

  /// A PDF417 of modules, each row as high as three of them, as its vectors have it.
  private func pdf417(_ name: String) throws -> PrintedModules {
    let row = try #require(try vectors("pdf417").first { $0[0] == name })
    let columns = 17 * Int(row[6])! + 69
    let rows = row[8].split(separator: ",").map { line -> [Bool] in
      let bits = line.flatMap { digit in (0..<4).map { Int(String(digit), radix: 16)! >> (3 - $0) & 1 == 1 } }
      return Array(bits.prefix(columns))
    }
    var symbol = PrintedModules(
      columns: columns, rows: 3 * rows.count, isDark: rows.flatMap { row in (0..<3).flatMap { _ in row } })
    symbol.light = 0.9
    return symbol
  }

  @Test("A PDF417 without a fault has the best grade", arguments: ["pdf417-level-1", "pdf417-level-3"])
  func faultlessPDF417(name: String) throws {
    let report = try graded(try pdf417(name).printed, pixelsPerModule: 5)
    #expect(
      report.grade.text == "4.0",
      "\(report.parameters.map { "\($0.parameter) \($0.value ?? -1) \($0.grade?.text ?? "")" })")
    #expect(report[.codewordYield]?.value == 1)
  }

  @Test(
    "A PDF417's lost codewords use up its error correction",
    arguments: [
      // Level 3: 16 check codewords, 2 of which detect errors. A codeword that is no codeword is an erasure: 1 − e / 14.
      (0, 1.0, "4.0"), (3, 1 - 3.0 / 14, "4.0"), (6, 1 - 6.0 / 14, "3.0"),
    ])
  func lostCodewords(count: Int, value: Double, grade: String) throws {
    var symbol = try pdf417("pdf417-level-3")
    // All light: the first data codeword of as many rows.
    for row in 0..<count {
      for y in 3 * row..<3 * row + 3 { for x in 35..<50 { symbol.isDark[y * symbol.columns + x] = false } }
    }
    let report = try graded(symbol.printed, pixelsPerModule: 5)
    #expect(abs((report[.unusedErrorCorrection]?.value ?? -1) - value) < 1e-9)
    #expect(report.grade(.unusedErrorCorrection) == grade)
  }

  @Test(
    "A PDF417 of little contrast has poor start and stop patterns",
    arguments: [(0.1, "4.0"), (0.35, "2.0"), (0.6, "0.0")])
  func startStop(dark: Double, grade: String) throws {
    var symbol = try pdf417("pdf417-level-3")
    (symbol.light, symbol.dark) = (0.85, dark)
    #expect(try graded(symbol.printed, pixelsPerModule: 5).grade(.startStopPattern) == grade)
  }
}
