import QuietzoneScanner
import QuietzoneTerminal
import Testing

@testable import QuietzoneLive

@Suite struct TerminalModelTests {
  private let link = "https://example.org/quiet"
  private let trap = "https://example.com@login.example/"

  @Test("q and Escape close, Ctrl-C ends wherever one is, Ctrl-Z stops")
  func closing() {
    var desk = Desk()
    #expect(desk.type("q") == [.ask(.close), .finish])
    #expect(desk.press(.escape) == [.ask(.close), .finish])
    #expect(desk.press(.control("z")) == [.suspend])
    desk.show(link)
    #expect(desk.type("\r") == [])
    #expect(desk.press(.control("c")) == [.finish])
  }

  @Test("What was read is what keys are about, and nothing before anything was")
  func current() {
    var desk = Desk()
    #expect(desk.type("c") == [] && desk.model.news == TerminalWords.english.nothingRead)
    #expect(desk.type("\r") == [] && desk.model.news == TerminalWords.english.nothingRead)
    desk.show(link)
    #expect(desk.type("c") == [.copy(link)])
    #expect(desk.content.banner == ["QR Code  \(link)", "It leads to example.org"])
  }

  @Test("A harmless link is opened after its card was shown, by Enter or its number")
  func opening() {
    for answer in ["\r", "1"] {
      var desk = Desk()
      desk.show(link)
      #expect(desk.type("\r") == [])
      #expect(desk.content.dialog?.subject == "It leads to example.org")
      #expect(desk.content.dialog?.paragraphs == [link])
      #expect(desk.type(answer) == [.open(link)])
      #expect(desk.content.dialog == nil)
    }
  }

  @Test("A card goes by Escape, n and q, and by keys that do nothing there not at all")
  func refusing() {
    for key: Key in [.escape, .character("n"), .character("q")] {
      var desk = Desk()
      desk.show(link)
      #expect(desk.type("\rx9zt y") == [] && desk.content.dialog != nil)
      #expect(desk.press(key) == [] && desk.content.dialog == nil)
    }
  }

  @Test("A link that deceives is opened after its card and a question, and never by Enter")
  func danger() {
    var desk = Desk()
    desk.show(trap)
    #expect(desk.type("\r\r\r\r") == [])
    let card = desk.content.dialog
    #expect(card?.title == TerminalWords.english.dangerTitle && card?.subject == "It leads to login.example")
    #expect(card?.paragraphs.first == "“example.com” is not where it leads, though it stands in front.")
    #expect(desk.type("1") == [])
    #expect(desk.content.dialog?.title == TerminalWords.english.secondTitle)
    #expect(desk.content.dialog?.subject == "It leads to login.example")
    #expect(desk.type("\r1c") == [] && desk.content.dialog?.title == TerminalWords.english.secondTitle)
    #expect(desk.type("n") == [] && desk.content.dialog == card)
    #expect(desk.type("1y") == [.open(trap)])
  }

  @Test(
    "What is no link of the web is not opened, whatever is pressed",
    arguments: [
      "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "ftp://example.org/a",
      "market://details?id=x",
      "ssh://example.org", "tel:+4912345", "Just words", "--help", "WIFI:T:WPA;S:net;P:secret;;",
      "4006381333931",
      "https://", "http:example.org",
    ])
  func notOpened(text: String) {
    var desk = Desk()
    desk.show(text)
    let actions = desk.type("\ry\ryy\r1y2y3y\r")
    #expect(!actions.contains { if case .open = $0 { true } else { false } })
  }

  @Test("An address that is opened begins with http:// or https://, so that it is no option")
  func addresses() {
    for (text, address) in [
      ("www.example.org/a", "https://www.example.org/a"), ("HTTP://EXAMPLE.ORG/", "HTTP://EXAMPLE.ORG/"),
    ] {
      var desk = Desk()
      desk.show(text)
      #expect(desk.type("\r\r") == [.open(address)])
    }
  }

  @Test("Several codes have numbers, by which one is picked; a code keeps its number")
  func numbers() {
    var desk = Desk()
    desk.show([(7, "one")])
    #expect(desk.content.labels.map { $0.text } == ["one"])
    desk.show([(9, "two"), (7, "one")])
    #expect(Set(desk.content.labels.map { $0.text }) == ["1 one", "2 two"])
    #expect(desk.type("1c") == [.copy("one")])
    #expect(desk.type("2c") == [.copy("two")])
    #expect(desk.type("3") == [] && desk.model.news == "There is no code 3 in view.")
    #expect(desk.type("0") == [] && desk.model.news == nil)
  }

  @Test("A click on a code picks it, one beside codes nothing")
  func clicks() throws {
    var desk = Desk()
    desk.show([(1, "one"), (2, "two")])
    let outline = try #require(desk.scanner.appearance?.outlines.first { $0.result.text == "one" })
    #expect(desk.model.click(outline.corners.center) == [])
    #expect(desk.type("c") == [.copy("one")])
    #expect(desk.model.click(Point(x: 1, y: 1)) == [])
  }

