extension Telepen {
  /// How a message is written, which the start and stop characters tell.
  enum Mode {
    /// ASCII. Many printers use these start and stop characters for numbers, too.
    case ascii
    /// Pairs of digits, and ASCII behind a shift.
    case numeric
    /// ASCII, and pairs of digits behind a shift.
    case asciiThenNumeric
  }

  static let modes: [Mode] = [.ascii, .numeric, .asciiThenNumeric]

  /// The start characters of each mode. The first is an underscore.
  static let starts = ElementPatterns("111111111133 111111113113 111111311113")

  /// The stop characters of each mode, without the last space, which the margin is part of. The first is a `z`.
  static let stops = [
    ElementPatterns("33111111111"), ElementPatterns("31131111111"), ElementPatterns("31111311111"),
  ]
}
