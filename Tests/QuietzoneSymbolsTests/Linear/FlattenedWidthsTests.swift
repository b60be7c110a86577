import Testing

@testable import QuietzoneSymbols

struct FlattenedWidthsTests {
  /// Widths of a symbol whose scale changes along it by `scale` of the element's place, 0 to 1.
  private func widths(_ file: String, scale: (Float) -> Float) throws -> [Float] {
    let fixture = try #require(try LinearFixture.all(file).first { $0.rows.count == 1 })
    let flat = fixture.widths()
    return flat.indices.map { flat[$0] * scale(Float($0) / Float(flat.count)) }
  }

  @Test("A line across something flat is not bent and has no fold", arguments: ["codabar", "itf", "ean"])
  func flat(file: String) throws {
    for scale in [1, 0.3, 4] as [Float] {
      let flattened = FlattenedWidths(try widths(file) { _ in scale })
      var count = 0
      flattened?.forEachUnfolded { _ in
        count += 1
        return false
      }
      #expect(count == 0)
    }
  }

  @Test("A line of too few elements says nothing", arguments: [0, 1, 3, 21])
  func short(count: Int) {
    #expect(FlattenedWidths([Float](repeating: 2, count: count)) == nil)
  }

  @Test("Widths of nothing, or all alike, are left alone")
  func degenerate() {
    for width in [0, 1, .infinity] as [Float] {
      let flattened = FlattenedWidths([Float](repeating: width, count: 101))
      #expect(flattened?.unbent() == nil)
      flattened?.forEachUnfolded { _ in
        Issue.record("there is no fold")
        return false
      }
    }
  }

  @Test(
    "Where the second half is narrower, one of the places tried makes it as wide again",
    arguments: [0.55, 0.7] as [Float])
  func folded(ratio: Float) throws {
    let flat = try widths("codabar") { _ in 1 }
    let fold = flat.count / 2
    let folded = flat.indices.map { flat[$0] * ($0 < fold ? 1 : ratio) }
    let flattened = try #require(FlattenedWidths(folded))
    var nearest = Float.infinity
    flattened.forEachUnfolded { widths in
      let differences = zip(widths, flat).dropFirst().dropLast().map { abs($0 - $1) }
      nearest = min(nearest, differences.max() ?? .infinity)
      return false
    }
    #expect(nearest < 0.35)
  }

  @Test("Where the scale goes up and down, widths come out even")
  func bent() throws {
    let flat = try widths("telepen") { _ in 1 }
    let bent = flat.indices.map { index -> Float in
      // A parabola up and one down, as a wave.
      let place = Float(index) / Float(flat.count)
      let half = place < 0.5 ? 4 * place - 1 : 4 * place - 3
      return flat[index] * (1 + (place < 0.5 ? 0.25 : -0.25) * (1 - half * half))
    }
    let flattened = try #require(FlattenedWidths(bent))
    let unbent = try #require(flattened.unbent())
    #expect(unevenness(of: unbent, beside: flat) < 0.8 * unevenness(of: bent, beside: flat))
  }

  /// How many times as large as the least the greatest ratio of two symbols' elements is.
  private func unevenness(of widths: [Float], beside others: [Float]) -> Float {
    let ratios = zip(widths, others).dropFirst().dropLast().map { $0 / $1 }
    return (ratios.max() ?? .infinity) / (ratios.min() ?? 0)
  }
}
