import Testing

@testable import QuietzoneSymbols

@Suite("Data Matrix: messages")
struct DataMatrixMessageTests {
  private let size = DataMatrix.SymbolSize(columns: 32, rows: 32)!

  private func message(_ codewords: [UInt8], tolerant: Bool = false) throws -> SymbolMessage {
    try DataMatrix.MessageReader.message(codewords, size, toleratesAnyPadding: tolerant)
  }

  private func text(_ codewords: [UInt8]) throws -> String {
    String(decoding: try message(codewords).bytes, as: UTF8.self)
  }

  private func fault(_ codewords: [UInt8], tolerant: Bool = false) -> DataMatrix.DecodingError? {
    do {
      _ = try message(codewords, tolerant: tolerant)
      return nil
    } catch {
      return error as? DataMatrix.DecodingError
    }
  }

  @Test("The standard's example: 123456 is three pairs of digits (annex O)")
  func standardExample() throws {
    #expect(try text([142, 164, 186]) == "123456")
  }

  @Test("The standard's padding ends a message (annex B.1)")
  func padding() throws {
    // A message of one codeword in a symbol for eight: the pads at 3 to 8 are randomized.
    let pads = (3...8).map { position -> UInt8 in
      let pad = 129 + (149 * position) % 253 + 1
      return UInt8(pad > 254 ? pad - 254 : pad)
    }
    #expect(pads.first == 70)
    #expect(try text([66, 129] + pads) == "A")
    #expect(fault([66, 129, 1]) == .malformedMessage(codeword: 2, fault: .invalidPadding))
    #expect(try message([66, 129, 1], tolerant: true).bytes == [0x41])
  }

  @Test("Triplets go back to ASCII at an unlatch, and for a last codeword")
  func tripletEnds() throws {
    // AIM is 14, 22, 26 of C40: 1600 × 14 + 40 × 22 + 26 + 1 = 91 × 256 + 11.
    #expect(try text([230, 91, 11, 254, 66]) == "AIMA")
    #expect(try text([230, 91, 11, 66]) == "AIMA")
    #expect(try text([230, 91, 11, 254]) == "AIM")
    #expect(try text([239, 91, 11, 91, 11]) == "aimaim")
    #expect(try text([238, 91, 11]) == "AIM")
    #expect(fault([230, 0, 0]) == .malformedMessage(codeword: 3, fault: .invalidCharacter))
    #expect(fault([230, 250, 1]) == .malformedMessage(codeword: 3, fault: .invalidCharacter))
  }

  @Test("Each value of each set of C40, Text and X12 stands for its character (tables C.1 to C.3)")
  func tripletTables() {
    func characters(_ encodation: DataMatrix.TripletEncodation, _ shift: Int, _ values: Range<Int>) -> String
    {
      values.reduce(into: "") { result, value in
        if case .character(let code) = encodation.meaning(of: value, shift: shift) {
          result.unicodeScalars.append(Unicode.Scalar(UInt8(code)))
        }
      }
    }
    #expect(characters(.c40, 0, 3..<40) == " 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    #expect(characters(.text, 0, 3..<40) == " 0123456789abcdefghijklmnopqrstuvwxyz")
    #expect(characters(.x12, 0, 0..<40) == "\r*> 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    #expect(characters(.c40, 2, 0..<40) == "!\"#$%&'()*+,-./:;<=>?@[\\]^_")
    #expect(characters(.text, 2, 0..<40) == "!\"#$%&'()*+,-./:;<=>?@[\\]^_")
    #expect(characters(.c40, 3, 0..<40) == "`abcdefghijklmnopqrstuvwxyz{|}~\u{7F}")
    #expect(characters(.text, 3, 0..<40) == "`ABCDEFGHIJKLMNOPQRSTUVWXYZ{|}~\u{7F}")
    #expect(characters(.c40, 1, 0..<40).utf8.elementsEqual(0..<32))
  }

