import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uicolor>
open class UIColor: NSObject, @unchecked Sendable {
  /// <https://developer.apple.com/documentation/uikit/uicolor/cgcolor>
  public let cgColor: CGColor

  /// <https://developer.apple.com/documentation/uikit/uicolor/init(red:green:blue:alpha:)>
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// <https://developer.apple.com/documentation/uikit/uicolor/init(white:alpha:)>
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// <https://developer.apple.com/documentation/uikit/uicolor/withalphacomponent(_:)>
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }
  open override var hash: Int { cgColor.hashValue }

  /// <https://developer.apple.com/documentation/uikit/uicolor/black>
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// <https://developer.apple.com/documentation/uikit/uicolor/white>
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// <https://developer.apple.com/documentation/uikit/uicolor/clear>
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// <https://developer.apple.com/documentation/uikit/uicolor/green>
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// <https://developer.apple.com/documentation/uikit/uicolor/blue>
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// <https://developer.apple.com/documentation/uikit/uicolor/systemblue>
  open class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
}
