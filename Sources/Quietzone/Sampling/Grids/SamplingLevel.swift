import QuietzoneImaging

extension Pyramid {
  /// The level at which a module is two to four pixels wide: enough to tell it from its neighbours, few enough that
  /// noise has averaged out.
  func samplingLevel(moduleSize: Double) -> Int {
    var level = 0
    while level + 1 < levels.count, moduleSize / Double(2 << level) >= 2.2 { level += 1 }
    return level
  }
}
