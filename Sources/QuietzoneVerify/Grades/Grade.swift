/// A grade of print quality, 4.0 the best and 0.0 the worst, in tenths.
///
/// ISO/IEC 15416 and 15415 know the same scale, and letters for it.
public struct Grade: Hashable, Comparable, Sendable {
  /// 0 to 40.
  public let tenths: Int

  /// What lies outside the scale becomes its end.
  public init(tenths: Int) { self.tenths = min(max(tenths, 0), 40) }

  /// A grade of whole numbers: 0 to 4.
  public init(level: Int) { self.init(tenths: 10 * level) }

  /// 4.0.
  public static let best = Grade(level: 4)
  /// 0.0.
  public static let failed = Grade(level: 0)

  /// Of what passes or fails and has nothing between.
  static func passing(_ passes: Bool) -> Grade { passes ? best : failed }

  /// 0 to 4.
  public var value: Double { Double(tenths) / 10 }

  /// `A` to `D`, or `F`: each is the half grade around its whole number (ISO/IEC 15416, 6.2.4).
  public var letter: String {
    switch tenths {
    case 35...: "A"
    case 25...: "B"
    case 15...: "C"
    case 5...: "D"
    default: "F"
    }
  }

  /// As the standards print it: `2.7`.
  public var text: String { "\(tenths / 10).\(tenths % 10)" }

  /// The mean to the nearest tenth; 0.0 of none.
  static func mean(of grades: [Grade]) -> Grade {
    guard !grades.isEmpty else { return failed }
    let sum = grades.reduce(0) { $0 + $1.tenths }
    return Grade(tenths: (2 * sum + grades.count) / (2 * grades.count))
  }

  public static func < (a: Grade, b: Grade) -> Bool { a.tenths < b.tenths }
}
