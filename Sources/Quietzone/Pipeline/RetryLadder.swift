/// The ways in which a symbol is tried again that could not be read as it was sampled, from the cheapest on.
public struct RetryLadder: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// With the blur taken back, less and more of it.
  public static let deblurred = RetryLadder(rawValue: 1)
  /// With the grid warped to the symbol.
  public static let warped = RetryLadder(rawValue: 2)
  /// Dark where a module is darkest: for modules printed as dots.
  public static let dots = RetryLadder(rawValue: 4)
  /// With templates instead of edges: for bars that blur has merged.
  public static let templates = RetryLadder(rawValue: 8)
  /// By the middles of modules alone: for symbols that are drawn into a picture.
  public static let centers = RetryLadder(rawValue: 16)

  /// As it was sampled, and no other way.
  public static let none: RetryLadder = []
  public static let full: RetryLadder = [.deblurred, .warped, .dots, .templates, .centers]
}
