import Foundation
import Testing

@testable import QuietzoneScanner

struct JSONTests {
  @Test(
    "Events in JSON are answered with effects and the view, in a session from the first event to the last")
  func session() throws {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/session", withExtension: "jsonl"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { Array($0.utf8) }
    #expect(lines.count > 80 && lines.count.isMultiple(of: 2))
    var scanner = BarcodeScanner()
    for index in stride(from: 0, to: lines.count, by: 2) {
      let (answer, expected) = (scanner.handle(json: lines[index]), lines[index + 1])
      #expect(answer == expected, "\(String(decoding: lines[index], as: UTF8.self))")
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(answer)) }
    }
  }

  @Test(
    "An event that makes no sense changes nothing",
    arguments: [
      "", "7", "[]", "{}", #"{"event":1}"#, #"{"event":"opened"}"#,
      #"{"event":"opened","from":"a","permission":"granted"}"#,
      #"{"event":"timePassed"}"#, #"{"event":"timePassed","time":null}"#,
      #"{"event":"timePassed","time":"1"}"#,
      #"{"event":"timePassed","time":1e999}"#, #"{"event":"frameArrived","frame":0.5,"time":0}"#,
      #"{"event":"frameArrived","frame":4294967296,"time":0}"#,
      #"{"event":"resultChosen","index":2147483648}"#,
      #"{"event":"cameraAvailable","width":1}"#,
      #"{"event":"cameraAvailable","width":1,"height":1,"rotation":45}"#,
      #"{"event":"photoRead"}"#, #"{"event":"photoRead","symbols":[7]}"#,
      #"{"event":"photoRead","symbols":[{"symbology":"qrCode","text":"a","corners":[]}]}"#,
      #"{"event":"photoRead","symbols":[{"symbology":"none","text":"a","corners":[]}]}"#,
      #"{"event":"photoRead","symbols":[{"symbology":"qrCode","text":"a","bytes":"4","corners":[{"x":0,"y":0},{"x":1,"y":0},{"x":1,"y":1},{"x":0,"y":1}]}]}"#,
      #"{"event":"photoRead","symbols":[{"symbology":"qrCode","text":"a","bytes":"4g","corners":[{"x":0,"y":0},{"x":1,"y":0},{"x":1,"y":1},{"x":0,"y":1}]}]}"#,
      #"{"event":"settingsChanged","searchesNumbersAtOnce":1}"#,
      #"{"event":"settingsChanged","mode":"never"}"#, #"{"event":"settingsChanged","mode":"continuous"}"#,
      #"{"event":"settingsChanged","symbologies":["a"]}"#, #"{"event":"settingsChanged","symbologies":[]}"#,
      #"{"event":"settingsChanged","beeps":1}"#, #"{"event":"settingsChanged","aim":"gun"}"#,
      #"{"event":"screenChanged","width":10,"height":10,"density":0}"#, #"{"event":"closerequested"}"#,
    ])
  func nonsense(json: String) {
    var scanner = BarcodeScanner.scanning()
    let answer = scanner.handle(json: Array(json.utf8))
    #expect(answer.starts(with: Array(#"{"error":""#.utf8)), "\(String(decoding: answer, as: UTF8.self))")
    #expect(scanner.see(symbol("a")).last == .fillOmnibox("a"))
  }

  @Test("What is not said in settings is as in new settings; null is not said")
  func defaults() throws {
    guard
      case .settingsChanged(let settings) = try Event(
        json: Array(#"{"event":"settingsChanged","mode":null}"#.utf8))
    else { return #expect(Bool(false)) }
    #expect(settings == ScannerSettings())
  }

  @Test("Of several fields with the same name the last counts, as in a browser")
  func lastCounts() throws {
    let event = try Event(
      json: Array(#"{"event":"goPressed","event":"resultChosen","index":1,"index":2}"#.utf8))
    guard case .resultChosen(2) = event else { return #expect(Bool(false)) }
  }
}

struct JSONReaderTests {
  private func value(_ json: String) throws -> JSONValue { try JSONReader.value(of: Array(json.utf8)) }

  @Test(
    "Numbers are read as Swift reads them",
    arguments: [
      "0", "-0", "7", "-12.5", "1e3", "1E+3", "1.25e-2", "0.1", "123456.789", "4294967295", "1024.625",
      "0e999", "1e-400",
      "1234567890.12345", "0.30000", "1e22",
    ])
  func numbers(json: String) throws {
    guard case .number(let number) = try value(json) else { return #expect(Bool(false)) }
    #expect(number == Double(json))
  }

  @Test(
    "Numbers of many digits are read as nearly as they can be",
    arguments: [
      "12345.600000000093", "0.30000000000000004", "123456789012345678901234567890", "1.797693134862e308",
      "2.2e-300",
    ])
  func longNumbers(json: String) throws {
    guard case .number(let number) = try value(json), let expected = Double(json) else {
      return #expect(Bool(false))
    }
    #expect(abs(number - expected) <= abs(expected) * 1e-14)
  }

  @Test(
    "Strings are read with their escapes",
    arguments: [
      (#""""#, ""), (#""a\"b\\c\/d\b\f\n\r\te""#, "a\"b\\c/d\u{8}\u{C}\n\r\te"),
      (#""\u00e9\u2028""#, "é\u{2028}"),
      (#""\ud83d\uDE00😀""#, "😀😀"), (#""\ud83d""#, "\u{FFFD}"), (#""\ude00a""#, "\u{FFFD}a"),
      (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\u0000""#, "\0"),
    ])
  func strings(json: String, expected: String) throws {
    guard case .string(let text) = try value(json) else { return #expect(Bool(false)) }
    #expect(isSame(text, expected))
  }

  @Test("Arrays and objects keep their order, and space between is nothing")
  func nesting() throws {
    guard case .object(let members) = try value(" { \"b\" :[ 1 ,true,\tnull ] ,\r\n\"a\":{ } } ") else {
      return #expect(Bool(false))
    }
    #expect(members.map(\.name) == ["b", "a"])
    guard case .array(let elements) = members[0].value, case .object(let none) = members[1].value else {
      return #expect(Bool(false))
    }
    #expect(elements.count == 3 && none.isEmpty)
  }

  @Test(
    "What is not JSON is refused, and it is said where",
    arguments: [
      ("", JSONError.Reason.unexpectedEnd, 0), ("  ", .unexpectedEnd, 2), ("[1,2", .unexpectedEnd, 4),
      ("{\"a\"", .unexpectedEnd, 4), ("\"a", .unexpectedEnd, 2), ("\"\\", .unexpectedEnd, 2),
      ("tru", .unexpectedEnd, 3),
      ("trux", .unexpectedCharacter, 3), ("{a:1}", .unexpectedCharacter, 1),
      ("[1,]", .unexpectedCharacter, 3),
      ("{\"a\":1,}", .unexpectedCharacter, 7), ("[1 2]", .unexpectedCharacter, 3),
      ("01", .unexpectedCharacter, 0),
      ("-", .unexpectedEnd, 1), ("+1", .unexpectedCharacter, 0), (".5", .unexpectedCharacter, 0),
      ("1.", .unexpectedEnd, 2), ("1e", .unexpectedEnd, 2), ("1 1", .trailingCharacters, 2),
      ("NaN", .unexpectedCharacter, 0),
      ("\"\n\"", .controlCharacter, 1), ("\"\\x\"", .invalidEscape, 2), ("\"\\u12g4\"", .invalidEscape, 5),
      ("1e309", .numberTooLarge, 0), ("-1e99999999999999999999", .numberTooLarge, 0),
    ])
  func refused(json: String, reason: JSONError.Reason, offset: Int) {
    #expect(throws: JSONError(reason: reason, offset: offset)) { try value(json) }
  }

  @Test("However deep the brackets, they are counted and not followed")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try value(nested(JSONReader.depthLimit)) }
    #expect(throws: JSONError(reason: .tooDeep, offset: JSONReader.depthLimit)) { try value(nested(100_000)) }
  }
}
