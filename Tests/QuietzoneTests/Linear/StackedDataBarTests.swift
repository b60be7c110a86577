import Testing

@testable import Quietzone

struct StackedDataBarTests {
  /// Adds each row as lines two pixels apart show it, one row below the other.
  private func add(
    _ rows: [ElementRow], to stacked: inout StackedDataBar, lines: Int = 2, top: Double = 0,
    reversed: Bool = false
  ) {
    for (index, row) in rows.enumerated() {
      for line in 0..<lines {
        let offset = top + Double(20 * index + 2 * line)
        stacked.add(BarLine(row, y: 50 + offset, reversed: reversed), offset: offset)
      }
    }
  }

  private func texts(_ stacked: StackedDataBar) -> [String] {
    stacked.accepted.map { String(decoding: $0.content.bytes, as: UTF8.self) }
  }

  @Test("Two halves, one below the other, are a symbol, whichever way they run", arguments: [false, true])
  func halves(isReversed: Bool) throws {
    var stacked = StackedDataBar(.linear)
    #expect(!stacked.isPromising && stacked.accepted.isEmpty)
    add(ElementRow.dataBarStacked, to: &stacked, reversed: isReversed)
    #expect(stacked.isPromising)
    #expect(texts(stacked) == ["0109501101530010"])
    let symbol = try #require(stacked.accepted.first)
    #expect(symbol.content.symbology == .gs1DataBar && symbol.detections.count == 4)
    // Those of the left half come first, and tell which way the symbol runs.
    let first = symbol.detections[0]
    #expect(first.offset < 10 && (first.end.x < first.start.x) == isReversed)
  }

  @Test("A half that one line alone shows does not count")
  func oneLine() {
    var stacked = StackedDataBar(.linear)
    add(ElementRow.dataBarStacked, to: &stacked, lines: 1)
    #expect(stacked.isPromising && stacked.accepted.isEmpty)
  }

  @Test("Halves that lie far apart, or run opposite ways, are none of one symbol")
  func strangers() {
    var apart = StackedDataBar(.linear)
    add([ElementRow.dataBarStacked[0]], to: &apart)
    add([ElementRow.dataBarStacked[1]], to: &apart, top: 1000)
    #expect(apart.accepted.isEmpty)
    var opposite = StackedDataBar(.linear)
    add([ElementRow.dataBarStacked[0]], to: &opposite)
    add([ElementRow.dataBarStacked[1]], to: &opposite, top: 20, reversed: true)
    #expect(opposite.accepted.isEmpty)
  }

  @Test("A right half that comes before the left one is that of the symbol beside it")
  func neighbours() {
    var stacked = StackedDataBar(.linear)
    add([ElementRow("1113213113112832312132211" + "9" + "15111511135511412111321")], to: &stacked)
    #expect(stacked.isPromising && stacked.accepted.isEmpty)
  }

  @Test("Two symbols, one above the other, are not mixed, though their halves would be two more")
  func mixed() {
    // The checksums of their halves are the same: a left half of one and a right half of the other are a symbol, too.
    var halves = StackedDataBar(.linear)
    add([ElementRow.dataBarStacked[0], ElementRow("11" + "21115113112834122321111")], to: &halves)
    #expect(texts(halves).count == 1)
    var stacked = StackedDataBar(.linear)
    add([ElementRow.dataBar, ElementRow.dataBarAlike], to: &stacked)
    #expect(Set(texts(stacked)) == ["0109501101530010", "0114402670194516"])
  }

  @Test(
    "A symbol beside itself, and both again below, are four",
    arguments: [ElementRow.dataBarStacked, ElementRow.dataBarExpandedStacked])
  func again(rows: [ElementRow]) {
    let twice = rows.map { row in
      let elements = row.elements.map(String.init).joined()
      return ElementRow(elements + "9" + elements)
    }
    var stacked = StackedDataBar(.linear)
    add(twice, to: &stacked)
    add(twice, to: &stacked, top: 150)
    let symbols = stacked.accepted
    #expect(symbols.count == 4 && Set(texts(stacked)).count == 1)
    #expect(stacked.isCovered(by: symbols) && !stacked.isCovered(by: [symbols[0]]))
  }

  @Test("Rows of segments are put together, whichever way they run", arguments: [false, true])
  func expanded(isReversed: Bool) throws {
    var stacked = StackedDataBar(.linear)
    add(ElementRow.dataBarExpandedStacked, to: &stacked, reversed: isReversed)
    #expect(texts(stacked) == ["0198898765432106320201234515991231"])
    let symbol = try #require(stacked.accepted.first)
    #expect(symbol.content.symbology == .gs1DataBarExpanded && symbol.detections.count == 8)
    // The row that begins the symbol is first.
    #expect(symbol.detections[0].offset < 10)
    #expect((symbol.detections[0].end.x < symbol.detections[0].start.x) == isReversed)
  }

  @Test("A missing row, or one that a single line shows, is a missing part")
  func missingRow() {
    for missing in ElementRow.dataBarExpandedStacked.indices {
      var stacked = StackedDataBar(.linear)
      var rows = ElementRow.dataBarExpandedStacked
      let row = rows.remove(at: missing)
      add(rows, to: &stacked)
      add([row], to: &stacked, lines: 1, top: 100)
      #expect(stacked.isPromising && stacked.accepted.isEmpty)
    }
  }

  @Test("A single row that lines show in two parts is put together, too")
  func parts() {
    var stacked = StackedDataBar(.linear)
    // Two elements of a guard pattern, then 21 a segment: the first two of three segments, and the last two.
    let elements = ElementRow.dataBarExpanded.elements
    for (line, part) in [elements[..<44], elements[..<44], elements[22...], elements[22...]].enumerated() {
      let row = ElementRow(part.map(String.init).joined())
      stacked.add(BarLine(row, y: 50 + Double(line)), offset: Double(line))
    }
    #expect(texts(stacked) == ["01950123456789033103000123"])
  }

  @Test("Only what is wanted is gathered")
  func wanted() {
    var expanded = StackedDataBar([.gs1DataBarExpanded])
    add(ElementRow.dataBarStacked, to: &expanded)
    #expect(expanded.accepted.isEmpty)
    var omnidirectional = StackedDataBar([.gs1DataBar])
    add(ElementRow.dataBarExpandedStacked, to: &omnidirectional)
    #expect(omnidirectional.accepted.isEmpty)
    var none = StackedDataBar([.ean13])
    add(ElementRow.dataBarStacked + ElementRow.dataBarExpandedStacked, to: &none)
    #expect(!none.isPromising)
  }

  @Test(
    "What dark ground and another symbol make of a row that was cut out is not of it",
    arguments: [false, true])
  func cutOut(isReversed: Bool) throws {
    let rows = ElementRow.dataBarExpandedStacked
    // The last bar goes over into the ground.
    let cut = rows.map { row in
      ElementRow(row.elements.dropLast().map(String.init).joined() + "9" + "96")
    }
    var stacked = StackedDataBar(.linear)
    add(cut, to: &stacked, reversed: isReversed)
    let symbol = try #require(stacked.accepted.first)
    let longest = Double(rows.map(\.modules).max()!)
    var whole = StackedDataBar(.linear)
    add(rows, to: &whole, reversed: isReversed)
    let module =
      try #require(whole.accepted.first).detections.map { ($0.end - $0.start).length }.max()! / longest
    for detection in symbol.detections {
      #expect((detection.end - detection.start).length <= longest * module + 1e-6)
    }
  }
}
