import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uiedgeinsets>
public struct UIEdgeInsets: Equatable, Sendable {
  /// <https://developer.apple.com/documentation/uikit/uiedgeinsets/top>
  public var top: CGFloat
  /// <https://developer.apple.com/documentation/uikit/uiedgeinsets/left>
  public var left: CGFloat
  /// <https://developer.apple.com/documentation/uikit/uiedgeinsets/bottom>
  public var bottom: CGFloat
  /// <https://developer.apple.com/documentation/uikit/uiedgeinsets/right>
  public var right: CGFloat

  /// <https://developer.apple.com/documentation/uikit/uiedgeinsets/init()>
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// <https://developer.apple.com/documentation/uikit/uiedgeinsets/init(top:left:bottom:right:)>
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// <https://developer.apple.com/documentation/uikit/uiedgeinsets/zero>
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

/// <https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets>: iOS 11.0
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// <https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/top>: iOS 11.0
  public var top: CGFloat
  /// <https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/leading>: iOS 11.0
  public var leading: CGFloat
  /// <https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/bottom>: iOS 11.0
  public var bottom: CGFloat
  /// <https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/trailing>: iOS 11.0
  public var trailing: CGFloat

  /// <https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets/init(top:leading:bottom:trailing:)>: iOS 11.0
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension CGRect {
  /// <https://developer.apple.com/documentation/corefoundation/cgrect/inset(by:)>
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
