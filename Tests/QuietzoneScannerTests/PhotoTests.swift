import Testing

@testable import QuietzoneScanner

struct PhotoTests {
  @Test("A photo is chosen while the camera rests, and read")
  func chosen() {
    var scanner = BarcodeScanner.scanning()
    #expect(scanner.handle(.albumPressed) == [.stopCapture, .choosePhoto])
    #expect(scanner.handle(.photoChosen) == [.readPhoto])
  }

  @Test("A photo that was not chosen after all leads back to the camera")
  func cancelled() {
    var scanner = BarcodeScanner.scanning()
    _ = scanner.handle(.albumPressed)
    #expect(scanner.handle(.photoCancelled) == [.startCapture])
  }

  @Test("A photo can be dropped or pasted, in place of a camera that does not work")
  func dropped() {
    var scanner = BarcodeScanner.scanning()
    _ = scanner.handle(.cameraFailed(.unavailable))
    #expect(scanner.handle(.photoChosen) == [.dismissDialog, .readPhoto])
    #expect(scanner.handle(.photoRead([])) == [.presentDialog(.noCodeInPhoto)])
    #expect(scanner.handle(.dialogCancelled) == [.replaceDialog(.problem(.unavailable))])
  }

  @Test("A photo can be dropped or pasted where the camera is refused: it takes the dialog's place")
  func droppedWhereRefused() {
    var scanner = BarcodeScanner.opened(.denied)
    #expect(scanner.handle(.photoChosen) == [.dismissDialog, .readPhoto])
    #expect(scanner.handle(.photoRead([symbol("a")])).last == .fillOmnibox("a"))
    #expect(scanner.dialog == nil)
  }

  @Test("One result goes on as from the camera, wherever it lies in the photo")
  func one() {
    var scanner = BarcodeScanner.scanning()
    _ = scanner.handle(.photoChosen)
    let effects = scanner.handle(
      .photoRead([symbol("4006381333931", .ean13, at: Point(x: 9, y: 9)), symbol(" ")]))
    let article = result("4006381333931", .ean13)
    #expect(effects.suffix(3) == [.dismiss, .deliver(article), .load(.search("4006381333931"))])
    #expect(effects.contains(.record(.codeScanned)))
  }

  @Test("Several results are remembered and listed, each once, and one of them is chosen")
  func several() {
    var scanner = BarcodeScanner.scanning()
    _ = scanner.handle(.photoChosen)
    let symbols = [symbol("a"), symbol("b"), symbol("a"), symbol("a", .aztec)]
    let results = [result("a"), result("b"), result("a", .aztec)]
    let memory = results.map { Effect.remember($0) }
    #expect(scanner.handle(.photoRead(symbols)) == memory + [.presentDialog(.choice(results))])
    for index in [-1, 3, .max, .min] { #expect(scanner.handle(.resultChosen(index)) == []) }
    let effects = scanner.handle(.resultChosen(1))
    #expect(effects.last == .fillOmnibox("b"))
    #expect(!effects.contains(.remember(result("b"))), "it is remembered twice")
  }

  @Test("None of the results may be chosen, too")
  func severalCancelled() {
    var scanner = BarcodeScanner.scanning()
    scanner.handle(all: .photoChosen, .photoRead([symbol("a"), symbol("b")]))
    #expect(scanner.handle(.dialogCancelled) == [.dismissDialog, .startCapture])
    #expect(scanner.isPresented)
  }

  @Test("That a photo holds no code is said plainly, and scanning goes on afterwards")
  func none() {
    var scanner = BarcodeScanner.scanning()
    _ = scanner.handle(.photoChosen)
    #expect(scanner.handle(.photoRead([symbol("\u{202E}")])) == [.presentDialog(.noCodeInPhoto)])
    #expect(scanner.handle(.dialogCancelled) == [.dismissDialog, .startCapture])
  }

  @Test("A photo that is being read can be cancelled, with the scanner and without it")
  func cancelledReading() {
    var scanner = BarcodeScanner.scanning()
    _ = scanner.handle(.photoChosen)
    #expect(scanner.handle(.photoCancelled) == [.startCapture])
    var closed = BarcodeScanner()
    closed.handle(all: .photoChosen, .photoCancelled)
    #expect(closed.handle(.photoChosen) == [.readPhoto])
  }

  @Test(
    "What a photo holds that nobody waits for any more is listed, over the scanner that was opened meanwhile")
  func late() {
    var scanner = BarcodeScanner.scanning()
    scanner.handle(all: .photoChosen, .closeRequested, .opened(from: .scanButton, permission: .authorized))
    let list = Dialog.choice([result("a")])
    #expect(
      scanner.handle(.photoRead([symbol("a")])) == [.remember(result("a")), .presentDialog(list)])
    let more = Dialog.choice([result("a"), result("b")])
    #expect(scanner.handle(.photoRead([symbol("b"), symbol("a")])).last == .replaceDialog(more))
    #expect(scanner.handle(.dialogCancelled) == [.dismissDialog])
    #expect(scanner.isPresented)
  }

