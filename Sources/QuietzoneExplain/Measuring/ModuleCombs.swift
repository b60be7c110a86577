import QuietzoneImaging

/// The combs that a place's bars make, or its modules along its rows and along its columns.
struct ModuleCombs {
  let alongRows: ModuleComb
  /// Nil of bars.
  let alongColumns: ModuleComb?
  /// How many teeth of its comb a bar or a space takes up on average; of modules, a run of them.
  let teethARun: Double
  /// How many bars and spaces there are; 0 of modules.
  let elements: Int

  /// How far teeth may lean, as a tangent, since the directions of a place are not exact; and how far beside where they must.
  private static let shears = Array(stride(from: -0.08, through: 0.08, by: 0.02))
  private static let besideShear = 0.02
  /// How many samples a module, and a dot of a bar, takes up at least where combs tell them apart.
  private static let (leastModule, leastDot) = (3.0, 1.6)

  init(_ measure: PlaceMeasure) {
    let module = measure.module
    guard measure.look == .modules else {
      let edges = measure.barEdges
      alongRows = ModuleComb([edges], module: module, leastWidth: Self.leastDot, mayBend: true)
      alongColumns = nil
      elements = max(0, edges.places.count - 1)
      let span = (edges.places.last ?? 0) - (edges.places.first ?? 0)
      teethARun =
        alongRows.modules * span / Double(max(1, edges.length)) / Double(max(1, elements))
      return
    }
    elements = 0
    func slopes(isAlongRows: Bool) -> EdgeSlopes {
      EdgeSlopes(
        measure.values, columns: measure.columns.count, rows: measure.rows.count, isAlongRows: isAlongRows)
    }
    func comb(_ slopes: EdgeSlopes, _ shears: [Double], mayBend: Bool) -> ModuleComb {
      ModuleComb(
        shears.map { slopes.places(shear: $0) }, module: module, leastWidth: Self.leastModule,
        mayBend: mayBend)
    }
    let (rows, columns) = (slopes(isAlongRows: true), slopes(isAlongRows: false))
    let evenRows = comb(rows, Self.shears, mayBend: false)
    let evenColumns = comb(columns, Self.shears, mayBend: false)
    // What is bent in one direction is straight in the other, which tells how far both are turned: one lean is the other's opposite.
    let turn =
      evenRows.coherence > evenColumns.coherence
      ? Self.shears[evenRows.index] : -Self.shears[evenColumns.index]
    let near = [turn, turn - Self.besideShear, turn + Self.besideShear]
    let alongRows = comb(rows, near, mayBend: true)
    let alongColumns = comb(columns, near.map { -$0 }, mayBend: true)
    self.alongRows = alongRows
    self.alongColumns = alongColumns
    teethARun = min(
      alongRows.modules / measure.runs(isAlongRows: true),
      alongColumns.modules / measure.runs(isAlongRows: false))
  }

  /// Whether there are modules in rows and columns, as nothing but a code has them.
  var areGrid: Bool {
    [alongRows, alongColumns].allSatisfy { $0.map { $0.coherence >= ExplainTuning.leastCoherence } ?? false }
  }

  /// Whether bars or modules are all as wide.
  var areEven: Bool {
    guard alongColumns == nil else { return areGrid && bend == nil }
    return alongRows.evenCoherence >= ExplainTuning.leastCoherenceOfBars && bend == nil
  }

  /// By how many times modules at the ends are narrower, if they surely are.
  var bend: Double? {
    let combs: [ModuleComb]
    if let alongColumns {
      guard areGrid else { return nil }
      combs = [alongRows, alongColumns].filter {
        $0.coherence >= ExplainTuning.leastBendGain * $0.evenCoherence
      }
    } else {
      combs = [alongRows].filter {
        $0.coherence >= ExplainTuning.leastCoherenceOfBars
          && $0.coherence >= ExplainTuning.leastBendGainOfBars * $0.evenCoherence
      }
    }
    guard let most = combs.map({ $0.bend }).max(), most >= ExplainTuning.leastSureBend else { return nil }
    return 1 / (1 - most * most).squareRoot()
  }
}
