import Quietzone
import TestSupport

extension BarSymbol {
  /// An EAN-13 symbol of twelve digits and their check digit (ISO/IEC 15420, tables 1 and 3).
  ///
  /// - Parameter error: by how much the check digit is printed too high.
  static func ean13(_ twelve: [Int], error: Int = 0) -> BarSymbol {
    let weighted = twelve.enumerated().reduce(0) { $0 + $1.element * ($1.offset & 1 == 0 ? 1 : 3) }
    let digits = twelve + [(1000 - weighted + error) % 10]
    let parity = Array(leftSets[digits[0]])
    var modules = "101"
    for place in 1...6 { modules += parity[place - 1] == "A" ? setA[digits[place]] : setB(digits[place]) }
    modules += "01010"
    for place in 7...12 { modules += setC(digits[place]) }
    modules += "101"
    return BarSymbol(
      name: "random EAN-13", symbology: digits[0] == 0 ? "upcA" : "ean13",
      bytes: digits[(digits[0] == 0 ? 1 : 0)...].map { UInt8($0) + 0x30 },
      rows: [Row(isDark: modules.map { $0 == "1" }, height: 0)])
  }

  /// An EAN-13 symbol of random digits.
  static func randomEAN13(using generator: inout SeededGenerator) -> BarSymbol {
    ean13((0..<12).map { _ in .random(in: 0...9, using: &generator) })
  }

  private static let setA = [
    "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111",
    "0001011",
  ]

  /// Set A with dark and light exchanged.
  private static func setC(_ digit: Int) -> String { String(setA[digit].map { $0 == "1" ? "0" : "1" }) }

  /// Set C from right to left.
  private static func setB(_ digit: Int) -> String { String(setC(digit).reversed()) }

  /// Which sets the digits on the left are of, by the first digit.
  private static let leftSets = [
    "AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA", "ABBABA",
  ]
}
