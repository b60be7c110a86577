import Quietzone
import Testing

@testable import QuietzoneWriter

@Suite("Check digits")
struct CheckDigitTests {
  @Test(
    "A check digit is added where it is missing, and verified where it is not",
    arguments: [
      // GS1 General Specifications, 7.9.1, and examples of its element strings; UPC-E as ISO/IEC 15420 has it.
      (Symbology.ean13, "950110153000", "3"), (.ean13, "9501101530003", "3"), (.ean8, "9638507", "4"),
      (.upcA, "01234567890", "5"), (.upcE, "123456", "5"), (.upcE, "0123456", "5"), (.upcE, "01234565", "5"),
      (.itf14, "1950110153000", "0"), (.gs1DataBar, "0950110153000", "3"), (.msiPlessey, "1234567", "4"),
      (.code39Mod43, "CODE39", "W"),
    ])
  func checkDigits(_ symbology: Symbology, _ text: String, _ digit: String) throws {
    #expect(try SymbolDraft(symbology, .text(text)).plan().checkDigits == digit)
  }

  @Test(
    "A wrong check digit is named, with the right one",
    arguments: [
      (Symbology.ean13, "9501101530004", "4", "3"), (.ean8, "96385075", "5", "4"),
      (.upcA, "012345678900", "0", "5"), (.upcE, "01234560", "0", "5"), (.itf14, "19501101530001", "1", "0"),
      (.gs1DataBar, "09501101530004", "4", "3"),
    ])
  func wrongDigits(_ symbology: Symbology, _ text: String, _ given: String, _ right: String) {
    #expect(throws: WritingError.checkDigit(symbology, given: given, right: right)) {
      try SymbolDraft(symbology, .text(text)).plan()
    }
  }

  @Test("Thirteen digits that may be a whole GTIN-13 are not taken for the beginning of a GTIN-14")
  func ambiguousGTIN() {
    #expect(throws: WritingError.self) { try SymbolDraft(.itf14, .text("9501101530003")).plan() }
    #expect(throws: WritingError.self) { try SymbolDraft(.gs1DataBar, .text("9501101530003")).plan() }
  }
}