  @Test("EDIFACT goes back to ASCII at an unlatch, and for the last one or two codewords")
  func edifactEnds() throws {
    // DATA is 4, 1, 20, 1.
    #expect(try text([240, 0x10, 0x15, 0x01]) == "DATA")
    #expect(try text([240, 0x10, 0x15, 0x01, 66, 67]) == "DATAAB")
    #expect(try text([240, 0x7C, 66]) == "{A")
    #expect(try text([240, 0x10, 0x17, 0xC0, 66]) == "DA" + "A")
    #expect(try text([240, 0x7C, 66, 67]) == "AB")
  }

  @Test("Bytes have a number of one or two codewords, or go to the end")
  func base256() throws {
    func randomized(_ bytes: [UInt8], after count: Int) -> [UInt8] {
      bytes.enumerated().map { index, byte in
        UInt8((Int(byte) + 149 * (count + index + 1) % 255 + 1) % 256)
      }
    }
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try message([231] + randomized([3] + bytes[7..<10], after: 1) + [66]).bytes == [7, 8, 9, 0x41])
    #expect(try message([231] + randomized([0] + bytes, after: 1)).bytes == bytes)
    #expect(try message([231] + randomized([250, 50] + bytes, after: 1) + [66]).bytes == bytes + [0x41])
    #expect(
      fault([231] + randomized([3, 1, 2], after: 1)) == .malformedMessage(codeword: 2, fault: .truncated))
  }

  @Test("FNC1 is first, second, or a separator")
  func fnc1() throws {
    #expect(try message([232, 131]).symbologyIdentifier == "]d2")
    #expect(try message([66, 232, 131]).symbologyIdentifier == "]d3")
    #expect(try message([66, 232, 131]).bytes == Array("A01".utf8))
    #expect(try message([150, 232, 131]).symbologyIdentifier == "]d3")
    #expect(try message([33, 232, 131]).bytes == Array(" \u{1D}01".utf8))
    #expect(try message([232, 232, 131]).bytes == Array("\u{1D}01".utf8))
    #expect(try message([233, 0x1E, 1, 2, 66, 232, 131]).symbologyIdentifier == "]d3")
    #expect(try message([66, 232, 241, 27, 131]).symbologyIdentifier == "]d6")
    #expect(try message([66, 131, 232, 131]).symbologyIdentifier == "]d1")
  }

  @Test("An upper shift lifts one character, in ASCII and in triplets")
  func upperShift() throws {
    #expect(try message([235, 66, 66]).bytes == [0xC1, 0x41])
    // Shift 2, upper shift, A: 1600 × 1 + 40 × 30 + 14 + 1.
    #expect(try message([230, 10, 255]).bytes == [0xC1])
  }

  @Test("What may only come first is an error elsewhere")
  func misplaced() {
    #expect(fault([66, 234]) == .malformedMessage(codeword: 2, fault: .misplaced(234)))
    #expect(fault([66, 236]) == .malformedMessage(codeword: 2, fault: .misplaced(236)))
    #expect(
      fault([66, 233, 0x1E, 1, 1]) == .malformedMessage(codeword: 5, fault: .invalidStructuredAppend))
    #expect(
      fault([233, 0x2F, 1, 1, 66]) == .malformedMessage(codeword: 4, fault: .invalidStructuredAppend))
  }

  @Test("Codewords without meaning, and messages without content, are errors")
  func nothing() {
    #expect(fault([0]) == .malformedMessage(codeword: 1, fault: .unknownCodeword(0)))
    #expect(fault([254, 66]) == .malformedMessage(codeword: 1, fault: .unknownCodeword(254)))
    #expect(fault([255]) == .malformedMessage(codeword: 1, fault: .unknownCodeword(255)))
    #expect(fault([241]) == .malformedMessage(codeword: 1, fault: .truncated))
    #expect(fault([241, 0]) == .malformedMessage(codeword: 2, fault: .invalidECI))
    #expect(fault([]) == .emptyMessage)
    #expect(fault([129]) == .emptyMessage)
    #expect(fault([232]) == .emptyMessage)
  }
}
