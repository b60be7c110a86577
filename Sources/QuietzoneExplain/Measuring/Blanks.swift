import QuietzoneImaging

/// The largest part of a place that shows no code: nothing but one level, where there should be modules or bars.
struct Blank {
  /// The part of the place that it takes.
  let share: Double
  let area: Area
  /// What most of its grey values are below, and a usual one of what is light elsewhere.
  let level: Float
  let lightElsewhere: Float
}

extension PlaceMeasure {
  /// How far levels may lie apart in a blank, in parts of the contrast.
  private static let greatestRange: Float = 0.35
  /// Half of the side of the windows that are looked at, in reaches, two of which are a module.
  private static let window = 3.3

  /// Nil if there is none of a few modules' size.
  ///
  /// Complexity: O(samples).
  var blank: Blank? {
    let (step, down) = (
      max(2, Int((Self.window * horizontal.reach).rounded())),
      max(2, Int((Self.window * vertical.reach).rounded()))
    )
    let stepDown = look == .bars ? max(2, rows.count / 12) : down
    let (across, lines) = (columns.count / step - 1, rows.count / stepDown - 1)
    guard across >= 4, lines >= 3 else { return nil }
    // Windows of two steps each way, that overlap.
    let isBlank = (0..<across * lines).map {
      isEven($0 % across * step, $0 / across * stepDown, 2 * step, 2 * stepDown)
    }
    let parts = connectedParts(of: isBlank, columns: across)
    guard let part = parts.max(by: { $0.count < $1.count }) else { return nil }
    // One window may be a wide space.
    guard part.count >= (look == .bars ? 6 : 1) else { return nil }
    var isInside = [Bool](repeating: false, count: values.count)
    for place in part {
      for y in 0..<2 * stepDown {
        let start = (place / across * stepDown + y) * columns.count + place % across * step
        for index in start..<start + 2 * step { isInside[index] = true }
      }
    }
    let inside = values.indices.filter { isInside[$0] }
    // Of what is light elsewhere, its darker half: a reflection fades out around itself.
    let elsewhere = values.indices.filter { !isInside[$0] && values[$0] > (light + dark) / 2 }.map {
      values[$0]
    }.sorted()
    let x = part.reduce(0.0) { $0 + Double($1 % across + 1) } / Double(part.count) / Double(across + 1)
    let y = part.reduce(0.0) { $0 + Double($1 / across + 1) } / Double(part.count) / Double(lines + 1)
    return Blank(
      share: Double(inside.count) / Double(values.count), area: Area(x, y),
      level: inside.map { values[$0] }.sorted()[inside.count * 2 / 3],
      lightElsewhere: elsewhere.isEmpty ? light : elsewhere[elsewhere.count / 4])
  }

  private func isEven(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> Bool {
    var (least, greatest): (Float, Float) = (.infinity, -.infinity)
    for y in top..<top + height {
      for x in left..<left + width {
        let value = values[y * columns.count + x]
        least = min(least, value)
        greatest = max(greatest, value)
      }
    }
    return greatest - least < Self.greatestRange * contrast
  }
}

extension Area {
  /// Where a place is, whose coordinates are 0…1.
  init(_ x: Double, _ y: Double) {
    let column = x < 0.37 ? 0 : x > 0.63 ? 2 : 1
    let row = y < 0.37 ? 0 : y > 0.63 ? 2 : 1
    let areas: [[Area]] = [
      [.topLeft, .top, .topRight], [.left, .middle, .right], [.bottomLeft, .bottom, .bottomRight],
    ]
    self = areas[row][column]
  }
}
