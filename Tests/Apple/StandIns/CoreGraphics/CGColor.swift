import Foundation

/// A colour as red, green, blue and opacity, whatever space it was made in.
/// <https://developer.apple.com/documentation/coregraphics/cgcolor>
public final class CGColor: @unchecked Sendable {
  /// <https://developer.apple.com/documentation/coregraphics/cgcolor/components>
  public let components: [CGFloat]?

  /// <https://developer.apple.com/documentation/coregraphics/cgcolor/init(srgbred:green:blue:alpha:)>
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// <https://developer.apple.com/documentation/coregraphics/cgcolor/alpha>
  public var alpha: CGFloat { components?.last ?? 0 }
}

extension CGColor: Equatable, Hashable {
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
