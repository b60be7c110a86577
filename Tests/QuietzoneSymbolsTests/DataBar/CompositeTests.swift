import Testing

@testable import QuietzoneSymbols

@Suite("GS1 Composite: what linear components say of the component above them")
struct CompositeTests {
  @Test(
    "Each linear component of a composite tells which kind of component is above it, and its content as ever")
  func linked() throws {
    let fixtures = try LinearFixture.all("composite")
    for fixture in fixtures {
      let content = try #require(read(fixture), "\(fixture)")
      #expect(content.bytes == fixture.bytes, "\(fixture)")
      #expect(content.symbology == symbologies[fixture.kind] && content.isGS1, "\(fixture)")
      #expect(content.symbologyIdentifier == fixture.identifier, "\(fixture)")
      #expect(
        content.compositeComponent?.rawValue == fixture.name.split(separator: " ").first.map { String($0) },
        "\(fixture)")
    }
    #expect(fixtures.count > 60)
  }

  @Test(
    "Symbols that stand alone say that nothing is above them",
    arguments: ["databar", "databar-limited", "databar-stacked", "databar-expanded", "code128"])
  func alone(_ file: String) throws {
    for fixture in try LinearFixture.all(file) {
      let content = try #require(read(fixture), "\(fixture)")
      #expect(content.compositeComponent == nil, "\(fixture)")
    }
  }

  @Test("A linked symbol is not the same as one with the same content that stands alone")
  func difference() {
    let content = LinearContent(.gs1DataBar, bytes: [0x30], symbologyIdentifier: "]e0", isGS1: true)
    #expect(content != content.linked(to: .ccAOrB))
    #expect(content.linked(to: .ccC) != content.linked(to: .ccAOrB))
    #expect(content == content.linked(to: nil))
  }

  private let symbologies: [String: Symbology] = [
    "code128": .code128, "databar": .gs1DataBar, "databar-limited": .gs1DataBarLimited,
    "databar-expanded": .gs1DataBarExpanded,
  ]

  private func read(_ fixture: LinearFixture) -> LinearContent? {
    let rows = fixture.rows.indices.map { fixture.widths(row: $0) }
    switch fixture.kind {
    case "code128": return symbols(of: Code128.self, in: rows[0]).first?.content
    case "databar-limited": return symbols(of: DataBarLimited.self, in: rows[0]).first?.content
    case "databar-expanded":
      if rows.count == 1 { return symbols(of: DataBarExpanded.self, in: rows[0]).first?.content }
      var found: [DataBarExpanded.Row] = []
      for row in rows {
        DataBarExpanded.forEachRow(in: row) { row, _ in found.append(row) }
        DataBarExpanded.forEachRow(in: row.reversed()) { row, _ in found.append(row) }
      }
      return DataBarExpanded.content(rows: found)
    default:
      if rows.count == 1 { return symbols(of: DataBarOmni.self, in: rows[0]).first?.content }
      var halves: [DataBarOmni.Half] = []
      for row in rows { DataBarOmni.forEachHalf(in: row) { half, _ in halves.append(half) } }
      return halves.count == 2 ? DataBarOmni.content(left: halves[0], right: halves[1]) : nil
    }
  }
}
