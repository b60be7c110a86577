import Testing

@testable import QuietzoneSymbols

@Suite("EAN/UPC: digits, parities and numbers")
struct EANContentTests {
  private func digits(_ text: String) -> [UInt8] { text.utf8.map { $0 - 0x30 } }

  @Test("Every digit measures 7 modules, and no two patterns of all three number sets are the same")
  func patterns() {
    let a = EANDigits.widths
    #expect(a.allSatisfy { $0.reduce(0, +) == 7 })
    let modules = a.map { [$0, [0]] } + a.map { [$0.reversed(), [0]] } + a.map { [$0, [1]] }
    #expect(Set(modules).count == 30)
    // Dark modules of set A are odd in number, those of B even.
    #expect(a.allSatisfy { ($0[1] + $0[3]) % 2 == 1 && ($0[0] + $0[2]) % 2 == 0 })
  }

  @Test("Parities tell their digits apart, and EAN-13's from UPC-E's")
  func parities() {
    #expect(Set(EANParities.firstDigit).count == 10)
    let upcE = (0...1).flatMap { system in
      (0...9).map { EANParities.upcE(numberSystem: system, checkDigit: $0) }
    }
    #expect(Set(upcE).count == 20)
    #expect(upcE.allSatisfy { $0.nonzeroBitCount == 3 })
    #expect(Set(EANParities.fiveDigitAddOn).count == 10)
    #expect(EANParities.fiveDigitAddOn.allSatisfy { $0.nonzeroBitCount == 2 })
  }

  @Test(
    "UPC-E stands for the UPC-A numbers of published examples, one for each place of the zeros",
    arguments: [
      ("04252614", "042100005264"), ("01234531", "012300000451"), ("01234543", "012340000053"),
      ("01234565", "012345000065"), ("00123457", "001234000057"),
    ])
  func expands(_ short: String, _ long: String) throws {
    #expect(UPCE.expanded(digits(short)) == digits(long))
    #expect(try UPCE.content(digits: digits(short)).bytes == Array(short.utf8))
  }

  @Test("Each wrong check digit is an error, in EAN-13, EAN-8 and UPC-E")
  func wrongCheckDigits() throws {
    for wrong in 0...9 as ClosedRange<UInt8> {
      let ean13 = digits("400638133393") + [wrong]
      let ean8 = digits("9638507") + [wrong]
      let upcE = digits("0123455") + [wrong]
      if wrong == 1 {
        #expect(try EAN13.content(digits: ean13).bytes == Array("4006381333931".utf8))
      } else {
        #expect(throws: LinearError.check) { try EAN13.content(digits: ean13) }
      }
      if wrong == 4 {
        #expect(try EAN8.content(digits: ean8).symbology == .ean8)
      } else {
        #expect(throws: LinearError.check) { try EAN8.content(digits: ean8) }
      }
      if wrong == 8 {
        #expect(try UPCE.content(digits: upcE).symbology == .upcE)
      } else {
        #expect(throws: LinearError.check) { try UPCE.content(digits: upcE) }
      }
    }
  }

  @Test("A leading 0 makes a UPC-A of twelve digits, and an add-on changes the identifier")
  func upcA() throws {
    let content = try EAN13.content(digits: digits("0036000291452"), addOn: Array("12".utf8))
    #expect(content.symbology == .upcA)
    #expect(content.bytes == Array("036000291452".utf8))
    #expect(content.symbologyIdentifier == "]E3")
  }

  @Test("Too few digits, values above 9 and number system 2 are errors, not accidents")
  func noDigits() {
    #expect(throws: LinearError.content) { try EAN13.content(digits: []) }
    #expect(throws: LinearError.content) { try EAN13.content(digits: digits("400638133393") + [10]) }
    #expect(throws: LinearError.content) { try EAN8.content(digits: digits("963850")) }
    #expect(throws: LinearError.content) { try UPCE.content(digits: digits("21234558")) }
  }
}
