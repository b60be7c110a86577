import QuietzoneImaging

extension PlaceMeasure {
  /// Seen too much from the side: modules that are longer than wide, or narrower at one end than at the other.
  var shape: Cause? {
    let widths = widthsAlongRows
    guard let first = widths.first, let last = widths.last, min(first, last) > 0 else { return nil }
    let perspective = max(first, last) / min(first, last)
    // Narrower step by step, not by what the code holds.
    let isSteady = zip(widths, widths.dropFirst()).allSatisfy {
      first < last ? $0 <= 1.1 * $1 : $1 <= 1.1 * $0
    }
    let ratio = look == .bars ? 1 : max(horizontal.reach / vertical.reach, vertical.reach / horizontal.reach)
    let greatest = max(ratio, isSteady ? perspective : 1)
    return greatest > ExplainTuning.leastSlant ? .slanted(ratio: greatest) : nil
  }

  /// Bent: narrower towards both ends than in the middle.
  var bend: Cause? {
    guard look == .bars || Double(columns.count) > Self.fewestModules * 2 * horizontal.reach else {
      return nil
    }
    let widths = widthsAlongRows
    let middle = (widths[2] + widths[3]) / 2
    let (first, last) = (widths[0], widths[widths.count - 1])
    guard min(first, last) > 0, middle / max(first, last) > ExplainTuning.leastBend else { return nil }
    return .curved(ratio: middle / min(first, last))
  }

  /// The fewest modules across that show a bend: in fewer, what a code holds decides.
  private static let fewestModules = 30.0

  /// How wide modules are in each sixth of the rows.
  private var widthsAlongRows: [Double] {
    let parts = 6
    return (0..<parts).map { part in
      reach(of: columns.count * part / parts..<columns.count * (part + 1) / parts)
    }
  }

  /// How soon grey values change along the rows, in some of the columns.
  private func reach(of part: Range<Int>) -> Double {
    var cut: [Float] = []
    cut.reserveCapacity(part.count * rows.count)
    for row in 0..<rows.count {
      cut += values[row * columns.count + part.lowerBound..<row * columns.count + part.upperBound]
    }
    return cut.withUnsafeBufferPointer {
      Detail(
        $0, step: 1, count: part.count, lineStep: part.count, lines: rows.count, contrast: contrast
      ).reach
    }
  }
}
