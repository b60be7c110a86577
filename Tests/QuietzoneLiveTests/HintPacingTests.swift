import Testing

@testable import QuietzoneLive

@Suite struct HintPacingTests {
  @Test("Nothing is looked for until nothing was read for two seconds, and then once a second")
  func pacing() {
    var pacing = HintPacing()
    #expect(pacing.begins(at: 0) == false)
    #expect(pacing.frameRead(isEmpty: true, at: 100) == true)
    #expect(pacing.begins(at: 2000) == false)
    #expect(pacing.frameRead(isEmpty: true, at: 2050) == false)
    #expect(pacing.begins(at: 2100) == true)
    #expect(pacing.begins(at: 4000) == false)
    pacing.ended(at: 4000)
    #expect(pacing.begins(at: 4900) == false)
    #expect(pacing.begins(at: 5000) == true)
  }

  @Test("What is read begins the two seconds again, and takes back what a look finds meanwhile")
  func reading() {
    var pacing = HintPacing()
    _ = pacing.frameRead(isEmpty: true, at: 0)
    #expect(pacing.begins(at: 2000) == true)
    #expect(pacing.frameRead(isEmpty: false, at: 2100) == true)
    #expect(!pacing.isQuiet(at: 2200))
    pacing.ended(at: 2200)
    #expect(pacing.begins(at: 4000) == false)
    #expect(pacing.begins(at: 4100) == true)
  }

  @Test("A scanner that rests looks for nothing")
  func resting() {
    var pacing = HintPacing()
    _ = pacing.frameRead(isEmpty: true, at: 0)
    pacing.rest()
    #expect(pacing.begins(at: 9000) == false)
  }
}