  @Test("A scanner that takes one code waits for a choice, and the number makes it")
  func choosing() throws {
    var desk = Desk(mode: .oneShot)
    desk.show([(1, "one"), (2, "two")])
    #expect(desk.model.taken.isEmpty)
    let label = try #require(desk.content.labels.first { $0.text.hasSuffix("two") })
    guard case .ask(.tap(let place)) = desk.type(String(label.text.first!)).first else {
      Issue.record("no tap")
      return
    }
    desk.send(.previewTapped(place))
    #expect(desk.model.taken.map { $0.result.text } == ["two"])
    #expect(!desk.scanner.isPresented)
    // What was read stays in view, with what can be done now.
    #expect(desk.content.banner.first == "QR Code  two")
    #expect(desk.content.keys.map { $0.key } == ["q", "c", "s", "h"])
    #expect(desk.type("s") == [.ask(.scanAgain)])
  }

  @Test("The list has the newest first; keys walk in it, and what is chosen is what they are about")
  func history() {
    var desk = Desk()
    for (id, text) in ["one", "two", "three"].enumerated() { desk.show([(id, text)]) }
    #expect(desk.type("h") == [])
    #expect(desk.content.list?.entries == ["three", "two", "one"].map { "QR Code  \($0)" })
    #expect(desk.press(.down, .down, .down, .up) == [] && desk.content.list?.selected == 1)
    #expect(desk.press(.end) == [] && desk.content.list?.selected == 2)
    // One that comes moves the chosen one down.
    desk.show([(4, "four")])
    #expect(desk.content.list?.selected == 3)
    #expect(desk.type("c") == [.copy("one")])
    #expect(desk.content.list == nil)
    #expect(desk.content.banner.first == "QR Code  one")
  }

  @Test("An empty list says what will be in it, and its keys do nothing")
  func emptyHistory() {
    var desk = Desk()
    #expect(desk.type("hc\r") == [])
    #expect(desk.content.list?.placeholder == TerminalWords.english.historyEmpty)
    #expect(desk.press(.down, .end, .pageUp, .escape) == [] && desk.content.list == nil)
  }

  @Test("The torch is asked for where there is one, and said to be missing where there is none")
  func torch() {
    var desk = Desk()
    #expect(desk.type("t") == [] && desk.model.news == TerminalWords.english.noTorch)
    #expect(!desk.content.keys.contains { $0.key == "t" })
    desk.send(.torchAvailabilityChanged(true))
    #expect(desk.content.keys.contains { $0.key == "t" })
    #expect(desk.type("t") == [.ask(.torch)])
  }

  @Test(
    "Each state of the camera has its dialog, with why; q and Escape close it; it goes by itself",
    arguments: CameraProblem.allCases)
  func problems(problem: CameraProblem) {
    for words in [TerminalWords.english, .chinese] {
      var desk = Desk(words: words)
      desk.model.fault = "why"
      desk.send(.cameraFailed(problem))
      #expect(desk.content.dialog?.title == words.problems[problem].title)
      #expect(desk.content.dialog?.paragraphs.last == "why")
      #expect(desk.type("czt1") == [])
      #expect(desk.type("q") == [.ask(.cancelDialog), .finish])
      if problem != .permissionDenied {
        desk.send(.cameraAvailable(FrameFormat(width: 640, height: 480)!))
        #expect(desk.content.dialog == nil)
      }
    }
  }

  @Test("A one-time password is copied whole, and shown nowhere")
  func secrets() {
    var desk = Desk()
    let text = "otpauth://totp/Quiet:me?secret=JBSWY3DPEHPK3PXP&issuer=Quiet"
    desk.show(text)
    #expect(desk.type("c") == [.copy(text)])
    let shown = desk.content
    #expect(!(shown.banner + shown.labels.map { $0.text }).contains { $0.contains("JBSWY3DP") })
    _ = desk.type("h")
    #expect(desk.content.list?.entries == ["QR Code  otpauth://…"])
  }

  @Test("The same code again is in the list once, as the newest")
  func repeated() {
    var desk = Desk(mode: .continuous(interval: 0))
    for text in ["one", "two", "one"] { desk.show([(1, text)]) }
    #expect(desk.model.taken.map { $0.result.text } == ["two", "one"])
  }

  @Test("Where there are lines, numbers are those of the codes that were taken")
  func plainNumbers() {
    var desk = Desk(isPlain: true)
    desk.show([(1, "one")])
    desk.show([(2, "two")])
    #expect(desk.type("1c") == [.copy("one")])
    #expect(desk.type("9") == [] && desk.model.news == "There is no code 9 in view.")
  }

  @Test("What codes hold reaches the screen without what steers a terminal")
  func hostile() {
    var desk = Desk()
    desk.show("\u{1B}]0;x\u{7}\u{202E}evil\u{1B}[2J")
    #expect(desk.content.banner.first == "QR Code  ]0;xevil[2J")
  }

  @Test("What would help stands in place of the caption, in both languages")
  func hints() {
    for (words, text) in [(TerminalWords.english, "Hold still"), (.chinese, "请拿稳")] {
      var desk = Desk(words: words)
      #expect(desk.content.caption?.text == words.positionCode)
      desk.model.hint = .holdStill
      #expect(desk.content.caption?.text == text)
    }
  }
}
