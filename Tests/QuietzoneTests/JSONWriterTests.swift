import Foundation
import Testing

@testable import Quietzone

struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("Every character comes back from a JSON parser, and none could steer a terminal")
  func characters() throws {
    let scalars = (0...0x2100).compactMap(Unicode.Scalar.init) + ["\u{FFFD}", "😀", "\u{10FFFF}"]
    let original = String(String.UnicodeScalarView(scalars))
    let json = text { $0.string(original) }
    let parsed =
      try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? String
    #expect(parsed?.unicodeScalars.elementsEqual(original.unicodeScalars) == true)
    #expect(json.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(text { $0.string("\"\\\n\u{1}\u{2028}\u{9B}") } == #""\"\\\n\u0001\u2028\u009b""#)
  }

  @Test(
    "Numbers are rounded to the nearest tenth, whatever they are",
    arguments: [
      (0, "0.0"), (10.5, "10.5"), (10.04, "10.0"), (10.06, "10.1"), (-0.04, "0.0"), (-3.27, "-3.3"),
      (0.99, "1.0"),
      (123456.7, "123456.7"), (.nan, "0.0"), (.infinity, "200000000.0"), (-1e300, "-200000000.0"),
    ])
  func tenths(value: Double, expected: String) {
    #expect(text { $0.tenths(value) } == expected)
  }

  @Test("A symbol without details has the fields of the contract alone")
  func plainSymbol() {
    var symbol = plain
    let start = #"{"symbology":"ean13","text":"a\"b","bytes":"61ff","corners":["#
    let corners = Array(repeating: #"{"x":1.0,"y":2.0}"#, count: 4).joined(separator: ",")
    #expect(
      String(decoding: json(of: [symbol]), as: UTF8.self)
        == "[\(start)\(corners)],\"symbologyIdentifier\":\"]E0\"}]")

    symbol.details = .qrCode(version: 7, errorCorrectionLevel: "Q", mask: 3)
    symbol.isInverted = true
    symbol.isMirrored = true
    symbol.structuredAppend = StructuredAppend(index: 1, count: 2, id: "17")
    let details =
      #","version":7,"errorCorrectionLevel":"Q","mask":3,"isInverted":true,"isMirrored":true,"#
      + #""structuredAppend":{"index":1,"count":2,"id":"17"}}]"#
    #expect(String(decoding: json(of: [symbol]), as: UTF8.self).hasSuffix(details))
    #expect(json(of: []) == Array("[]".utf8))
  }

  @Test("An add-on is a string of digits, and GS1 elements are in the symbol's order, escaped as all text is")
  func linearDetails() {
    var symbol = plain
    symbol.details = .addOn("05")
    symbol.gs1 = [("10", #"A"B"#), ("01", "09501101530003")].map { identifier, data in
      GS1Element(identifier: Array(identifier.utf8), data: Array(data.utf8))
    }
    let details = #","addOn":"05","gs1":{"10":"A\"B","01":"09501101530003"}}]"#
    #expect(String(decoding: json(of: [symbol]), as: UTF8.self).hasSuffix(details))
  }

  private var plain: Barcode {
    let corner = Point(x: 1, y: 2)
    return Barcode(
      symbology: .ean13, text: "a\"b", bytes: [0x61, 0xFF], segments: [],
      corners: Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      symbologyIdentifier: "]E0", isInverted: false, isMirrored: false)
  }
}
