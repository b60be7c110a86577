import Testing

@testable import QuietzoneScanner

/// Several codes in view, and codes that could not be read.
struct ChoosingTests {
  private let patient = ScannerSettings.with {
    $0.beeps = false
    $0.vibrates = false
    $0.keepsHistory = false
    $0.waitsForChoice = true
  }

  private let near = symbol("near")
  private let far = symbol("far", at: Point(x: 560, y: 800))

  @Test("Several codes are outlined, and the one that is tapped is taken")
  func tapped() {
    var scanner = BarcodeScanner.scanning(settings: patient)
    #expect(scanner.see(far, near) == [.wake(after: 200)])
    #expect(scanner.appearance?.outlines.map(\.result) == [result("near"), result("far")])
    #expect(scanner.handle(.previewTapped(Point(x: 280, y: 400))).last == .fillOmnibox("far"))
    #expect(!scanner.isPresented)
  }

  @Test("Without a tap the nearest to the centre is taken after a while, in the frame that comes then")
  func untapped() {
    var scanner = BarcodeScanner.scanning(settings: patient)
    scanner.see(far, near, at: 0)
    scanner.see(far, near, frame: 2, at: 1100)
    #expect(scanner.isPresented)
    #expect(scanner.see(near, far, frame: 3, at: 1200).last == .fillOmnibox("near"))
  }

  @Test("Without a further frame it is taken when the time is over")
  func timeOver() {
    var scanner = BarcodeScanner.scanning(settings: patient)
    scanner.see(near, far, at: 0)
    #expect(scanner.handle(.timePassed(200)) == [.wake(after: 1000)])
    #expect(scanner.handle(.timePassed(1200)).last == .fillOmnibox("near"))
  }

  @Test("One code alone is taken at once, and so is the nearest where results are announced")
  func notWaiting() {
    var scanner = BarcodeScanner.scanning(settings: patient)
    #expect(scanner.see(near).last == .fillOmnibox("near"))
    var settings = patient
    settings.announcesResults = true
    var spoken = BarcodeScanner.scanning(settings: settings)
    #expect(spoken.see(near, far).contains(.announce("near")))
  }

  @Test("A tap beside all outlines takes nothing")
  func beside() {
    var scanner = BarcodeScanner.scanning(settings: patient)
    scanner.see(near, far)
    #expect(scanner.handle(.previewTapped(Point(x: 5, y: 5))) == [])
    #expect(scanner.isPresented)
  }

  @Test("A scanner that collects takes what is tapped with it when it closes")
  func tappedWhileCollecting() {
    var settings = patient
    settings.mode = .oncePerCode
    var scanner = BarcodeScanner.scanning(settings: settings)
    scanner.see(near, far)
    #expect(scanner.handle(.previewTapped(Point(x: 280, y: 400))).last == .fillOmnibox("far"))
    #expect(!scanner.isPresented)
  }

  @Test("An outline stays put while its code hardly moves, and follows what moves at once")
  func steady() {
    var settings = patient
    settings.mode = .oncePerCode
    var scanner = BarcodeScanner.scanning(settings: settings)
    func center(_ x: Double, _ frame: FrameNumber) -> Double? {
      scanner.see(symbol("a", at: Point(x: x, y: 800)), frame: frame, at: Double(frame))
      return scanner.appearance?.outlines.first?.corners.center.x
    }
    #expect(center(400, 1) == 200)
    #expect(center(404, 2) == 201)
    #expect(center(440, 3) == 220)
  }

  @Test("A code with an id keeps its outline though another says the same")
  func identity() {
    var settings = patient
    settings.mode = .oncePerCode
    var scanner = BarcodeScanner.scanning(settings: settings)
    func twin(_ id: Int, _ x: Double) -> ReadSymbol {
      var code = symbol("a", at: Point(x: x, y: 800))
      code.id = id
      return code
    }
    scanner.see(twin(1, 300), twin(2, 500), at: 0)
    scanner.see(twin(2, 502), twin(1, 298), frame: 2, at: 10)
    let places = scanner.appearance?.outlines.map { ($0.id, $0.corners.center.x) } ?? []
    #expect(places.first { $0.0 == 1 }?.1 == 149.5)
    #expect(places.first { $0.0 == 2 }?.1 == 250.5)
  }

