import Foundation
import Testing

@testable import QuietzoneLive

struct LiveCodeTests {
  @Test("A line of JSON has the camera as its file, the frame, its time and the code with its id")
  func json() throws {
    let line = liveCode("WIFI:S:a;;").jsonLine(withContent: true)
    #expect(line.last == UInt8(ascii: "\n"))
    #expect(line.count { $0 == UInt8(ascii: "\n") } == 1)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
    #expect(object["file"] as? String == "desk")
    #expect(object["frame"] as? Int == 7)
    #expect(object["time"] as? Double == 1.5)
    #expect(object["width"] as? Int == 640)
    #expect(object["height"] as? Int == 480)
    let symbols = try #require(object["symbols"] as? [[String: Any]])
    #expect(symbols.count == 1)
    #expect(symbols[0]["id"] as? Int == 3)
    #expect(symbols[0]["text"] as? String == "WIFI:S:a;;")
    #expect((symbols[0]["content"] as? [String: Any])?["kind"] as? String == "wifi")
  }

  @Test("Without content a line does not say what the code means")
  func noContent() throws {
    let line = liveCode("WIFI:S:a;;").jsonLine(withContent: false)
    #expect(!String(decoding: line, as: UTF8.self).contains("content"))
  }

  @Test("A program's environment has the text, the bytes and what they are")
  func environment() {
    let variables = Dictionary(uniqueKeysWithValues: liveCode("é", bytes: [0xC3, 0xA9]).environment)
    #expect(variables["QUIETZONE_TEXT"] == "é")
    #expect(variables["QUIETZONE_BYTES"] == "c3a9")
    #expect(variables["QUIETZONE_SYMBOLOGY"] == "qrCode")
    #expect(variables["QUIETZONE_KIND"] == "text")
    #expect(variables["QUIETZONE_ID"] == "3")
    #expect(variables["QUIETZONE_CAMERA"] == "desk")
    #expect(variables["QUIETZONE_FRAME"] == "7")
    #expect(variables["QUIETZONE_TIME"] == "1.500")
  }

  @Test("U+0000, which no environment can hold, is left out of the text, not of the bytes")
  func nul() {
    let variables = Dictionary(uniqueKeysWithValues: liveCode("a\0b").environment)
    #expect(variables["QUIETZONE_TEXT"] == "ab")
    #expect(variables["QUIETZONE_BYTES"] == "610062")
  }
}
