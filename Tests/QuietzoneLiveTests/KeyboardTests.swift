import Foundation
import Testing

@testable import QuietzoneLive

struct KeyboardTests {
  /// What the kernel would read: type, code and value of each event.
  private struct KeyEvent: Equatable {
    var type: UInt16
    var code: UInt16
    var value: Int32

    static func key(_ code: UInt16, _ value: Int32) -> KeyEvent {
      KeyEvent(type: 1, code: code, value: value)
    }
    static let end = KeyEvent(type: 0, code: 0, value: 0)
  }

  /// The events that a text is typed by.
  private func events(_ text: String, ending: VirtualKeyboard.Ending) throws -> [KeyEvent] {
    let folder = try ScratchFolder()
    let path = try folder.write("events", "")
    let file = open(path, O_WRONLY)
    try VirtualKeyboard(writingTo: file, ending: ending, pause: 0).type(text)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    // Two numbers for the time, as wide as addresses, stand before them.
    let size = 2 * MemoryLayout<Int>.size + 8
    #expect(bytes.count.isMultiple(of: size))
    return stride(from: 0, to: bytes.count, by: size).map { start in
      bytes[(start + size - 8)..<(start + size)].withUnsafeBytes {
        KeyEvent(
          type: $0.loadUnaligned(as: UInt16.self), code: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self),
          value: $0.loadUnaligned(fromByteOffset: 4, as: Int32.self))
      }
    }
  }

  @Test("A letter is its key pressed and released, a capital with Shift around it, and Enter ends")
  func letters() throws {
    #expect(
      try events("aB", ending: .enter) == [
        .key(30, 1), .end, .key(30, 0), .end,
        .key(42, 1), .key(48, 1), .end, .key(48, 0), .key(42, 0), .end,
        .key(28, 1), .end, .key(28, 0), .end,
      ])
  }

  @Test("What ends a code can be a tab, or nothing")
  func endings() throws {
    #expect(try events("1", ending: .tab).filter { $0.value == 1 } == [.key(2, 1), .key(15, 1)])
    #expect(try events("1", ending: .none).filter { $0.value == 1 } == [.key(2, 1)])
  }

  @Test("Every printable character of ASCII has a key of its own, with or without Shift")
  func allCharacters() throws {
    let text = String(String.UnicodeScalarView((0x20...0x7E).map { Unicode.Scalar($0) }))
    let strokes = try KeyStroke.strokes(for: text).get()
    #expect(Set(strokes).count == 95)
    #expect(Set(strokes.map(\.key)).isSubset(of: KeyStroke.keys))
    // From the kernel's input-event-codes.h.
    let known: [(String, UInt16, Bool)] = [
      ("0", 11, false), ("=", 13, false), ("+", 13, true), ("q", 16, false), ("P", 25, true), ("}", 27, true),
      (":", 39, true), ("\"", 40, true), ("~", 41, true), ("|", 43, true), ("z", 44, false), ("?", 53, true),
      (" ", 57, false), ("@", 3, true), ("-", 12, false), ("m", 50, false),
    ]
    for (character, key, isShifted) in known {
      #expect(try KeyStroke.strokes(for: character).get() == [KeyStroke(key: key, isShifted: isShifted)])
    }
  }

  @Test(
    "A code with a character that has no key is not typed at all, and the character is named",
    arguments: [("naïve", "U+00EF"), ("a\nb", "U+000A"), ("\u{1D}01", "U+001D"), ("😀", "U+1F600")])
  func untypable(text: String, name: String) throws {
    let folder = try ScratchFolder()
    let path = try folder.write("events", "")
    let keyboard = VirtualKeyboard(writingTo: open(path, O_WRONLY), ending: .enter, pause: 0)
    let error = #expect(throws: KeyboardError.self) { try keyboard.type(text) }
    #expect(error?.description.contains(name) == true)
    #expect(try folder.text("events").isEmpty)
  }

  @Test("A keyboard that cannot be made says why: nothing there, or something else")
  func unavailable() throws {
    #expect(throws: KeyboardError.missing(path: "/dev/no-uinput")) {
      _ = try VirtualKeyboard(ending: .enter, path: "/dev/no-uinput")
    }
    #expect(throws: KeyboardError.isSomethingElse(path: "/dev/null")) {
      _ = try VirtualKeyboard(ending: .enter, path: "/dev/null")
    }
  }
}
