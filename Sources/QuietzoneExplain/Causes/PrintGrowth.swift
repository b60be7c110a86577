import QuietzoneImaging

extension PlaceMeasure {
  /// Bars or dark modules that are wider than those that are light, by a good part of a module.
  var printGrowth: Cause? {
    guard !ExplainTuning.evenPrint.contains(darkShare) else { return nil }
    // Where much of one is left out, what is left of it hardly shows.
    let middle =
      darkShare < ExplainTuning.evenPrint.lowerBound ? light - 0.3 * contrast : dark + 0.3 * contrast
    var (darkRuns, lightRuns): ([Int], [Int]) = ([], [])
    for row in stride(from: 0, to: rows.count, by: max(1, rows.count / 48)) {
      var run = 0
      var isDark = values[row * columns.count] < middle
      var isFirst = true
      for column in 0..<columns.count {
        let isDarkHere = values[row * columns.count + column] < middle
        if isDarkHere == isDark {
          run += 1
          continue
        }
        if !isFirst {
          if isDark { darkRuns.append(run) } else { lightRuns.append(run) }
        }
        (run, isDark, isFirst) = (1, isDarkHere, false)
      }
    }
    guard darkRuns.count >= 8, lightRuns.count >= 8 else { return nil }
    // Narrow ones: a quarter of all are no wider.
    let (darks, lights) = (darkRuns.sorted(), lightRuns.sorted())
    let (narrowDark, narrowLight) = (Double(darks[darks.count / 4]), Double(lights[lights.count / 4]))
    // Each edge moves by half of it, so that the module is what both have on average.
    let growth = (narrowDark - narrowLight) / (narrowDark + narrowLight)
    if abs(growth) > ExplainTuning.leastGrowth || look == .modules { return .printGrowth(modules: growth) }
    // Narrow bars that are gone, or spaces that are full, are not among those that are measured.
    return ExplainTuning.inkOfCodes.contains(darkShare)
      ? nil : .printGrowth(modules: ExplainTuning.modulesAnElement * (darkShare - 0.5))
  }
}