  // MARK: Codes that could not be read

  private func seen(_ id: Int = 7, at center: Point = Point(x: 400, y: 800), size: Double = 100) -> SeenCode {
    SeenCode(id: id, corners: symbol("", at: center, size: size).corners)
  }

  @Test("A code that could not be read is outlined faintly, until shortly after it was last seen")
  func faint() {
    var scanner = BarcodeScanner.scanning(settings: patient)
    #expect(scanner.handle(.codesSeen([seen()], at: 0)) == [.wake(after: 200)])
    #expect(
      scanner.appearance?.seenOutlines
        == [SeenOutline(id: 7, corners: symbol("", at: Point(x: 200, y: 400), size: 50).corners)])
    _ = scanner.handle(.timePassed(200))
    #expect(scanner.appearance?.seenOutlines == [])
  }

  @Test("After a second the camera zooms in on it, once")
  func zoom() {
    var scanner = BarcodeScanner.scanning(settings: patient)
    let times = stride(from: 0, through: 3000, by: 100)
    let zooms = times.filter { scanner.handle(.codesSeen([seen()], at: Double($0))).contains(.zoomIn) }
    #expect(zooms == [1000])
  }

  @Test("It does not zoom in on what is large, what comes and goes, or what lies outside the viewport")
  func noZoom() {
    for (code, step) in [(seen(size: 400), 100), (seen(), 300), (seen(at: Point(x: 10, y: 10)), 100)] {
      var scanner = BarcodeScanner.scanning(settings: patient)
      for time in stride(from: 0, through: 3000, by: step) {
        #expect(!scanner.handle(.codesSeen([code], at: Double(time))).contains(.zoomIn))
      }
    }
  }

  @Test("What was read is no longer outlined faintly")
  func readAfterAll() {
    var settings = patient
    settings.mode = .oncePerCode
    var scanner = BarcodeScanner.scanning(settings: settings)
    _ = scanner.handle(.codesSeen([seen()], at: 0))
    scanner.see(near, at: 1)
    #expect(scanner.appearance?.seenOutlines == [])
  }

  @Test("Ids, codes that were seen, taps and zooming are told in JSON")
  func json() {
    var scanner = BarcodeScanner.scanning(settings: patient)
    let corners = #"[{"x":350,"y":750},{"x":450,"y":750},{"x":450,"y":850},{"x":350,"y":850}]"#
    func answer(_ event: String) -> String {
      String(decoding: scanner.handle(json: Array(event.utf8)), as: UTF8.self)
    }
    let first = answer(#"{"event":"codesSeen","codes":[{"id":3,"corners":\#(corners)}],"time":0}"#)
    #expect(first.contains(#""seenOutlines":[{"id":3,"corners":[{"x":175"#))
    for time in stride(from: 100, to: 1000, by: 100) {
      _ = answer(#"{"event":"codesSeen","codes":[{"id":3,"corners":\#(corners)}],"time":\#(time)}"#)
    }
    let zoom = answer(#"{"event":"codesSeen","codes":[{"id":3,"corners":\#(corners)}],"time":1000}"#)
    #expect(zoom.contains(#"{"effect":"zoomIn"}"#))
    _ = answer(#"{"event":"settingsChanged","mode":"oncePerCode"}"#)
    _ = answer(#"{"event":"frameArrived","frame":1,"time":1100}"#)
    let read = answer(
      #"{"event":"frameRead","frame":1,"time":1100,"symbols":[{"id":3,"symbology":"qrCode","text":"a","corners":\#(corners)}]}"#
    )
    #expect(read.contains(#""outlines":[{"id":3,"text":"a""#))
    #expect(answer(#"{"event":"previewTapped","x":200,"y":400}"#).contains(#""effect":"fillOmnibox""#))
  }
}
