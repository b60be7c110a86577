import Testing

@testable import QuietzoneScanner

struct ReadingTests {
  @Test("A URL goes into the omnibox, and nothing loads until Go")
  func url() {
    var scanner = BarcodeScanner.scanning(
      settings: .with {
        $0.beeps = false; $0.vibrates = false; $0.keepsHistory = false
      })
    #expect(
      scanner.see(symbol("https://example.org"))
        == [
          .flash, .record(.codeScanned), .stopCapture, .freeCamera, .dismiss,
          .deliver(result("https://example.org")), .fillOmnibox("https://example.org"),
        ])
    #expect(scanner.handle(.goPressed("https://example.org")) == [.load(.address("https://example.org"))])
    #expect(Metric.codeScanned.name == "MobileQRScannerScannedCode")
  }

  @Test(
    "What is read is cleaned before it goes anywhere",
    arguments: [
      ("https://exa\u{2028}m\u{2029}ple\u{85}.org", "https://example.org"),
      ("\u{3000} https://example.org \u{3000}", "https://example.org"),
      ("how to \t scan", "how to scan"), ("data:text/plain,a", "\"data:text/plain,a\""),
      (" \t a \n b  ", "a b"),
    ])
  func cleanedText(text: String, expected: String) {
    var scanner = BarcodeScanner.scanning()
    #expect(scanner.see(symbol(text)).last == .fillOmnibox(expected))
  }

  @Test(
    "Go opens a URL, searches for other text and does nothing with none, even if the user changed the text")
  func go() {
    var scanner = BarcodeScanner()
    #expect(scanner.handle(.goPressed(" how to scan ")) == [.load(.search("how to scan"))])
    #expect(scanner.handle(.goPressed("javascript:alert(1)")) == [.load(.search("\"javascript:alert(1)\""))])
    #expect(scanner.handle(.goPressed("\u{200B} ")) == [])
  }

  @Test(
    "A host's name that was typed is an address without its scheme, too",
    arguments: [
      ("example.org", "https://example.org"), ("Example.org/a?b=c#d", "https://Example.org/a?b=c#d"),
      ("example.org:8080", "https://example.org:8080"), ("192.168.0.1/a", "https://192.168.0.1/a"),
      ("bücher.example", "https://bücher.example"), ("例子.测试", "https://例子.测试"),
    ])
  func typedHost(text: String, address: String) {
    var scanner = BarcodeScanner()
    #expect(scanner.handle(.goPressed(text)) == [.load(.address(address))])
  }

  @Test(
    "What was typed and is no host's name is searched for",
    arguments: [
      "example", "1.5", "4006381333931", "300.1.1.1", "1.2.3", "a@example.org", "example.org is down",
      "example..org", ".org", "example.", "v1.2.3",
    ])
  func typedWords(text: String) {
    var scanner = BarcodeScanner()
    #expect(scanner.handle(.goPressed(text)) == [.load(.search(text))])
  }

  @Test("Numeric symbologies are searched for at once, the others wait", arguments: Symbology.allCases)
  func numeric(symbology: Symbology) {
    var scanner = BarcodeScanner.scanning(settings: .with { $0.symbologies = .init(all: Symbology.allCases) })
    let numeric: [Symbology] = [.upcE, .upcA, .ean8, .ean13, .i2of5, .itf14]
    let last = scanner.see(symbol("12345670", symbology)).last
    #expect(last == (numeric.contains(symbology) ? .load(.search("12345670")) : .fillOmnibox("12345670")))
  }

  @Test("Numbers wait for Go, too, where the user wants to see them first")
  func waitingNumber() {
    var scanner = BarcodeScanner.scanning(settings: .with { $0.searchesNumbersAtOnce = false })
    let effects = scanner.see(symbol("4006381333931", .ean13))
    #expect(
      effects.suffix(2) == [.deliver(result("4006381333931", .ean13)), .fillOmnibox("4006381333931")])
    #expect(scanner.handle(.goPressed("4006381333931")) == [.load(.search("4006381333931"))])
  }

  @Test("The result that is delivered has the symbol's bytes, and where it lies in the frame")
  func wholeResult() {
    var scanner = BarcodeScanner.scanning()
    var code = symbol("é")
    code.bytes = [0xE9]
    guard case .deliver(let result)? = scanner.see(code).dropLast().last else {
      Issue.record("nothing was delivered")
      return
    }
    #expect(result.bytes == [0xE9])
    #expect(result.corners == code.corners)
    #expect(result.symbology == .qrCode)
  }

  @Test("A text without anything to be seen is no result", arguments: ["", " ", "\u{202E}", "\u{0}\n"])
  func empty(text: String) {
    var scanner = BarcodeScanner.scanning()
    #expect(scanner.see(symbol(text)) == [])
    #expect(scanner.isPresented)
  }

  @Test("A code that does not lie in the viewport as a whole is ignored")
  func outside() {
    var scanner = BarcodeScanner.scanning()
    let edge = phoneRegion.minimum
    #expect(scanner.see(symbol("a", at: edge)) == [])
    #expect(scanner.see(symbol("a", at: edge + Point(x: 49, y: 50))) == [])
    #expect(scanner.see(symbol("a", at: edge + Point(x: 50, y: 50))).last == .fillOmnibox("a"))
  }

  @Test("Of several codes the one nearest to the viewport's centre wins")
  func nearest() {
    var scanner = BarcodeScanner.scanning()
    let codes = [
      symbol("far", at: Point(x: 300, y: 700)), symbol("", at: Point(x: 400, y: 800)),
      symbol("near", at: Point(x: 420, y: 790)), symbol("further", at: Point(x: 420, y: 950)),
    ]
    _ = scanner.handle(.frameArrived(1, at: 0))
    #expect(scanner.handle(.frameRead(1, codes, at: 0)).last == .fillOmnibox("near"))
  }

  @Test("The reader is asked for the symbologies that the host chose, and others do not count")
  func symbologies() {
    var scanner = BarcodeScanner.scanning(settings: .with { $0.symbologies = [.ean13] })
    #expect(scanner.see(symbol("a")) == [])
    #expect(scanner.see(symbol("4006381333931", .ean13)).last == .load(.search("4006381333931")))
    #expect(BarcodeScanner().settings.symbologies == .all)
  }

  @Test("With a screen reader a result is announced, and the rest waits until it has been spoken")
  func screenReader() {
    var scanner = BarcodeScanner.scanning(settings: .with { $0.announcesResults = true })
    #expect(scanner.see(symbol("a")) == [.beep, .vibrate, .announce("a"), .stopCapture])
    #expect(scanner.isPresented)
    #expect(scanner.handle(.cameraFailed(.unavailable)) == [.hidePreview])
    #expect(
      scanner.handle(.announcementFinished)
        == [
          .remember(result("a")), .record(.codeScanned), .freeCamera, .dismiss, .deliver(result("a")),
          .fillOmnibox("a"),
        ])
    #expect(scanner.handle(.announcementFinished) == [])
  }

  @Test("A scanner that is closed while it announces leaves nothing to load")
  func closedWhileAnnouncing() {
    var scanner = BarcodeScanner.scanning(settings: .with { $0.announcesResults = true })
    _ = scanner.see(symbol("a"))
    #expect(scanner.handle(.closeRequested) == [.record(.closed), .freeCamera, .dismiss])
    #expect(scanner.handle(.announcementFinished) == [])
  }

  @Test("Without a screen reader a result flashes")
  func flash() {
    var scanner = BarcodeScanner.scanning()
    let effects = scanner.see(symbol("a"))
    #expect(effects.first == .flash)
    #expect(!effects.contains(.announce("a")))
    #expect(Effect.flashDuration == 500)
  }

  @Test("Beep, vibration and history can be turned off", arguments: [true, false])
  func signals(areOn: Bool) {
    var scanner = BarcodeScanner.scanning(
      settings: .with {
        $0.beeps = areOn
        $0.vibrates = areOn
        $0.keepsHistory = areOn
      })
    let effects = scanner.see(symbol("a"))
    for effect in [Effect.beep, .vibrate, .remember(result("a"))] {
      #expect(effects.contains(effect) == areOn)
    }
  }

  @Test("The result of a frame from before the scanner was closed does not count after it was opened again")
  func staleFrame() {
    var scanner = BarcodeScanner.scanning()
    scanner.handle(all: .frameArrived(1, at: 0), .closeRequested)
    scanner.handle(
      all: .opened(from: .scanButton, permission: .authorized), .cameraAvailable(phoneFormat), .viewportSet)
    #expect(scanner.handle(.frameArrived(2, at: 1)) == [.dropFrame(2)])
    #expect(scanner.handle(.frameRead(1, [symbol("a")], at: 2)) == [])
    #expect(scanner.handle(.frameArrived(3, at: 3)) == [.readFrame(3, .plain, phoneRegion)])
  }
}

extension SymbologySet {
  init(all symbologies: [Symbology]) {
    self.init()
    for symbology in symbologies { insert(symbology) }
  }
}
