import QuietzoneImaging

/// Where dark meets light along a grid, compared with where it should.
struct GridEdges {
  /// An edge between two neighbouring modules.
  private struct Edge {
    /// Where it should be, in modules from the symbol's corner.
    var x: Double
    var y: Double
    /// How much farther right, or down, it is, in modules.
    var offset: Double
    var isDarkFirst: Bool
  }

  private let columns: Int
  private let rows: Int
  /// Between neighbours in a row, and in a column.
  private var across: [Edge] = []
  private var down: [Edge] = []

  /// Looks at all neighbours one of which is dark and one light by the module map.
  init(_ grid: MeasuredGrid, _ modules: ModuleReflectances, _ view: ReflectanceView) {
    columns = grid.columns
    rows = grid.rows
    let threshold = modules.threshold
    // Smaller than the aperture of the measurement, which would blur what is to be found exactly.
    let diameter = 0.4 * grid.moduleSize.min()
    for y in 0..<rows {
      for x in -1..<columns {
        guard let edge = Self.edge((x, y), (x + 1, y), grid, modules, threshold, diameter, view) else {
          continue
        }
        across.append(
          Edge(x: Double(x + 1), y: Double(y) + 0.5, offset: edge.offset, isDarkFirst: edge.isDarkFirst))
      }
    }
    for y in -1..<rows {
      for x in 0..<columns {
        guard let edge = Self.edge((x, y), (x, y + 1), grid, modules, threshold, diameter, view) else {
          continue
        }
        down.append(
          Edge(x: Double(x) + 0.5, y: Double(y + 1), offset: edge.offset, isDarkFirst: edge.isDarkFirst))
      }
    }
  }

  /// Samples from the middle of a module to that of the next.
  private static let steps = 10

  /// Where between two modules the reflectance crosses the mean of the two, from −½ to ½.
  private static func edge(
    _ first: (x: Int, y: Int), _ second: (x: Int, y: Int), _ grid: MeasuredGrid,
    _ modules: ModuleReflectances,
    _ threshold: Double, _ diameter: Double, _ view: ReflectanceView
  ) -> (offset: Double, isDarkFirst: Bool)? {
    let isDarkFirst = modules[first.x, first.y] < threshold
    guard (modules[second.x, second.y] < threshold) != isDarkFirst else { return nil }
    let from = grid.place(Double(first.x) + 0.5, Double(first.y) + 0.5)
    let to = grid.place(Double(second.x) + 0.5, Double(second.y) + 0.5)
    guard view.contains(from), view.contains(to) else { return nil }
    let values = (0...steps).map { step in
      view.mean(around: from + (to - from) * (Double(step) / Double(steps)), diameter: diameter)
    }
    let level = (values[0] + values[steps]) / 2
    guard (values[0] < level) == isDarkFirst else { return nil }
    var best: Double?
    for step in 0..<steps where (values[step] < level) != (values[step + 1] < level) {
      let part = (level - values[step]) / (values[step + 1] - values[step])
      let offset = (Double(step) + part) / Double(steps) - 0.5
      if abs(offset) < abs(best ?? 1) { best = offset }
    }
    return best.map { ($0, isDarkFirst) }
  }

  /// By how much dark is wider than it should be: across columns, and across rows.
  var growth: SIMD2<Double> { SIMD2(Self.growth(across), Self.growth(down)) }

  private static func growth(_ edges: [Edge]) -> Double {
    var (sums, counts) = (SIMD2<Double>(), SIMD2<Double>())
    for edge in edges {
      sums[edge.isDarkFirst ? 0 : 1] += edge.offset
      counts[edge.isDarkFirst ? 0 : 1] += 1
    }
    guard counts.min() > 0 else { return 0 }
    return sums[0] / counts[0] - sums[1] / counts[1]
  }

  /// An edge's offset without what print growth adds to it.
  private static func shift(_ edge: Edge, growth: Double) -> Double {
    edge.offset + (edge.isDarkFirst ? -growth : growth) / 2
  }

  /// The corners of the even grid that lies closest to the edges; nil where they leave it open.
  func fittedCorners(of grid: MeasuredGrid) -> Quadrilateral? {
    var system = LinearSystem(count: 8)
    let (width, height) = (Double(columns), Double(rows))
    let growth = growth
    // To first order a change of perspective moves (u, v) by (a + bu + cv + u(gu + hv), d + eu + fv + v(gu + hv)).
    for edge in across {
      let (u, v) = (edge.x / width, edge.y / height)
      system.add(
        [1, u, v, 0, 0, 0, u * u, u * v], equals: Self.shift(edge, growth: growth.x) / width,
        weight: width * width)
    }
    for edge in down {
      let (u, v) = (edge.x / width, edge.y / height)
      system.add(
        [0, 0, 0, 1, u, v, u * v, v * v], equals: Self.shift(edge, growth: growth.y) / height,
        weight: height * height)
    }
    guard let k = system.solve() else { return nil }
    func moved(_ u: Double, _ v: Double) -> Point {
      let bend = k[6] * u + k[7] * v
      return grid.place(
        (u + k[0] + k[1] * u + k[2] * v + u * bend) * width,
        (v + k[3] + k[4] * u + k[5] * v + v * bend) * height)
    }
    return Quadrilateral(
      topLeft: moved(0, 0), topRight: moved(1, 0), bottomRight: moved(1, 1), bottomLeft: moved(0, 1))
  }

  /// For each module the mean shift of the edges around it, in modules.
  func localShifts() -> [SIMD2<Double>] {
    let growth = growth
    let x = SummedShifts(across.map { ($0.x, $0.y, Self.shift($0, growth: growth.x)) }, columns, rows)
    let y = SummedShifts(down.map { ($0.x, $0.y, Self.shift($0, growth: growth.y)) }, columns, rows)
    return (0..<columns * rows).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return SIMD2(x.mean(around: column, row), y.mean(around: column, row))
    }
  }
}

/// Sums of shifts over rectangles of modules, each from four numbers.
private struct SummedShifts {
  private let columns: Int
  private let rows: Int
  /// From the upper left corner to each module: the shifts' sum, and how many there are.
  private var sums: [SIMD2<Double>]

  init(_ shifts: [(x: Double, y: Double, shift: Double)], _ columns: Int, _ rows: Int) {
    self.columns = columns
    self.rows = rows
    var sums = [SIMD2<Double>](repeating: .zero, count: (columns + 1) * (rows + 1))
    for shift in shifts {
      let (x, y) = (min(Int(shift.x), columns - 1), min(Int(shift.y), rows - 1))
      sums[(y + 1) * (columns + 1) + x + 1] += SIMD2(shift.shift, 1)
    }
    for y in 1...rows {
      for x in 1...columns {
        let index = y * (columns + 1) + x
        sums[index] += sums[index - 1]
        sums[index] += sums[index - columns - 1]
        sums[index] -= sums[index - columns - 2]
      }
    }
    self.sums = sums
  }

  /// How many edges around a module have to count, and how far they may be, in modules: the nearest that are enough.
  private static let (least, reaches) = (4.0, 1...4)

  func mean(around column: Int, _ row: Int) -> Double {
    for reach in Self.reaches {
      let (left, right) = (max(0, column - reach), min(columns, column + reach + 1))
      let (top, bottom) = (max(0, row - reach), min(rows, row + reach + 1))
      func at(_ x: Int, _ y: Int) -> SIMD2<Double> { sums[y * (columns + 1) + x] }
      let sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
      if sum.y >= Self.least { return sum.x / sum.y }
    }
    return 0
  }
}
