extension ReadingTrace {
  /// A look, and the finder patterns it showed.
  mutating func add(
    _ name: String, _ bits: BitMatrix, origin: Point, scale: Double, _ patterns: [FinderPattern]
  ) {
    var look = Look(name: name, bits: bits, origin: origin, scale: scale)
    look.candidates = patterns.map { Candidate(center: $0.center, radius: $0.moduleSize * 3.5) }
    looks.append(look)
  }

  /// A symbol that was sampled during the last look; `outcome` says why it could not be read, nil that it was.
  mutating func add(_ modules: ModuleMatrix, _ grid: SymbolGrid, outcome: String?) {
    guard !looks.isEmpty else { return }
    var attempt = Attempt(outline: grid.corners, outcome: outcome ?? "read", isRead: outcome == nil)
    for row in 0..<grid.height {
      for column in 0..<grid.width {
        attempt.modules.append(
          Module(
            center: grid.point(Double(column) + 0.5, Double(row) + 0.5), isDark: modules[column, row],
            confidence: modules.confidence[row * grid.width + column]))
      }
    }
    looks[looks.count - 1].attempts.append(attempt)
  }
}
