import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uitraitcollection>: iOS 8.0
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// <https://developer.apple.com/documentation/uikit/uitraitcollection/layoutdirection>: iOS 8.0
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let displayScale: CGFloat
  public let preferredContentSizeCategory: UIContentSizeCategory

  public init(
    simulatedStyle: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .phone,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, displayScale: CGFloat = 3,
    contentSize: UIContentSizeCategory = .large
  ) {
    userInterfaceStyle = simulatedStyle
    userInterfaceIdiom = idiom
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    preferredContentSizeCategory = contentSize
  }
}

/// <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// <https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom>
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad
}

/// <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection>
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// <https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection>
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
