import QuietzoneImaging

/// What the grey values along a line show: where they change between dark and light, and whether they are but two.
struct LineChanges {
  /// Where the line changes between dark and light, as shares of its length.
  let places: [Double]
  /// Whether the first change is from dark to light.
  let beginsDark: Bool
  /// Of the grey values.
  let unlikenessToModules: Float

  /// Nil if there is no contrast.
  init?(from start: Point, along: Point, in grey: GreySampler) {
    let count = min(600, max(12, Int(1.6 * along.length * grey.scale)))
    let found = withUnsafeTemporaryAllocation(of: Float.self, capacity: count) {
      values -> (changes: (places: [Double], beginsDark: Bool), unlikenessToModules: Float)? in
      values.initialize(repeating: 0)
      let step = along * (1 / Double(count))
      grey.addValues(from: start + step * 0.5, step: step, to: values)
      var (low, high) = (Float.infinity, -Float.infinity)
      for value in values { (low, high) = (min(low, value), max(high, value)) }
      guard high - low >= 12 else { return nil }
      return (changes(in: values, from: low, to: high), UnsafeBufferPointer(values).unlikenessToModules)
    }
    guard let found else { return nil }
    (places, beginsDark) = found.changes
    unlikenessToModules = found.unlikenessToModules
  }
}

/// Where values between `low` and `high` change by a quarter of that in one direction, after one in the other: as shares of the
/// way. And whether they rise first.
private func changes(
  in values: UnsafeMutableBufferPointer<Float>, from low: Float, to high: Float
) -> (places: [Double], beginsDark: Bool) {
  let least = (high - low) * 0.25
  var places: [Double] = []
  places.reserveCapacity(values.count / 4)
  // The last of the extremes, and the one before it.
  var (extreme, before) = ((value: values[0], index: 0), (value: values[0], index: 0))
  var isRising = values[0] < (low + high) / 2
  var beginsDark = isRising
  func crossing() -> Double {
    let threshold = (extreme.value + before.value) / 2
    var index = before.index
    while index < extreme.index, (values[index] < threshold) == isRising { index += 1 }
    return (Double(index) + 0.5) / Double(values.count)
  }
  for index in values.indices {
    let value = values[index]
    if isRising ? value > extreme.value : value < extreme.value {
      extreme = (value, index)
    } else if abs(value - extreme.value) > least {
      if extreme.index > before.index, abs(extreme.value - before.value) > least {
        if places.isEmpty { beginsDark = isRising }
        places.append(crossing())
      }
      before = extreme
      extreme = (value, index)
      isRising.toggle()
    }
  }
  if abs(extreme.value - before.value) > least { places.append(crossing()) }
  return (places, beginsDark)
}
