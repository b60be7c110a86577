import QuietzoneImaging

extension ReadingTrace.Candidate {
  /// A region across which lines are laid.
  init(_ region: BarRegion, kind: ReadingTrace.Kind = .bars, score: Double) {
    let (right, down) = (region.across * (region.length / 2), region.along * (region.height / 2))
    self.init(
      kind: kind,
      outline: Quadrilateral(
        topLeft: region.center - right - down, topRight: region.center + right - down,
        bottomRight: region.center + right + down, bottomLeft: region.center - right + down),
      score: score, outcome: "no line shows a symbol", isRead: false)
  }

  /// A line that was laid.
  mutating func add(_ bars: BarLine, isRead: Bool) {
    let line = bars.line
    let parts = line.turn == 0 ? 1 : 16
    let points = (0...parts).map { line.point(at: Double($0) / Double(parts) * Double(line.count - 1)) }
    lines.append(
      ReadingTrace.Line(points: points, elements: bars.count, widths: bars.widths, isRead: isRead))
  }
}
