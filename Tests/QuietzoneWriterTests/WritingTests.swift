import Quietzone
import QuietzoneReport
import Testing

@testable import QuietzoneWriter

@Suite("Writing symbols")
struct WritingTests {
  /// A content of each symbology that both zint 2.11 and the reader know.
  static let drafts: [(Symbology, String)] = [
    (.qrCode, "https://example.org/?q=wörld"), (.microQR, "12345"), (.rectangularMicroQR, "Hello"),
    (.dataMatrix, "Grüße"), (.aztec, "Grüße"), (.pdf417, "Grüße"), (.microPDF417, "Grüße"),
    (.maxiCode, "Hello"), (.ean13, "9501101530003 07"), (.ean8, "9638507"), (.upcA, "01234567890"),
    (.upcE, "123456 12345"), (.code128, "Abc-123\u{7F}é"), (.code39, "A+B"), (.code39, "ab"),
    (.code39Mod43, "CODE39"), (.code93, "Abc"), (.i2of5, "123456"), (.itf14, "1950110153000"),
    (.codabar, "A12345B"), (.telepen, "Abc"), (.gs1DataBar, "0950110153000"),
    (.gs1DataBarLimited, "0950110153000"), (.msiPlessey, "1234567"), (.pharmacode, "1234"),
  ]

  @Test("Every symbology is written in every form, since it is read back", arguments: drafts)
  func forms(_ symbology: Symbology, _ text: String) throws {
    for form in SymbolForm.allCases where !(form == .terminal && symbology == .maxiCode) {
      let written = try SymbolWriter().write(SymbolDraft(symbology, .text(text)), as: form)
      #expect(!written.bytes.isEmpty)
    }
  }

  @Test("What is not read back is not written: modules of a fifth of a pixel's width at the printer's dots")
  func tooSmall() {
    #expect(throws: WritingError.self) {
      try SymbolWriter().write(
        SymbolDraft(.qrCode, .text("hello")), as: .png, size: SymbolSize(module: 0.05, dotsPerInch: 100))
    }
  }

  @Test(
    "Each content that a symbology cannot hold is refused",
    arguments: [
      (Symbology.qrCode, ""), (.qrCode, String(repeating: "a", count: 2954)), (.ean13, "950110153000a"),
      (.ean13, "95011015300"), (.ean13, "9501101530003 123"), (.itf14, "123"), (.pharmacode, "2"),
      (.pharmacode, "131071"), (.codabar, "12345"), (.codabar, "A12E45B"), (.i2of5, "123"),
      (.code39, "é"), (.code39Mod43, "ab"), (.code128, "日"), (.microQR, String(repeating: "a", count: 16)),
      (.gs1DataBarExpanded, "hello"), (.gs1DataBarLimited, "2950110153000"), (.telepen, "é"),
      (.upcE, "2123456"), (.maxiCode, String(repeating: "a", count: 94)),
    ])
  func refused(_ symbology: Symbology, _ text: String) {
    #expect(throws: WritingError.self) {
      try SymbolWriter().write(SymbolDraft(symbology, .text(text)), as: .svg)
    }
  }

  @Test("Bytes stay bytes, zeros too")
  func bytes() throws {
    let bytes = Array(UInt8.min...UInt8.max)
    for symbology in [Symbology.qrCode, .dataMatrix, .aztec, .pdf417] {
      #expect(throws: Never.self) {
        try SymbolWriter().write(SymbolDraft(symbology, .bytes(bytes)), as: .svg)
      }
    }
  }

  @Test("GS1 elements are written with their separators, and printed with parentheses")
  func gs1() throws {
    let elements = try GS1Builder("(01)09501101530003(10)AB-123(21)x(1)")
    for symbology in [
      Symbology.code128, .dataMatrix, .qrCode, .aztec, .rectangularMicroQR, .gs1DataBarExpanded,
    ] {
      let written = try SymbolWriter().write(SymbolDraft(symbology, .gs1(elements)), as: .svg)
      if symbology == .code128 { #expect(written.printedText == "(01)09501101530003(10)AB-123(21)x(1)") }
    }
    #expect(throws: WritingError.self) {
      try SymbolWriter().write(SymbolDraft(.ean13, .gs1(elements)), as: .svg)
    }
  }

  @Test(
    "A MaxiCode for carriers is read with its primary message in front, or behind the header",
    arguments: ["1Z00004951\u{1D}UPSN", "[)>\u{1E}01\u{1D}961Z00004951\u{1D}UPSN\u{1E}\u{4}"])
  func carriers(_ text: String) throws {
    for primary in ["999999999840001", "B1050A056999"] {
      var draft = SymbolDraft(.maxiCode, .text(text))
      draft.primaryMessage = primary
      #expect(throws: Never.self) { try SymbolWriter().write(draft, as: .svg) }
    }
  }

  @Test("Options that a symbology does not have, and values that it does not have, are refused")
  func options() {
    var level = SymbolDraft(.qrCode, .text("hello"))
    level.errorCorrection = "X"
    var version = SymbolDraft(.qrCode, .text("hello"))
    version.version = 41
    var columns = SymbolDraft(.ean13, .text("950110153000"))
    columns.columns = 3
    var stacked = SymbolDraft(.qrCode, .text("hello"))
    stacked.isStacked = true
    for draft in [level, version, columns, stacked] {
      #expect(throws: WritingError.self) { try SymbolWriter().write(draft, as: .svg) }
    }
  }

  @Test("The level and the version are those asked for")
  func levels() throws {
    var draft = SymbolDraft(.qrCode, .text("hello"))
    (draft.errorCorrection, draft.version) = ("h", 7)
    let symbol = try EncodedSymbol(draft, try draft.plan())
    let drawing = try SymbolDrawing(symbol, .qrCode, showsText: false)
    let barcode = BarcodeReader(symbologies: [.qrCode]).read(Raster(drawing, scale: 4).image).first
    #expect(barcode?.version == 7)
    #expect(barcode?.errorCorrectionLevel == "H")
  }
}
