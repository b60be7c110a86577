import Testing

@testable import QuietzoneScanner

struct FrameTests {
  @Test("At most one frame is in flight, and of those that wait the newest wins")
  func newestWins() {
    var scanner = BarcodeScanner.scanning()
    #expect(scanner.handle(.frameArrived(1, at: 0)) == [.readFrame(1, .plain, phoneRegion)])
    #expect(scanner.handle(.frameArrived(2, at: 1)) == [])
    #expect(scanner.handle(.frameArrived(3, at: 2)) == [.dropFrame(2)])
    #expect(scanner.handle(.frameRead(1, [], at: 3)) == [.readFrame(3, .plain, phoneRegion)])
    #expect(scanner.handle(.frameRead(3, [], at: 4)) == [])
    #expect(scanner.handle(.frameArrived(4, at: 5)) == [.readFrame(4, .plain, phoneRegion)])
  }

  @Test("A frame that the reader was not given is not read")
  func unknownFrame() {
    var scanner = BarcodeScanner.scanning()
    #expect(scanner.handle(.frameRead(0, [symbol("a")], at: 0)) == [])
    _ = scanner.handle(.frameArrived(1, at: 0))
    #expect(scanner.handle(.frameRead(2, [symbol("a")], at: 0)) == [])
    #expect(scanner.handle(.frameArrived(3, at: 0)) == [])
  }

  @Test("The frame that waits is dropped when a result closes the scanner, and when capture stops")
  func waitingFrameIsDropped() {
    var scanner = BarcodeScanner.scanning()
    scanner.handle(all: .frameArrived(1, at: 0), .frameArrived(2, at: 0))
    let effects = scanner.handle(.frameRead(1, [symbol("a")], at: 0))
    #expect(effects.contains(.dropFrame(2)))
    #expect(effects.last == .fillOmnibox("a"))

    scanner = .scanning()
    scanner.handle(all: .frameArrived(1, at: 0), .frameArrived(2, at: 0))
    #expect(scanner.handle(.enteredBackground) == [.stopCapture, .dropFrame(2)])
  }

  @Test("Where codes are collected, the frame that waits is read after a result")
  func waitingFrameIsRead() {
    var scanner = BarcodeScanner.scanning(settings: .with { $0.mode = .oncePerCode })
    scanner.handle(all: .frameArrived(1, at: 0), .frameArrived(2, at: 0))
    #expect(scanner.handle(.frameRead(1, [symbol("a")], at: 0)).last == .readFrame(2, .plain, phoneRegion))
  }

  @Test("Looks that cost more come by turns with the plain one, after a while without a code")
  func ladder() {
    var ladder = EffortLadder()
    var presets: [ReadingPreset] = []
    for _ in 0..<24 {
      presets.append(ladder.next)
      ladder.foundNothing()
    }
    let turns: [ReadingPreset] = [
      .otherScale, .plain, .inverted, .plain, .thoroughMatrix, .plain, .thoroughBars, .plain,
    ]
    #expect(presets == Array(repeating: .plain, count: 8) + turns + turns)
  }

  @Test("A preset that found something comes again, and the ladder begins anew")
  func ladderFinds() {
    var ladder = EffortLadder()
    for _ in 0..<10 { ladder.foundNothing() }
    #expect(ladder.next == .inverted)
    ladder.found(with: .inverted)
    for _ in 0..<EffortLadder.patience {
      #expect(ladder.next == .inverted)
      ladder.foundNothing()
    }
    #expect(ladder.next == .otherScale)
  }

  @Test("The scanner's frames climb the ladder, and an interruption takes them down again")
  func scannerClimbs() {
    var scanner = BarcodeScanner.scanning()
    for frame in 0..<UInt32(EffortLadder.patience) { scanner.see(frame: frame) }
    #expect(scanner.handle(.frameArrived(50, at: 0)) == [.readFrame(50, .otherScale, phoneRegion)])
    scanner.handle(all: .frameRead(50, [], at: 0), .enteredBackground, .enteredForeground)
    #expect(scanner.handle(.frameArrived(51, at: 0)) == [.readFrame(51, .plain, phoneRegion)])
  }

  @Test("The caption tells what may help once nothing was read for a while")
  func caption() {
    var scanner = BarcodeScanner.scanning(settings: .with { $0.mode = .oncePerCode })
    scanner.see(frame: 1, at: 5000)
    scanner.see(frame: 2, at: 14_999)
    #expect(scanner.appearance?.caption == .positionCode)
    scanner.see(frame: 3, at: 15_000)
    #expect(scanner.appearance?.caption == .changeDistance)
    scanner.see(symbol("a"), frame: 4, at: 15_001)
    #expect(scanner.appearance?.caption == .positionCode)
  }

  @Test("The time without a code does not run while nothing is looked at")
  func captionAfterBackground() {
    var scanner = BarcodeScanner.scanning()
    scanner.see(frame: 1, at: 0)
    scanner.handle(all: .enteredBackground, .enteredForeground)
    scanner.see(frame: 2, at: 60_000)
    #expect(scanner.appearance?.caption == .positionCode)
  }
}
