import QuietzoneReport
import QuietzoneScanner
import Testing

@testable import QuietzoneLive

@Suite struct TerminalWordsTests {
  /// All words of a value, by where they are in it.
  private func words(of value: Any, _ path: String = "") -> [String: String] {
    if let text = value as? String { return [path: text] }
    if let texts = value as? [String: String] {
      return Dictionary(uniqueKeysWithValues: texts.map { ("\(path).\($0)", $1) })
    }
    return Mirror(reflecting: value).children.reduce(into: [:]) { all, child in
      all.merge(words(of: child.value, "\(path).\(child.label ?? "")")) { $1 }
    }
  }

  @Test("Both languages have the same words, none empty, with the same places for what is put in")
  func languages() {
    let (english, chinese) = (words(of: TerminalWords.english), words(of: TerminalWords.chinese))
    #expect(english.count > 180)
    #expect(Set(english.keys) == Set(chinese.keys))
    for (path, text) in english {
      #expect(!text.isEmpty && chinese[path]?.isEmpty == false, "\(path)")
      #expect(text.contains("{…}") == chinese[path]?.contains("{…}"), "\(path)")
    }
  }

  @Test("Every kind of content has a name, but a text and nothing more")
  func kinds() {
    let names = Set(BarcodeContent.Kind.allCases.map { $0.rawValue }).subtracting(["text"])
    #expect(Set(TerminalWords.english.kinds.keys) == names)
  }

  @Test("Fields that people are shown have names in both languages")
  func fields() {
    #expect(Set(TerminalWords.englishFields.keys) == Set(TerminalWords.chineseFields.keys))
  }

  @Test("What is put in is put in once, and as it is")
  func places() {
    #expect("Copied: {…}".with("{…}") == "Copied: {…}")
    #expect("Zoom {…}×".with("2") == "Zoom 2×")
    #expect("Nothing".with("2") == "Nothing")
  }
}
