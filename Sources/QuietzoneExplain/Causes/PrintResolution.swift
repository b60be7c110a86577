extension PlaceMeasure {
  /// Too few dots a module: edges lie on the printer's dots, more of which a bar or a run of modules takes than it has modules.
  ///
  /// - Parameter isSampled: Whether the reader found all modules where it looked for them.
  func printResolution(_ combs: ModuleCombs, isSampled: Bool) -> Cause? {
    if look == .modules, isSampled { return nil }
    let (least, usual) =
      look == .bars
      ? (ExplainTuning.leastTeethOfBars, ExplainTuning.modulesAnElement)
      : (ExplainTuning.leastTeethOfRuns, ExplainTuning.modulesARun)
    guard combs.areEven, combs.teethARun >= least else { return nil }
    return .lowPrintResolution(dotsAModule: combs.teethARun / usual)
  }
}
