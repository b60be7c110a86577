import Quietzone
import Testing

@testable import QuietzoneWriter

@Suite("Sizes")
struct SizeTests {
  private func svgText(_ draft: SymbolDraft, _ size: SymbolSize) throws -> String {
    String(decoding: try SymbolWriter().write(draft, as: .svg, size: size).bytes, as: UTF8.self)
  }

  @Test("An EAN-13 of the nominal size is 37.29 mm wide with its quiet zones, as GS1 has it")
  func nominal() throws {
    let svg = try svgText(SymbolDraft(.ean13, .text("950110153000")), SymbolSize())
    #expect(svg.contains("width=\"37.29mm\""))
    #expect(svg.contains("viewBox=\"0 0 113 "))
  }

  @Test("Modules and widths in millimetres are exact without dots, and whole dots with them")
  func dots() throws {
    // 21 modules and the quiet zones are 29.
    let draft = SymbolDraft(.qrCode, .text("hello"))
    #expect(try svgText(draft, SymbolSize(module: 0.4)).contains("width=\"11.6mm\""))
    #expect(try svgText(draft, SymbolSize(width: 20)).contains("width=\"20mm\""))
    // 0.4 mm are 4.72 dots of 300 an inch, of which 5 are taken, or 4 where 12 mm have to hold them.
    #expect(try svgText(draft, SymbolSize(module: 0.4, dotsPerInch: 300)).contains("width=\"12.2767mm\""))
    #expect(try svgText(draft, SymbolSize(width: 12, dotsPerInch: 300)).contains("width=\"9.8213mm\""))
  }

  @Test("A PNG has whole pixels a module, black or white, and says its resolution")
  func png() throws {
    let written = try SymbolWriter().write(
      SymbolDraft(.dataMatrix, .text("hi")), as: .png, size: SymbolSize(module: 0.5, dotsPerInch: 254))
    // IHDR: 12 modules of 5 pixels, one bit each; pHYs: 10000 pixels a metre.
    #expect(Array(written.bytes[16..<26]) == [0, 0, 0, 60, 0, 0, 0, 60, 1, 0])
    let density: [UInt8] = [0x70, 0x48, 0x59, 0x73, 0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, 1]
    #expect(written.bytes.indices.contains { written.bytes[$0...].starts(with: density) })
  }

  @Test("Bars are as high as asked for, and matrices take no height")
  func height() throws {
    let svg = try svgText(
      SymbolDraft(.code128, .text("hello")), SymbolSize(module: 0.5, barHeight: 20))
    #expect(svg.contains("v40h"))
    #expect(throws: WritingError.self) {
      try svgText(SymbolDraft(.qrCode, .text("hello")), SymbolSize(barHeight: 20))
    }
  }

  @Test("Nothing of the content is in a file as text")
  func noMarkup() throws {
    let hostile = "</svg><script>alert(1)</script>\u{1B}[31m(\\"
    for form in [SymbolForm.svg, .pdf, .terminal] {
      for symbology in [Symbology.qrCode, .code128] {
        let written = try SymbolWriter().write(SymbolDraft(symbology, .text(hostile)), as: form)
        let text = String(decoding: written.bytes, as: UTF8.self)
        #expect(!text.contains("script") && !text.contains("alert") && !text.contains("[31m"))
      }
    }
  }

  @Test("The symbol of a QR-bill is 46 mm wide, and is read with the cross in its middle")
  func swissCross() throws {
    var draft = SymbolDraft(.qrCode, .text(String(repeating: "Zürich ", count: 40)))
    draft.hasSwissCross = true
    let symbol = try EncodedSymbol(draft, try draft.plan())
    let modules = SwissCross.modules(of: try SymbolDrawing(symbol, .qrCode, showsText: false))
    let svg = try svgText(draft, SymbolSize())
    #expect(svg.contains("width=\"\(decimal((modules + 8) * 46 / modules))mm\""))
  }
}
