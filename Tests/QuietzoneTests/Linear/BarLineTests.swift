import Testing

@testable import Quietzone

struct BarLineTests {
  private static let line = ScanLine(
    from: Point(x: 20, y: 30), to: Point(x: 120, y: 30), step: 0.5, width: 300, height: 60)

  @Test("Elements are what lies between edges, light ground at both ends")
  func widths() {
    let bars = BarLine(Self.line, edges: [40, 44, 50, 60])
    #expect(bars.widths == [40, 4, 6, 10, 140] && bars.count == 4)
    #expect(bars.beginning(ofElement: 0) == Point(x: 20, y: 30))
    #expect(bars.beginning(ofElement: 1) == Point(x: 40, y: 30))
    #expect(bars.beginning(ofElement: 4) == Point(x: 50, y: 30))
    #expect(zip(bars.middles(of: 1..<4), [0.1, 0.35, 0.75]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("A bar that runs off the line ends there")
  func runsOff() {
    #expect(BarLine(Self.line, edges: [150]).widths == [150, 50, 0])
    #expect(BarLine(Self.line, edges: [0, 10, 20]).widths == [0, 10, 10, 180, 0])
  }

  @Test("A line without edges is one light element")
  func empty() { #expect(BarLine(Self.line, edges: []).widths == [200]) }

  @Test("A margin that the picture's edge cuts off is taken for granted, on its side alone")
  func cutMargins() {
    func widths(from start: Double, to end: Double) -> [Float] {
      let line = ScanLine(
        from: Point(x: start, y: 30), to: Point(x: end, y: 30), step: 1, width: 100, height: 60)
      return BarLine(line, edges: [30, 40]).widths
    }
    let both = widths(from: -50, to: 150)
    #expect(both[0] > 500 && both[1] == 10 && both[2] > 500)
    let start = widths(from: -50, to: 90)
    #expect(start[0] > 500 && start[2] < 100)
    let end = widths(from: 10, to: 150)
    #expect(end[0] < 100 && end[2] > 500)
  }

  @Test("Elements of the reversed line are the same ones counted from the other end")
  func mirrored() {
    let bars = BarLine(Self.line, edges: [40, 44, 50, 60, 70, 80])
    for range in [1..<4, 0..<7, 3..<6] {
      let mirrored = bars.mirrored(range)
      #expect(Array(bars.widths[range]) == Array(bars.widths.reversed()[mirrored]).reversed())
    }
  }
}
