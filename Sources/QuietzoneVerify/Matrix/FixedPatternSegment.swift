import QuietzoneImaging

/// A module that is known to be dark or light; it may lie in the quiet zone, at negative places and beyond the last.
struct FixedModule: Hashable {
  var x: Int
  var y: Int
  var isDark: Bool

  init(_ x: Int, _ y: Int, isDark: Bool) {
    self.x = x
    self.y = y
    self.isDark = isDark
  }
}

/// A part of a symbol's fixed patterns, whose damage is graded by itself.
struct FixedPatternSegment {
  /// How many damaged modules are how bad.
  enum Limits {
    /// None is 4, each further one a grade less (ISO/IEC 18004, table G.1).
    case modules
    /// By the share of the segment's modules.
    case share(GradeScale)
  }

  var name: String
  var modules: [FixedModule]
  var limits: Limits
  /// The most damaged ones among five in a row that do not fail the segment.
  var mostOfFive: Int?
  /// Of a solid area: how often the clock track beside it changes.
  var trackTransitions: Int?
  /// Whether it is a clock track or a solid area beside one.
  var isClockTrack = false

  /// Transitions in a solid area to those of the clock track beside it, of which one is for free (ISO/IEC 16022, annex M).
  func transitionRatio(isWrong: [Bool]) -> Double? {
    guard let trackTransitions, trackTransitions > 0 else { return nil }
    let changes = zip(isWrong, isWrong.dropFirst()).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    return Double(max(0, changes - 1)) / Double(trackTransitions)
  }

  /// The grade where so many modules are damaged.
  func level(damaged: [Bool]) -> Int {
    let count = damaged.reduce(0) { $0 + ($1 ? 1 : 0) }
    if let mostOfFive, damaged.count >= 5 {
      for start in 0...damaged.count - 5
      where damaged[start..<start + 5].reduce(0, { $0 + ($1 ? 1 : 0) }) > mostOfFive { return 0 }
    }
    switch limits {
    case .modules: return max(0, 4 - count)
    case .share(let scale): return modules.isEmpty ? 4 : scale.level(Double(count) / Double(modules.count))
    }
  }
}

extension GradeScale {
  /// Sides and quiet zones of a Data Matrix's L (ISO/IEC 16022, table M.1).
  static let solidBorder = GradeScale(0, 0.09, 0.13, 0.17)
  /// Clock tracks of a Data Matrix and the solid area beside them (ISO/IEC 16022, annex M).
  static let clockTrack = GradeScale(0.10, 0.15, 0.20, 0.25)
  /// Transitions in a solid area to those in the clock track beside it (ISO/IEC 16022, annex M).
  static let transitionRatio = GradeScale(0.0599, 0.0799, 0.0999, 0.1199)
  /// Timing patterns of a QR Code (ISO/IEC 18004, table G.2).
  static let timingPattern = GradeScale(0, 0.07, 0.11, 0.14)
  /// Alignment patterns of a QR Code (ISO/IEC 18004, table G.3).
  static let alignmentPattern = GradeScale(0, 0.10, 0.20, 0.30)
}
