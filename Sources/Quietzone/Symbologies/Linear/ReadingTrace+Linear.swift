import QuietzoneImaging

extension ReadingTrace.Stretch {
  init(_ region: BarRegion) {
    let (right, down) = (region.across * (region.length / 2), region.along * (region.height / 2))
    outline = Quadrilateral(
      topLeft: region.center - right - down, topRight: region.center + right - down,
      bottomRight: region.center + right + down, bottomLeft: region.center - right + down)
    outcome = "no line shows a symbol"
    isRead = false
  }

  /// A line that was laid.
  mutating func add(_ bars: BarLine, isRead: Bool) {
    let line = bars.line
    let parts = line.turn == 0 ? 1 : 16
    let points = (0...parts).map { line.point(at: Double($0) / Double(parts) * Double(line.count - 1)) }
    lines.append(ReadingTrace.Line(points: points, elements: bars.count, isRead: isRead))
  }

  /// What all lines said together.
  mutating func conclude(_ symbols: [LinearReading.Symbol]) {
    isRead = !symbols.isEmpty
    if isRead {
      outcome =
        "read " + symbols.map { String(decoding: $0.content.bytes, as: UTF8.self) }.joined(separator: ", ")
    } else if let most = lines.map({ $0.elements }).max(), most < 20 {
      outcome = "no line shows more than \(most) edges"
    } else if lines.contains(where: { $0.isRead }) {
      outcome = "too few lines agree"
    }
  }
}
