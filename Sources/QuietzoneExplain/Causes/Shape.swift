import QuietzoneImaging

extension PlaceMeasure {
  /// Seen too much from the side: modules that are longer than wide, or bars that are shorter at one end than at the other.
  var shape: Cause? {
    let ratio =
      look == .bars
      ? convergence : max(horizontal.reach / vertical.reach, vertical.reach / horizontal.reach)
    let least = look == .bars ? ExplainTuning.leastConvergence : ExplainTuning.leastSlant
    return ratio > least ? .slanted(ratio: ratio) : nil
  }

  /// By how many times bars are longer at one end than at the other.
  private var convergence: Double {
    let fifth = columns.count / 5
    guard fifth >= 4 else { return 1 }
    let ends = [
      columns.lowerBound..<columns.lowerBound + fifth, columns.upperBound - fifth..<columns.upperBound,
    ].map { Double(Self.barRows(patch, columns: $0, rows: 0..<patch.height).count) }
    return ends.max()! / max(1, ends.min()!)
  }

  /// Bent: narrower towards both ends than in the middle.
  var bend: Cause? {
    let profiles =
      look == .bars ? [barProfile] : [moduleProfile(isAlongRows: true), moduleProfile(isAlongRows: false)]
    let bends = profiles.compactMap { profile -> Double? in
      guard let profile else { return nil }
      let (first, last) = (profile.middle / profile.first, profile.middle / profile.last)
      let least = max(ExplainTuning.leastBend, 1 + ExplainTuning.bendDeviations * profile.uncertainty)
      return min(first, last) > least ? max(first, last) : nil
    }
    return bends.max().map { .curved(ratio: $0) }
  }
}
