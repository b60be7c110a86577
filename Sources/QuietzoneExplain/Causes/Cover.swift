import QuietzoneImaging

extension PlaceMeasure {
  /// Something that lies over the code, or a reflection on it.
  var cover: Cause? {
    if let glare { return glare }
    // A level between light and dark, as wide as a module, is no print where edges are sharp.
    if let blank = greyBlank { return .covered(share: blank.share, area: blank.area) }
    let least = look == .bars ? ExplainTuning.leastBlankOfBars : ExplainTuning.leastBlank
    guard let blank, blank.share >= least else { return nil }
    return .covered(share: blank.share, area: blank.area)
  }

  /// What is as light as the picture can show, where the code's own light is not.
  var glare: Cause? {
    let lights = values.filter { $0 > (light + dark) / 2 && $0 <= ExplainTuning.glare }.sorted()
    guard !lights.isEmpty, lights[lights.count * 3 / 4] < ExplainTuning.glare - 4 else { return nil }
    let parts = connectedParts(of: values.map { $0 > ExplainTuning.glare }, columns: columns.count)
    guard let part = parts.max(by: { $0.count < $1.count }) else { return nil }
    let share = Double(part.count) / Double(values.count)
    guard share >= ExplainTuning.leastGlare, Double(part.count) >= module * module else { return nil }
    let x = part.reduce(0.0) { $0 + Double($1 % columns.count) } / Double(part.count * columns.count)
    let y = part.reduce(0.0) { $0 + Double($1 / columns.count) } / Double(part.count * rows.count)
    return .glare(share: share, area: Area(x, y))
  }
}
