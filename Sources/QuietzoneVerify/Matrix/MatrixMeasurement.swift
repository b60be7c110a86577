import QuietzoneImaging
import QuietzoneSymbols

/// What was measured of a matrix symbol, before it is graded.
struct MatrixMeasurement {
  let layout: MatrixLayout
  let grid: MeasuredGrid
  let modules: ModuleReflectances
  /// What is dark and what is light is told apart at this reflectance.
  let threshold: Double
  /// Nil where the reference decode algorithm cannot read the symbol.
  let codewords: MatrixCodewords?
  /// The aperture's diameter in modules.
  let aperture: Double
  /// The means of the light and of the dark modules, by which direct marks are graded; nil of others.
  let cells: CellMeans?

  /// - Parameters:
  ///   - aperture: the diameter in modules.
  ///   - isDirectMark: whether light and dark are told apart as ISO/IEC 29158 does.
  init?(
    _ layout: MatrixLayout, corners: Quadrilateral, aperture: Double, isDirectMark: Bool,
    _ view: ReflectanceView
  ) {
    guard var grid = MeasuredGrid(columns: layout.columns, rows: layout.rows, corners: corners),
      grid.moduleSize.min() >= 1
    else { return nil }
    let margin = max(1, layout.margin)
    for round in 0..<4 {
      let modules = ModuleReflectances(grid, margin: 1, diameter: 0.5 * grid.moduleSize.min(), view)
      let edges = GridEdges(grid, modules, view)
      // The last look is for what is not even.
      if round < 3 { grid.fit(edges) } else { grid.bend(edges) }
    }
    let modules = ModuleReflectances(
      grid, margin: margin, diameter: aperture * grid.moduleSize.sum() / 2, view)
    let inner = modules.inner
    let threshold = isDirectMark ? optimalThreshold(of: inner) : modules.threshold
    let isDark = inner.map { $0 < threshold }
    self.layout = layout
    self.grid = grid
    self.modules = modules
    self.threshold = threshold
    self.aperture = aperture
    cells = isDirectMark ? CellMeans(inner, threshold: threshold) : nil
    codewords = layout.codewords(in: isDark).lazy.compactMap { MatrixCodewords($0, isDark: isDark) }.first
  }

  /// For each module, row by row, whether it should be dark: by the fixed patterns, the corrected codewords, and what the symbol
  /// states of itself; what is left over should be as it is.
  var expected: [Bool] {
    var expected =
      codewords?.isDark
      ?? (0..<layout.columns * layout.rows).map {
        modules[$0 % layout.columns, $0 / layout.columns] < threshold
      }
    for index in layout.pattern.indices where layout.pattern[index] != 0 {
      expected[index] = layout.pattern[index] < 0
    }
    for module in layout.statements.flatMap({ $0.copies.flatMap { $0 } }) {
      expected[module.y * layout.columns + module.x] = module.isDark
    }
    return expected
  }

  /// How far a module is from the threshold: 1 is as far as any can be (ISO/IEC 15415, 7.8.4; of direct marks ISO/IEC 29158).
  func modulation(_ x: Int, _ y: Int) -> Double {
    let value = modules[x, y]
    if let cells { return cells.modulation(value, threshold: threshold) }
    return modules.contrast > 0 ? 2 * abs(value - threshold) / modules.contrast : 0
  }

  /// The same; 0 of a module that is not what it should be (ISO/IEC 15415, 7.8.4: reflectance margin).
  func margin(_ module: FixedModule) -> Double {
    (modules[module.x, module.y] < threshold) == module.isDark ? modulation(module.x, module.y) : 0
  }

  /// The modulation of each module, row by row.
  var modulations: [Double] {
    (0..<layout.columns * layout.rows).map { modulation($0 % layout.columns, $0 / layout.columns) }
  }

  /// The reflectance margin of each module, row by row.
  var margins: [Double] {
    expected.enumerated().map { index, isDark in
      margin(FixedModule(index % layout.columns, index / layout.columns, isDark: isDark))
    }
  }
}

/// The means of light and dark modules of a direct mark (ISO/IEC 29158).
struct CellMeans {
  private(set) var light = 0.0
  private(set) var dark = 0.0

  init(_ values: [Double], threshold: Double) {
    let light = values.filter { $0 >= threshold }
    let dark = values.filter { $0 < threshold }
    if !light.isEmpty { self.light = light.reduce(0, +) / Double(light.count) }
    if !dark.isEmpty { self.dark = dark.reduce(0, +) / Double(dark.count) }
  }

  /// (ML − MD) / ML.
  var contrast: Double { light > 0 ? (light - dark) / light : 0 }

  func modulation(_ value: Double, threshold: Double) -> Double {
    let reach = value < threshold ? threshold - dark : light - threshold
    return reach > 0 ? abs(value - threshold) / reach : 0
  }
}

/// Where values fall best into two kinds: the sum of both kinds' variances is the least.
func optimalThreshold(of values: [Double]) -> Double {
  let sorted = values.sorted()
  guard sorted.count > 1 else { return sorted.first ?? 0.5 }
  let total = sorted.reduce(0, +)
  var (sum, best, threshold) = (0.0, -1.0, (sorted[0] + sorted[sorted.count - 1]) / 2)
  for count in 1..<sorted.count {
    sum += sorted[count - 1]
    let (low, high) = (sum / Double(count), (total - sum) / Double(sorted.count - count))
    let between = Double(count) * Double(sorted.count - count) * (high - low) * (high - low)
    if between > best {
      best = between
      threshold = (low + high) / 2
    }
  }
  return threshold
}
