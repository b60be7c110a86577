import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("GS1 DataBar: stacked symbols")
struct DataBarStackedTests {
  @Test("Each row of a stacked symbol shows one half, and the two make the content")
  func halves() throws {
    for fixture in try LinearFixture.all("databar-stacked") {
      let rows = fixture.rows.indices.map { halves(in: fixture.widths(row: $0)) }
      #expect(rows.map { $0.count } == [1, 1], "\(fixture)")
      let (left, right) = (try #require(rows[0].first), try #require(rows[1].first))
      #expect(!left.isRight && right.isRight)
      #expect(DataBarOmni.content(left: left, right: right)?.bytes == fixture.bytes, "\(fixture)")
      #expect(DataBarOmni.content(left: right, right: left) == nil)
    }
  }

  @Test("Halves of two different symbols are no symbol, but for one pair in eighty")
  func strangers() throws {
    let all = try LinearFixture.all("databar-stacked").map { fixture in
      (bytes: fixture.bytes, halves: fixture.rows.indices.flatMap { halves(in: fixture.widths(row: $0)) })
    }
    var (pairs, mistaken) = (0, 0)
    for a in all {
      for b in all where a.bytes != b.bytes {
        pairs += 1
        mistaken += DataBarOmni.content(left: a.halves[0], right: b.halves[1]) == nil ? 0 : 1
      }
    }
    #expect(mistaken * 50 < pairs, "\(mistaken) of \(pairs)")
  }

  @Test("A line across a symbol of one row shows both halves")
  func halvesOfOneRow() throws {
    for fixture in try LinearFixture.all("databar") {
      let found = halves(in: fixture.widths())
      #expect(found.map { $0.isRight } == [false, true], "\(fixture)")
    }
  }

  @Test("The rows of expanded symbols make the content, in any order, some read from right to left")
  func expanded() throws {
    for fixture in try LinearFixture.all("databar-expanded") {
      var rows = fixture.rows.indices.flatMap { row in
        expandedRows(in: fixture.widths(row: row)) + expandedRows(in: fixture.widths(row: row).reversed())
      }
      // Among hundreds of symbols, one or two have elements that look like a segment the wrong way round.
      #expect(rows.count >= fixture.rows.count, "\(fixture)")
      let content = try #require(DataBarExpanded.content(rows: rows), "\(fixture)")
      #expect(content.bytes == fixture.bytes, "\(fixture)")
      rows.reverse()
      #expect(DataBarExpanded.content(rows: rows) == content)
      if fixture.rows.count > 1, rows.count == fixture.rows.count {
        for missing in rows.indices {
          var fewer = rows
          fewer.remove(at: missing)
          #expect(DataBarExpanded.content(rows: fewer) == nil, "\(fixture) without a row")
        }
      }
    }
  }

  @Test("Where most lines say the same, one that was misread does no harm")
  func majority() throws {
    for fixture in try LinearFixture.all("databar-expanded") where fixture.rows.count == 2 {
      var rows = fixture.rows.indices.flatMap { row in
        expandedRows(in: fixture.widths(row: row)) + expandedRows(in: fixture.widths(row: row).reversed())
      }
      var misread = rows[0]
      misread.segments[0].left ^= 1
      rows = [misread] + rows + rows
      #expect(DataBarExpanded.content(rows: rows)?.bytes == fixture.bytes, "\(fixture)")
    }
  }

  @Test("Stacked rows are read with noise and ink spread, too")
  func noise() throws {
    var generator = SeededGenerator(seed: 8)
    var (read, count) = (0, 0)
    for fixture in try LinearFixture.all("databar-expanded") where fixture.rows.count > 1 {
      let rows = fixture.rows.indices.flatMap { row in
        let widths = Stripes.jittered(
          fixture.widths(row: row, gain: 0.2), by: 0.15 * 3, using: &generator)
        return expandedRows(in: widths) + expandedRows(in: widths.reversed())
      }
      count += 1
      if let content = DataBarExpanded.content(rows: rows) {
        #expect(content.bytes == fixture.bytes)
        read += 1
      }
    }
    #expect(read * 100 >= count * 95, "\(read) of \(count)")
  }

  private func halves(in widths: [Float]) -> [DataBarOmni.Half] {
    var halves: [DataBarOmni.Half] = []
    DataBarOmni.forEachHalf(in: widths) { half, _ in halves.append(half) }
    return halves
  }

  private func expandedRows(in widths: [Float]) -> [DataBarExpanded.Row] {
    var rows: [DataBarExpanded.Row] = []
    DataBarExpanded.forEachRow(in: widths) { row, _ in rows.append(row) }
    return rows
  }
}
