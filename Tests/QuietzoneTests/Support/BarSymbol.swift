import Foundation
import Quietzone
import Testing

/// A linear symbol to be drawn: rows of bars, in modules.
struct BarSymbol: Sendable, CustomTestStringConvertible {
  /// Bars that lie side by side: row by row whether each module is dark.
  struct Row: Sendable {
    var isDark: [Bool]
    var height: Double
  }

  var name: String
  var symbology: String
  var bytes: [UInt8]
  var addOn: String?
  var rows: [Row]
  /// The part that a reader calls the symbol: without add-on and bearer bars.
  var frame: (left: Double, top: Double, right: Double, bottom: Double)

  var testDescription: String { name }
  var width: Double { Double(rows.map(\.isDark.count).max() ?? 0) }
  var height: Double { rows.reduce(0) { $0 + $1.height } }
  /// Whether its bars may be of any height.
  var isOfFreeHeight: Bool { rows.contains { $0.height == 0 } }
  var identity: String { "\(symbology) \(String(decoding: bytes, as: UTF8.self)) \(addOn ?? "-")" }

  init(name: String, symbology: String, bytes: [UInt8], addOn: String? = nil, rows: [Row]) {
    self.name = name
    self.symbology = symbology
    self.bytes = bytes
    self.addOn = addOn
    self.rows = rows
    frame = (0, 0, 0, 0)
    var right = width
    if addOn != nil { right = symbology == "upcE" ? 51 : 95 }
    frame = (0, 0, right, height)
  }

  /// The symbols of `Fixtures/linear.tsv`, which `Scripts/make-linear-scenes` writes.
  static let all = symbols(inFile: "linear")

  /// Those of symbologies that have to be asked for, in `Fixtures/linear-asked-for.tsv`.
  static let askedFor = symbols(inFile: "linear-asked-for")

  private static func symbols(inFile name: String) -> [BarSymbol] {
    let url = Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "tsv")!
    return try! String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      let columns = line.split(separator: "\t").map(String.init)
      let heights = columns[4].split(separator: ",").map { Double($0)! }
      let rows = zip(columns[5].split(separator: ";"), heights).map { row, height in
        let widths = row.split(separator: ",").map { Int($0)! }
        return Row(
          isDark: widths.indices.flatMap { [Bool](repeating: $0 & 1 == 1, count: widths[$0]) }, height: height
        )
      }
      let digits = Array(columns[2])
      let bytes = stride(from: 0, to: digits.count, by: 2).map {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)!
      }
      return BarSymbol(
        name: columns[0], symbology: columns[1], bytes: bytes, addOn: columns[3] == "-" ? nil : columns[3],
        rows: rows)
    }
  }

  /// One symbol of each kind.
  static let oneOfEach: [BarSymbol] = {
    var kinds: Set<String> = []
    return all.filter { symbol in
      let kind = symbol.name.split(separator: " ").dropLast().joined(separator: " ")
      return kinds.insert("\(kind) \(symbol.addOn?.count ?? 0)").inserted
    }
  }()

  /// The first symbol whose name begins so.
  static func named(_ prefix: String) -> BarSymbol { all.first { $0.name.hasPrefix(prefix) }! }

  /// The symbol with bars of so many modules, if they may be of any height. Those of an add-on begin lower, as there is
  /// text above them.
  func ofHeight(_ height: Double) -> BarSymbol {
    guard isOfFreeHeight else { return self }
    var result = self
    if addOn != nil {
      let symbol = Array(rows[0].isDark.prefix(Int(frame.right)))
      result.rows = [
        Row(isDark: symbol, height: height / 4), Row(isDark: rows[0].isDark, height: height * 3 / 4),
      ]
    } else {
      result.rows[0].height = height
    }
    result.frame.bottom = height
    return result
  }

  /// The symbol between two bars that keep a scanner from reading a part of it.
  func withBearerBars(thickness: Double, overhang: Int) -> BarSymbol {
    var result = self
    let margin = [Bool](repeating: false, count: overhang)
    let bearer = Row(
      isDark: [Bool](repeating: true, count: rows[0].isDark.count + 2 * overhang), height: thickness)
    result.name += " with bearer bars"
    result.rows =
      [bearer] + rows.map { Row(isDark: margin + $0.isDark + margin, height: $0.height) } + [bearer]
    result.frame = (
      frame.left + Double(overhang), frame.top + thickness, frame.right + Double(overhang),
      frame.bottom + thickness
    )
    return result
  }

  /// The symbol without what is left of module `left`, and right of module `right`.
  func cut(to modules: Range<Int>) -> BarSymbol {
    var result = self
    for index in rows.indices {
      let isDark = rows[index].isDark
      result.rows[index].isDark = Array(
        isDark[min(modules.lowerBound, isDark.count)..<min(modules.upperBound, isDark.count)])
    }
    return result
  }

  /// Whether there is ink `x` modules from the left and `y` from the top.
  @inline(__always)
  func isDark(_ x: Double, _ y: Double) -> Bool {
    guard x >= 0, y >= 0 else { return false }
    var top = y
    for row in rows {
      if top < row.height { return Int(x) < row.isDark.count && row.isDark[Int(x)] }
      top -= row.height
    }
    return false
  }
}
