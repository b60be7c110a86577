import Testing

@testable import Quietzone

struct FinderTripleTests {
  @Test(
    "Three patterns of a symbol are one triple, clockwise from the corner, in whatever order and however turned",
    arguments: [0, 20, 45, 110, 200, 330])
  func geometry(degrees: Double) throws {
    let expected = FinderTriple(square(degrees: degrees, dimension: 29), dimension: 29)
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0], [2, 1, 0]] {
      let all = [expected.topLeft, expected.topRight, expected.bottomLeft]
      let triples = finderTriples(among: order.map { all[$0] })
      #expect(triples.count == 1)
      let triple = try #require(triples.first)
      #expect((triple.topLeft.center - expected.topLeft.center).length < 1e-9)
      #expect((triple.topRight.center - expected.topRight.center).length < 1e-9)
      #expect((triple.bottomLeft.center - expected.bottomLeft.center).length < 1e-9)
      #expect(order[triple.indices.0] == 0 && order[triple.indices.1] == 1 && order[triple.indices.2] == 2)
      #expect(abs(triple.span - 22) < 0.01)
      #expect(triple.score > 0.99)
      let clockwise = Point.cross(
        triple.topRight.center - triple.topLeft.center, triple.bottomLeft.center - triple.topLeft.center)
      #expect(clockwise > 0)
    }
  }

  @Test("Axes a quarter turn off, as measuring may give them, make no difference")
  func quarterTurns() {
    let drawn = FinderTriple(square(degrees: 15, dimension: 25), dimension: 25)
    var turned = drawn.topRight
    (turned.across, turned.down) = (turned.down, turned.across * -1)
    let triples = finderTriples(among: [drawn.topLeft, turned, drawn.bottomLeft])
    #expect(triples.count == 1 && triples.allSatisfy { $0.indices == (0, 1, 2) })
  }

  @Test("Patterns of different polarity, of very different size, or off each other's axes make none")
  func mismatches() {
    let drawn = FinderTriple(square(degrees: 0, dimension: 25), dimension: 25)
    var inverted = drawn.topRight
    inverted.isInverted = true
    var large = drawn.topRight
    (large.across, large.down) = (large.across * 3, large.down * 3)
    var turned = drawn.topRight
    (turned.across, turned.down) = (turned.across.turned(degrees: 40), turned.down.turned(degrees: 40))
    var near = drawn.topRight
    near.center = drawn.topLeft.center + drawn.topLeft.across * 8
    var far = drawn.topRight
    far.center = drawn.topLeft.center + drawn.topLeft.across * 230
    for wrong in [inverted, large, turned, near, far] {
      #expect(finderTriples(among: [drawn.topLeft, wrong, drawn.bottomLeft]).isEmpty)
    }
    #expect(finderTriples(among: [drawn.topLeft, drawn.topRight]).isEmpty)
    #expect(finderTriples(among: []).isEmpty)
  }

  @Test("Of two symbols side by side each one's own triple comes before those that mix them")
  func neighbours() {
    let first = FinderTriple(Quadrilateral(x: 0, y: 0, side: 100), dimension: 25)
    let second = FinderTriple(Quadrilateral(x: 124, y: 0, side: 100), dimension: 25)
    let patterns = [
      first.topLeft, second.topLeft, first.topRight, second.topRight, first.bottomLeft, second.bottomLeft,
    ]
    let triples = finderTriples(among: patterns)
    #expect(triples.count > 2)
    let own = triples.prefix(2).sorted { $0.indices.0 < $1.indices.0 }
    #expect(own[0].indices == (0, 2, 4) && own[1].indices == (1, 3, 5))
  }

  @Test("No symbol reaches across a third finder pattern on its side")
  func hidden() {
    let near = FinderTriple(Quadrilateral(x: 0, y: 0, side: 100), dimension: 25)
    let far = FinderTriple(Quadrilateral(x: 0, y: 0, side: 200), dimension: 50)
    var between = near.topRight
    let patterns = { [far.topLeft, far.topRight, far.bottomLeft, between] }
    #expect(finderTriples(among: patterns()).contains { $0.indices == (0, 1, 2) })
    between.score = 1
    #expect(!finderTriples(among: patterns()).contains { $0.indices == (0, 1, 2) })
  }

  @Test("A triple is the same as another as long as each pattern is near its own")
  func isSame() {
    let corners = square(degrees: 5, dimension: 25)
    let triple = FinderTriple(corners, dimension: 25)
    func moved(by modules: Double) -> FinderTriple {
      FinderTriple(corners.map { $0 + Point(x: 4 * modules, y: 0) }, dimension: 25)
    }
    #expect(triple.isSame(as: moved(by: 0.5), within: 0.7))
    #expect(!triple.isSame(as: moved(by: 0.8), within: 0.7))
    var other = triple
    other.bottomLeft.center.y += 8
    #expect(!triple.isSame(as: other, within: 0.7))
  }

  private func square(degrees: Double, dimension: Int) -> Quadrilateral {
    let across = Point(x: 4, y: 0).turned(degrees: degrees)
    return Quadrilateral(
      center: Point(x: 100, y: 100), across: across, down: across.turned(degrees: 90), dimension: dimension)
  }
}