  @Test("What a photo holds is listed after the scanner was closed, too; nothing opens by itself then")
  func lateAndClosed() {
    var scanner = BarcodeScanner.scanning()
    scanner.handle(all: .photoChosen, .closeRequested)
    let article = result("4006381333931", .ean13)
    let effects = scanner.handle(.photoRead([symbol("4006381333931", .ean13)]))
    #expect(effects == [.remember(article), .presentDialog(.choice([article]))])
    #expect(scanner.handle(.resultChosen(0)).last == .load(.search("4006381333931")))
  }

  @Test("A photo that is read late and holds nothing is not heard of, whatever is shown")
  func lateAndEmpty() {
    var closed = BarcodeScanner()
    #expect(closed.handle(.photoRead([])) == [])
    var refused = BarcodeScanner.opened(.denied)
    #expect(refused.handle(.photoRead([])) == [])
    #expect(refused.dialog == .problem(.permissionDenied))
    var open = BarcodeScanner.scanning()
    #expect(open.handle(.photoRead([])) == [])
  }

  @Test("Where the camera is refused, a photo can be chosen from the dialog")
  func albumWhereRefused() {
    var scanner = BarcodeScanner.opened(.denied)
    #expect(scanner.handle(.albumPressed) == [.dismissDialog, .choosePhoto])
    #expect(scanner.handle(.photoCancelled) == [])
    #expect(scanner.dialog == nil)
  }

  @Test("Where codes are collected, a photo's is collected, too")
  func collected() {
    var scanner = BarcodeScanner.scanning(settings: .with { $0.mode = .oncePerCode })
    _ = scanner.handle(.photoChosen)
    #expect(scanner.handle(.photoRead([symbol("a")])).contains(.collect(result("a"))))
    #expect(scanner.isPresented)
    _ = scanner.handle(.photoChosen)
    #expect(scanner.handle(.photoRead([symbol("a")])) == [.startCapture])
  }

  @Test("A photo is chosen and read without the scanner, too")
  func withoutScanner() {
    var scanner = BarcodeScanner()
    #expect(scanner.handle(.albumPressed) == [.choosePhoto])
    #expect(scanner.handle(.photoChosen) == [.readPhoto])
    #expect(!scanner.isPresented)
    #expect(scanner.handle(.photoRead([symbol("a")])).last == .fillOmnibox("a"))
    #expect(scanner.handle(.photoChosen) == [.readPhoto])
    #expect(
      scanner.handle(.photoRead([symbol("4006381333931", .ean13)])).last == .load(.search("4006381333931")))
  }

  @Test("Without the scanner a photo's codes are listed, or it is said that there is none")
  func dialogsWithoutScanner() {
    var scanner = BarcodeScanner(settings: .with { $0.mode = .oncePerCode })
    _ = scanner.handle(.photoChosen)
    #expect(scanner.handle(.photoRead([])) == [.presentDialog(.noCodeInPhoto)])
    #expect(scanner.handle(.dialogCancelled) == [.dismissDialog])
    _ = scanner.handle(.photoChosen)
    let results = [result("a"), result("b")]
    let listing = scanner.handle(.photoRead([symbol("a"), symbol("b")]))
    #expect(
      listing == [.remember(result("a")), .remember(result("b")), .presentDialog(.choice(results))])
    let effects = scanner.handle(.resultChosen(1))
    #expect(effects.contains(.dismissDialog))
    #expect(effects.last == .fillOmnibox("b"))
    #expect(scanner.dialog == nil)
  }

  @Test("Without the scanner a photo's result is spoken first where results are announced")
  func announcedWithoutScanner() {
    var scanner = BarcodeScanner(settings: .with { $0.announcesResults = true })
    _ = scanner.handle(.photoChosen)
    #expect(scanner.handle(.photoRead([symbol("a")])).last == .announce("a"))
    #expect(scanner.handle(.announcementFinished).last == .fillOmnibox("a"))
  }

  @Test("The scanner opens whatever became of a photo before")
  func openedAfterPhoto() {
    var scanner = BarcodeScanner()
    scanner.handle(all: .photoChosen, .photoRead([]))
    let effects = scanner.handle(.opened(from: .scanButton, permission: .authorized))
    #expect(effects == [.record(.scanButtonPressed), .dismissDialog, .present, .loadCamera])
    #expect(scanner.isPresented)
  }
}
