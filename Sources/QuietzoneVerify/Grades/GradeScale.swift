/// The limits between the grades of a parameter.
struct GradeScale: Sendable {
  /// The worst values that still are grades 4, 3, 2 and 1.
  private let limits: SIMD4<Double>
  /// Where grades in tenths reach 0; nil where everything worse than grade 1 is 0.
  private let zero: Double?

  init(_ four: Double, _ three: Double, _ two: Double, _ one: Double, zero: Double? = nil) {
    limits = SIMD4(four, three, two, one)
    self.zero = zero
  }

  /// Whether more is better.
  private var rises: Bool { limits[0] > limits[3] }

  /// The grade in whole numbers: 0 to 4.
  func level(_ value: Double) -> Int {
    for step in 0..<4 where rises ? value >= limits[step] : value <= limits[step] { return 4 - step }
    return 0
  }

  func grade(_ value: Double) -> Grade { Grade(level: level(value)) }

  /// The grade in tenths, which rises evenly from limit to limit.
  func evenGrade(_ value: Double) -> Grade {
    let level = level(value)
    if level == 4 { return .best }
    if level == 0 {
      guard let zero, rises ? value >= zero : value <= zero else { return .failed }
      return Grade(tenths: max(1, tenths(value, from: zero, to: limits[3])))
    }
    return Grade(tenths: 10 * level + tenths(value, from: limits[4 - level], to: limits[3 - level]))
  }

  /// Whole tenths of the way between two limits, the last of which is the next grade's.
  private func tenths(_ value: Double, from: Double, to: Double) -> Int {
    min(9, max(0, Int((10 * (value - from) / (to - from) + 1e-9).rounded(.down))))
  }
}

extension GradeScale {
  // Shares, not per cent.

  /// ISO/IEC 15416, 5.4.3, and 15415, 7.8.3.
  static let symbolContrast = GradeScale(0.70, 0.55, 0.40, 0.20, zero: 0.15)
  /// Of a scan profile (ISO/IEC 15416, 5.4.5).
  static let profileModulation = GradeScale(0.70, 0.60, 0.50, 0.40, zero: 0.30)
  /// ISO/IEC 15416, 5.4.6.
  static let defects = GradeScale(0.15, 0.20, 0.25, 0.30)
  /// ISO/IEC 15416, 5.4.7.
  static let decodability = GradeScale(0.62, 0.50, 0.37, 0.25, zero: 0.20)
  /// Of a module (ISO/IEC 15415, 7.8.4, table 6), and by cells (ISO/IEC 29158).
  static let moduleModulation = GradeScale(0.50, 0.40, 0.30, 0.20)
  /// ISO/IEC 15415, 7.8.8.
  static let unusedErrorCorrection = GradeScale(0.62, 0.50, 0.37, 0.25)
  /// ISO/IEC 15415, 7.8.6.
  static let axialNonuniformity = GradeScale(0.06, 0.08, 0.10, 0.12)
  /// In modules (ISO/IEC 15415, 7.8.7).
  static let gridNonuniformity = GradeScale(0.38, 0.50, 0.63, 0.75)
  /// ISO/IEC 29158, 9.4.
  static let cellContrast = GradeScale(0.30, 0.25, 0.20, 0.15)
  /// ISO/IEC 15415, 6.2.3.
  static let codewordYield = GradeScale(0.71, 0.64, 0.57, 0.50)

  /// The mean of a fixed pattern's grades, which is graded again (ISO/IEC 16022, annex M; ISO/IEC 18004, annex G).
  static let averageOfSegments = GradeScale(4, 3.5, 3, 2.5)
}
