import QuietzoneImaging

/// How fine what a patch shows is along one of its axes, and how sharp.
struct Detail {
  /// The width of its steepest edges, in samples: about 2 where they are as sharp as pixels allow.
  var edgeWidth: Double
  /// After how many samples grey values have half forgotten where they were: half a module where print is sharp.
  var reach: Double

  /// By how much edges are wider than pixels make them.
  var blur: Double { max(0, edgeWidth * edgeWidth - Self.sharpWidth * Self.sharpWidth).squareRoot() }

  /// The width of an edge that lies anyhow on pixels, as it is measured.
  private static let sharpWidth = 2.2

  /// - Parameters:
  ///   - step: From a value to the next one along the axis.
  ///   - count: How many values there are along it, and `lines` how many lines `lineStep` apart.
  ///   - contrast: The difference between light and dark.
  init(
    _ values: UnsafeBufferPointer<Float>, step: Int, count: Int, lineStep: Int, lines: Int, contrast: Float
  ) {
    var slopes = [Int](repeating: 0, count: 512)
    var total = 0
    for line in 0..<lines {
      var place = line * lineStep
      for _ in 0..<max(0, count - 2) {
        let slope = abs(values[place + 2 * step] - values[place])
        slopes[min(511, Int(2 * slope))] += 1
        total += 1
        place += step
      }
    }
    // Of a thousand places some two dozen lie on edges that are as steep as any; half of those may be noise.
    var rest = total / 100
    var steepest = 511
    while steepest > 0, slopes[steepest] <= rest {
      rest -= slopes[steepest]
      steepest -= 1
    }
    edgeWidth = 2 * Double(contrast) / max(0.5, Double(steepest) / 2)
    reach = Self.reach(values, step, count, lineStep, lines)
  }

  private static func reach(
    _ values: UnsafeBufferPointer<Float>, _ step: Int, _ count: Int, _ lineStep: Int, _ lines: Int
  ) -> Double {
    let mean = values.reduce(0, +) / Float(max(1, values.count))
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Float(max(1, values.count))
    guard variance > 0 else { return 0 }
    var before = 0.0
    for lag in 1..<max(2, count / 3) {
      var (sum, pairs): (Float, Float) = (0, 1e-6)
      for line in stride(from: 0, to: lines, by: max(1, lines / 64)) {
        let start = line * lineStep
        for index in 0..<max(0, count - lag) {
          let difference = values[start + (index + lag) * step] - values[start + index * step]
          sum += difference * difference
        }
        pairs += Float(max(0, count - lag))
      }
      let part = Double(sum / pairs / (2 * variance))
      if part >= 0.5 { return Double(lag - 1) + (0.5 - before) / max(1e-6, part - before) }
      before = part
    }
    return Double(max(2, count / 3))
  }
}
