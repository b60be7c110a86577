import QuartzCore

open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom: UIUserInterfaceIdiom
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

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
