import Testing

@testable import Quietzone

struct LinearVotesTests {
  private func content(_ text: String, _ check: CheckStrength, addOn: String? = nil) -> LinearContent {
    LinearContent(
      .code128, bytes: Array(text.utf8), symbologyIdentifier: addOn == nil ? "]E0" : "]E3",
      addOn: addOn.map { Array($0.utf8) }, check: check)
  }

  /// A level line at `offset`, on which a content stands from `left` to `right`.
  private func detection(_ offset: Double, from left: Double = 100, to right: Double = 300)
    -> LinearVotes.Detection
  {
    LinearVotes.Detection(
      offset: offset, start: Point(x: left, y: offset), end: Point(x: right, y: offset), middles: [])
  }

  private func texts(_ votes: LinearVotes) -> [String] {
    votes.accepted.map { String(decoding: $0.content.bytes, as: UTF8.self) }
  }

  @Test(
    "The weaker a symbology's checks, the more lines have to agree",
    arguments: [
      ("12345678", CheckStrength.none, 4), ("1234", .none, 5), ("12345678", .weak, 3),
      ("12345678", .strong, 2),
      ("12345678", .veryStrong, 2),
    ])
  func agreement(text: String, check: CheckStrength, lines: Int) {
    var votes = LinearVotes(lines: 7)
    #expect(!votes.isSettled)
    for line in 1...lines {
      #expect(votes.accepted.isEmpty && !votes.isSettled)
      votes.add(content(text, check), detection(Double(line)))
    }
    #expect(texts(votes) == [text] && votes.isSettled)
    #expect(votes.candidates.map(\.detections.count) == [lines])
  }

  @Test("Two contents in one place contradict each other unless one was seen much more often")
  func conflict() {
    var votes = LinearVotes(lines: 9)
    for line in 1...3 { votes.add(content("right", .strong), detection(Double(line))) }
    votes.add(content("wrong", .strong), detection(4))
    #expect(texts(votes) == ["right"] && !votes.isSettled)
    votes.add(content("wrong", .strong), detection(5))
    #expect(texts(votes).isEmpty)
    for line in 6...7 { votes.add(content("right", .strong), detection(Double(line))) }
    #expect(texts(votes) == ["right"])
  }

  @Test("Where two contents agree each on enough lines, the one with better checks stands")
  func checks() {
    var votes = LinearVotes(lines: 9)
    for line in 1...6 { votes.add(content("123456", .none), detection(Double(line), from: 150, to: 250)) }
    #expect(texts(votes) == ["123456"])
    votes.add(content("long and sure", .strong), detection(1))
    #expect(texts(votes) == ["123456"])
    votes.add(content("long and sure", .strong), detection(2))
    #expect(texts(votes) == ["long and sure"])
  }

  @Test("Symbols one above another are settled once three lines each show that they lie apart")
  func column() {
    var votes = LinearVotes(lines: 21)
    let offsets = ["upper": -50.0, "middle": 0, "lower": 50]
    for line in 1...3 {
      #expect(!votes.isSettled && votes.accepted.isEmpty)
      for (text, offset) in offsets { votes.add(content(text, .strong), detection(offset + Double(line))) }
      if line == 2 {
        #expect(Set(votes.doubtfulOffsets) == [-49, 1, 51], "more lines beside those may tell")
      }
    }
    #expect(votes.isSettled && Set(texts(votes)) == Set(offsets.keys))
  }

  @Test("Contents beside each other do not contradict each other")
  func neighbours() {
    var votes = LinearVotes(lines: 9)
    for line in 1...2 {
      votes.add(content("left", .strong), detection(Double(line)))
      votes.add(content("right", .strong), detection(Double(line), from: 320, to: 500))
      votes.add(content("backward", .strong), detection(Double(line), from: 700, to: 520))
    }
    #expect(texts(votes) == ["left", "right", "backward"] && votes.isSettled)
  }

  @Test("An outline is extended by what another one adds above or below, and by nothing that it holds")
  func extended() {
    func outline(_ rows: ClosedRange<Double>) -> Quadrilateral {
      Quadrilateral(
        topLeft: Point(x: 0, y: rows.lowerBound), topRight: Point(x: 100, y: rows.lowerBound),
        bottomRight: Point(x: 100, y: rows.upperBound), bottomLeft: Point(x: 0, y: rows.upperBound))
    }
    for (other, whole) in [(60.0...90.0, 10.0...90.0), (0...5, 0...50), (20...48, 10...50), (0...60, 0...60)]
    {
      #expect(outline(10...50).extended(to: outline(other)) == outline(whole))
    }
  }

  @Test("The same content in two places is two symbols")
  func twice() {
    var votes = LinearVotes(lines: 9)
    for line in 1...2 {
      votes.add(content("same", .strong), detection(Double(line)))
      votes.add(content("same", .strong), detection(Double(line), from: 320, to: 520))
    }
    #expect(texts(votes) == ["same", "same"])
  }

  @Test(
    "An add-on is believed if two lines show it, and more than half of those that show any",
    arguments: [
      ([], nil), (["12"], nil), (["12", "12"], "12"), (["12", "12", "13"], "12"),
      (["12", "12", "13", "13"], nil),
      (["12", "13"], nil), (["51299", "51299", "12"], "51299"),
    ] as [([String], String?)])
  func addOns(seen: [String], expected: String?) throws {
    var votes = LinearVotes(lines: 21)
    // On most lines it is out of sight.
    for line in 1...6 { votes.add(content("4006381333931", .strong), detection(Double(line))) }
    for (line, addOn) in seen.enumerated() {
      votes.add(content("4006381333931", .strong, addOn: addOn), detection(Double(10 + line)))
    }
    #expect(votes.accepted.count == 1)
    let candidate = try #require(votes.accepted.first)
    #expect(candidate.content.addOn == nil && candidate.content.symbologyIdentifier == "]E0")
    #expect(candidate.detections.count == 6 + seen.count)
    let whole = candidate.whole
    #expect(whole.addOn == expected.map { Array($0.utf8) })
    #expect(whole.symbologyIdentifier == (expected == nil ? "]E0" : "]E3"))
  }

  @Test("Places meet if they overlap along the line, whichever way they run")
  func meeting() {
    let place = detection(0)
    #expect(place.meets(detection(5, from: 250, to: 400)) && place.meets(detection(5, from: 400, to: 250)))
    #expect(place.meets(detection(5, from: 150, to: 200)) && place.meets(detection(5, from: 50, to: 400)))
    #expect(!place.meets(detection(5, from: 300, to: 400)) && !place.meets(detection(5, from: 0, to: 105)))
  }

  @Test("A detection has its bars in the order of the content")
  func middles() {
    let forward = BarLine(.itf14, module: 2)
    let backward = BarLine(.itf14, module: 2, reversed: true)
    let a = LinearVotes.Detection(1..<forward.count, of: forward, runsBackward: false, offset: 0)
    let b = LinearVotes.Detection(
      1..<backward.count, of: backward, runsBackward: true, offset: 0)
    #expect(a.start.x < a.end.x && b.start.x > b.end.x)
    #expect(a.middles.count == ElementRow.itf14.elements.count && a.middles.count == b.middles.count)
    #expect(zip(a.middles, b.middles).allSatisfy { abs($0 - $1) < 1e-5 })
    // The first two elements are narrow ones: their middles are half a module, and one and a half, from the start.
    let module = 1 / Double(ElementRow.itf14.modules)
    #expect(abs(a.middles[0] - 0.5 * module) < 1e-5 && abs(a.middles[1] - 1.5 * module) < 1e-5)
  }
}
