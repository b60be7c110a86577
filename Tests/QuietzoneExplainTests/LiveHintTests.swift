import Quietzone
import QuietzoneImaging
import Testing

@testable import QuietzoneExplain

@Suite("Hints for cameras")
struct LiveHintTests {
  private func hint(_ sheet: Sheet) -> LiveHint? { LiveHint(seenIn: sheet.image) }

  @Test("Each trouble that a hand can help against has its hint")
  func troubles() {
    #expect(hint(.modules(40, pixels: 1, margin: 40)) == .moveCloser)
    #expect(hint(.modules().blurred(2)) == .moveAway)
    #expect(hint(.modules().blurred(9, onlyAlongRows: true)) == .holdStill)
    #expect(hint(.modules().map { $0 / 8 }) == .moreLight)
    #expect(hint(.modules().map { 255 - (210 - $0) / 10 + 10 }) == .lessLight)
    #expect(hint(.modules().covered(from: (0.5, 0.5), to: (0.78, 0.78), level: 255)) == .lessGlare)
    let cut = Sheet.modules().image.cropped(to: PixelRectangle(x: 80, y: 0, width: 120, height: 200))
    #expect(LiveHint(seenIn: cut) == .showWhole)
  }

  @Test("Nothing helps where nothing looks like a code, but light where nothing shows at all")
  func nothing() {
    let even = [UInt8](repeating: 140, count: 300 * 200)
    #expect(LiveHint(seenIn: LuminanceImage(width: 300, height: 200, pixels: even)!) == nil)
    let dark = [UInt8](repeating: 6, count: 300 * 200)
    #expect(LiveHint(seenIn: LuminanceImage(width: 300, height: 200, pixels: dark)!) == .moreLight)
    for (width, height) in [(0, 0), (1, 1), (3, 400)] {
      let image = LuminanceImage(
        width: width, height: height, pixels: [UInt8](repeating: 140, count: width * height))
      #expect(image.flatMap { LiveHint(seenIn: $0) } == nil)
    }
  }

  @Test("What is printed badly, or unknown, is nothing that a hand helps against")
  func beyondHands() {
    let causes: [Cause] = [
      .covered(share: 0.2, area: .middle), .noQuietZone(.left), .curved(ratio: 2), .printGrowth(modules: 0.4),
      .lowPrintResolution(dotsAModule: 1), .wrongCheck, .inverted, .notAskedFor(.qrCode),
      .unknownSymbology(.hanXin), .damaged(nil),
    ]
    #expect(causes.allSatisfy { LiveHint(against: $0) == nil })
  }

  @Test("A hint comes when two looks in turn say it, stays through one that says another, and goes after two")
  func steady() {
    var hints = LiveHints()
    #expect(hints.take(.moveCloser) == nil)
    #expect(hints.take(.holdStill) == nil)
    #expect(hints.take(.moveCloser) == nil)
    #expect(hints.take(.moveCloser) == .moveCloser)
    #expect(hints.take(.holdStill) == .moveCloser && hints.take(.moveCloser) == .moveCloser)
    #expect(hints.take(nil) == .moveCloser && hints.take(nil) == nil)
  }

  @Test("Pictures are looked at one after the other")
  func looks() {
    var hints = LiveHints()
    let sheet = Sheet.modules().blurred(2)
    #expect(hints.look(at: sheet.image) == nil && hints.look(at: sheet.image) == .moveAway)
    #expect(hints.hint == .moveAway)
  }
}
