import QuietzoneImaging
import QuietzoneSymbols

extension ReadingTrace {
  /// A grid that was sampled; `failure` says why its modules could not be decoded, nil that they were.
  ///
  /// - Parameter scale: Image pixels a pixel of what the grid was sampled in.
  mutating func add(
    _ modules: ModuleMatrix, _ grid: SymbolGrid, score: Double, scale: Double = 1, failure: String?
  ) {
    var candidate = Candidate(
      kind: .grid, picture: passes[passes.count - 1].pictures.indices.last,
      outline: grid.corners.map { $0 * scale }, score: score, outcome: failure ?? "read",
      isRead: failure == nil)
    for row in 0..<grid.height {
      for column in 0..<grid.width {
        candidate.modules.append(
          Module(
            center: grid.point(Double(column) + 0.5, Double(row) + 0.5) * scale, isDark: modules[column, row],
            confidence: modules.confidence[row * grid.width + column]))
      }
    }
    add(candidate)
  }
}
