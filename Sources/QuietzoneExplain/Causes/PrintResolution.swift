extension PlaceMeasure {
  /// Too few dots a module: edges lie on the printer's dots, more of which a bar or a run of modules takes than it has modules.
  ///
  /// - Parameters:
  ///   - side: How many modules a side the grid has that the reader sampled there, if it did.
  ///   - isSure: Whether it surely is as large as the symbol.
  func printResolution(_ combs: ModuleCombs, side: Int?, isSure: Bool) -> Cause? {
    guard combs.areEven else { return nil }
    if look == .bars {
      let isRetail = ExplainTuning.elementsOfRetail.contains(combs.elements)
      let usual =
        isRetail
        ? ExplainTuning.modulesOfRetail(elements: combs.elements) / Double(combs.elements)
        : ExplainTuning.modulesAnElement
      let least =
        isRetail
        ? ExplainTuning.leastDotsOfRetail(elements: combs.elements) * usual
        : ExplainTuning.leastTeethOfBars
      return combs.teethARun >= least ? .lowPrintResolution(dotsAModule: combs.teethARun / usual) : nil
    }
    guard let side, side > 0 else {
      return combs.teethARun >= ExplainTuning.leastTeethOfRuns
        ? .lowPrintResolution(dotsAModule: combs.teethARun / ExplainTuning.modulesARun) : nil
    }
    // Where modules are counted, dots can be counted against them, along both sides.
    guard isSure, combs.teethARun >= ExplainTuning.leastTeethOfSureRuns, let alongColumns = combs.alongColumns
    else { return nil }
    let dots = [combs.alongRows.modules / Double(side), alongColumns.modules / Double(side)]
    guard dots.allSatisfy({ $0 >= ExplainTuning.leastDotsAModule }) else { return nil }
    return .lowPrintResolution(dotsAModule: (dots[0] + dots[1]) / 2)
  }
}
