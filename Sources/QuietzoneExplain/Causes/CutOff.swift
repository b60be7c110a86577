import QuietzoneImaging

extension PlaceMeasure {
  /// The sides of the picture that cut through the code: along them light and dark take turns as within.
  func cutOff(_ image: LuminanceImage) -> Sides {
    let box = corners.points
    let (left, right) = (box.map { $0.x }.min()!, box.map { $0.x }.max()!)
    let (top, bottom) = (box.map { $0.y }.min()!, box.map { $0.y }.max()!)
    let near = max(2, module * patch.scale)
    let columns = max(0, Int(left))..<max(max(0, Int(left)), min(image.width, Int(right)))
    let rows = max(0, Int(top))..<max(max(0, Int(top)), min(image.height, Int(bottom)))
    if look == .bars {
      // Cut across, bars show nothing at the edge; but they end there, or a space does, which is four modules wide at most.
      let reach = 4.5 * near
      let isAcross = abs(axis.x) > abs(axis.y)
      var sides: Sides = []
      if isAcross, left < reach { sides.insert(.left) }
      if isAcross, right > Double(image.width) - reach { sides.insert(.right) }
      if !isAcross, top < reach { sides.insert(.top) }
      if !isAcross, bottom > Double(image.height) - reach { sides.insert(.bottom) }
      return sides
    }
    var sides: Sides = []
    if left < near, turns(rows.map { image[0, $0] }) { sides.insert(.left) }
    if top < near, turns(columns.map { image[$0, 0] }) { sides.insert(.top) }
    if right > Double(image.width) - near, turns(rows.map { image[image.width - 1, $0] }) {
      sides.insert(.right)
    }
    if bottom > Double(image.height) - near, turns(columns.map { image[$0, image.height - 1] }) {
      sides.insert(.bottom)
    }
    return sides
  }

  /// Whether grey values cross from light to dark a few times.
  private func turns(_ line: [UInt8]) -> Bool {
    let (low, high) = (dark + 0.35 * contrast, dark + 0.65 * contrast)
    var (count, isDark) = (0, false)
    for value in line {
      if isDark, Float(value) > high {
        (count, isDark) = (count + 1, false)
      } else if !isDark, Float(value) < low {
        (count, isDark) = (count + 1, true)
      }
    }
    // Beside a code nothing shows.
    return count >= 2
  }
}
