import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uifont>
open class UIFont: NSObject, @unchecked Sendable {
  /// <https://developer.apple.com/documentation/uikit/uifont/pointsize>
  open private(set) var pointSize: CGFloat
  /// <https://developer.apple.com/documentation/uikit/uifont/lineheight>
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  init(pointSize: CGFloat) { self.pointSize = pointSize }

  /// <https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)>
  @MainActor open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// <https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:compatiblewith:)>
  @MainActor open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? UIKitSimulation.traits).preferredContentSizeCategory
    return UIFont(pointSize: category.bodySize + style.difference)
  }

  /// <https://developer.apple.com/documentation/uikit/uifont/textstyle>
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// <https://developer.apple.com/documentation/uikit/uifont/textstyle/footnote>
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// <https://developer.apple.com/documentation/uikit/uifont/textstyle/headline>
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// <https://developer.apple.com/documentation/uikit/uifont/textstyle/callout>
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")

    /// How much larger than body text it is set.
    var difference: CGFloat { self == .footnote ? -4 : self == .callout ? -1 : 0 }
  }
}

/// <https://developer.apple.com/documentation/uikit/uicontentsizecategory>
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// <https://developer.apple.com/documentation/uikit/uicontentsizecategory/small>
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// <https://developer.apple.com/documentation/uikit/uicontentsizecategory/large>
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// <https://developer.apple.com/documentation/uikit/uicontentsizecategory/extraextraextralarge>
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// <https://developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilityextraextraextralarge>
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// <https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification>
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

  /// Body text in points.
  var bodySize: CGFloat {
    switch self {
    case .small: 15
    case .extraExtraExtraLarge: 23
    case .accessibilityExtraExtraExtraLarge: 53
    default: 17
    }
  }
}
