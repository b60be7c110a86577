import QuietzoneImaging
import QuietzoneSymbols

/// The ways in which the modules of one grid are read, from the cheapest on: as they are sampled, with the blur taken back, by their
/// middles alone, and the first two again with the grid warped to the symbol.
struct SamplingLadder {
  /// Which of them to try beside the first.
  let rungs: RetryLadder
  /// What is known of the symbol's modules.
  let function: FunctionPattern
  /// Where the grid is right already, in modules: what warping begins with.
  let anchors: [Point]
  let isInverted: Bool
  /// Whether the modules as they are sampled were tried before.
  var skipsFirst = false
  /// Whether it is a symbol for certain, which is worth more than the pass allows for.
  var isCertain = false

  /// A grey value's weight in work: five samples a module.
  static func cost(_ grid: SymbolGrid) -> Int { 5 * grid.width * grid.height }

  /// Offers `decode` the modules of each rung with the grid they were sampled by, until it returns true.
  ///
  /// - Parameter isWorthwhile: Whether a warped grid is any good; none is tried that is not.
  /// - Returns: Whether `decode` did.
  func climb(
    _ start: SymbolGrid, in grey: GreySampler, _ context: inout ReadingContext,
    isWorthwhile: (SymbolGrid) -> Bool = { _ in true },
    decode: (ModuleMatrix, SymbolGrid, inout ReadingContext) -> Bool
  ) -> Bool {
    let leads = rungs.contains(.warped) ? start.leads(isCertain: isCertain).map { Optional($0) } : []
    for lead in [nil] + leads {
      var grid = start
      if let lead {
        let cost = Self.warpCost * Self.cost(grid)
        // Warping a symbol of tens of thousands of modules takes longer than all else in a small image.
        guard
          isCertain
            ? context.budget.spendBeyondPass(cost)
            : context.budget.affords(cost) && context.budget.spend(cost)
        else { return false }
        grid.refine(by: function, from: anchors, lead, isInverted: isInverted, in: grey)
        guard isWorthwhile(grid) else { continue }
      }
      let cost = Self.cost(grid)
      guard isCertain ? context.budget.spendBeyondPass(cost) : context.budget.spend(cost) else {
        return false
      }
      let samples = ModuleSamples(grid, isInverted: isInverted, in: grey)
      if samples.offer(to: { decode($0, grid, &context) }, by: rungs, skipsFirst: skipsFirst && lead == nil) {
        return true
      }
      #if !COMPACT
        if lead == nil, rungs.contains(.centers) {
          let cost = grid.width * grid.height
          guard isCertain ? context.budget.spendBeyondPass(cost) : context.budget.spend(cost) else {
            return false
          }
          // Between them and what is around them there is no blur.
          let centers = context.pyramid.withSampler(level: 0) {
            ModuleSamples(centersOf: grid, isInverted: isInverted, in: $0)
          }
          if decode(centers.binarized(radius: 5), grid, &context) { return true }
        }
      #endif
      if lead != nil, rungs.contains(.dots) {
        let darkest = samples.darkest(grid, isInverted: isInverted, in: grey)
        if decode(darkest.binarized(radius: 5), grid, &context) { return true }
      }
    }
    return false
  }

  /// How many times as much as sampling a grid warping it costs: each node's window of 6 × 6 modules in 50 places.
  private static let warpCost = 12
}

extension ModuleSamples {
  /// Offers `decode` the modules as they are, then with less and more of the blur taken back if `rungs` say so, until it
  /// returns true. Returns whether it did.
  func offer(to decode: (ModuleMatrix) -> Bool, by rungs: RetryLadder, skipsFirst: Bool = false) -> Bool {
    if !skipsFirst, decode(binarized(radius: 5)) { return true }
    guard rungs.contains(.deblurred) else { return false }
    return Blur.steps.contains { decode(deblurred($0).binarized(radius: 5)) }
  }
}
