import QuietzoneImaging

/// About how many modules a symbol has across and down, told from how often lines through it change between dark and light.
///
/// Data change at every other border between modules, on average.
struct ModuleCounts {
  var columns: Double
  var rows: Double

  init(columns: Double, rows: Double) {
    self.columns = columns
    self.rows = rows
  }

  /// Nil unless the inside of `corner` changes as often, both ways, as a symbol's does.
  init?(_ corner: SolidCorner, in grey: GreySampler) {
    func total(_ along: Point, _ aside: Point, _ places: [Double]) -> Int {
      places.reduce(0) {
        $0 + (changes(from: corner.corner + aside * $1, along: along, in: grey)?.count ?? 0)
      }
    }
    // Two lines tell where there is next to nothing.
    let (few, more) = ([0.36, 0.64], [0.22, 0.5, 0.78])
    var (across, down) = (total(corner.lower, corner.left, few), total(corner.left, corner.lower, few))
    guard across >= 3, down >= 2 else { return nil }
    across += total(corner.lower, corner.left, more)
    down += total(corner.left, corner.lower, more)
    guard across >= 15, across < 550, down >= 9, down < 550 else { return nil }
    columns = 0.4 * Double(across) + 1
    rows = 0.4 * Double(down) + 1
    let (width, height) = (corner.lower.length / columns, corner.left.length / rows)
    guard width < 3.5 * height, height < 3.5 * width else { return nil }
  }
}

/// Where a line changes between dark and light, as shares of its length; nil if there is no contrast.
func changes(from start: Point, along: Point, in grey: GreySampler) -> [Double]? {
  let count = min(600, max(12, Int(1.6 * along.length * grey.scale)))
  return withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { values -> [Double]? in
    values.initialize(repeating: 0)
    let step = along * (1 / Double(count))
    grey.addValues(from: start + step * 0.5, step: step, to: values)
    var (low, high) = (Float.infinity, -Float.infinity)
    for value in values { (low, high) = (min(low, value), max(high, value)) }
    guard high - low >= 12 else { return nil }
    // A change is a quarter of the contrast in one direction, after one in the other.
    let least = (high - low) * 0.25
    var places: [Double] = []
    // The last of the extremes, and the one before it.
    var (extreme, before) = ((value: values[0], index: 0), (value: values[0], index: 0))
    var isRising = values[0] < (low + high) / 2
    func crossing() -> Double {
      let threshold = (extreme.value + before.value) / 2
      var index = before.index
      while index < extreme.index, (values[index] < threshold) == isRising { index += 1 }
      return (Double(index) + 0.5) / Double(count)
    }
    for index in values.indices {
      let value = values[index]
      if isRising ? value > extreme.value : value < extreme.value {
        extreme = (value, index)
      } else if abs(value - extreme.value) > least {
        if extreme.index > before.index, abs(extreme.value - before.value) > least {
          places.append(crossing())
        }
        before = extreme
        extreme = (value, index)
        isRising.toggle()
      }
    }
    if abs(extreme.value - before.value) > least { places.append(crossing()) }
    return places
  }
}
