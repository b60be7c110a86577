import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uitraitcollection>: iOS 8.0
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// <https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle>: iOS 8.0
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// <https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfaceidiom>: iOS 8.0
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// <https://developer.apple.com/documentation/uikit/uitraitcollection/layoutdirection>: iOS 8.0
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// <https://developer.apple.com/documentation/uikit/uitraitcollection/displayscale>: iOS 8.0
  public let displayScale: CGFloat
  /// <https://developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory>: iOS 8.0
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
  /// <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle/unspecified>
  case unspecified, light, dark
}

/// <https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom>
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// <https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom/unspecified>
  case unspecified = -1
  /// <https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom/phone>
  case phone, pad
}

/// <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection>
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection/unspecified>
  case unspecified = -1
  /// <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection/lefttoright>
  case leftToRight, rightToLeft
}

/// <https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection>
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// <https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection/lefttoright>
  case leftToRight, rightToLeft
}
