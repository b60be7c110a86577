import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uibutton>
@MainActor open class UIButton: UIControl {
  /// <https://developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)>: iOS 15.0
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    accessibilityTraits.insert(.button)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// <https://developer.apple.com/documentation/uikit/uibutton/configuration>
  open var configuration: UIButton.Configuration?

  /// A tap is the primary action of a button.
  open override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(
      for: controlEvents.contains(.touchUpInside)
        ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? configuration?.title }
    set { super.accessibilityLabel = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    let label = UILabel()
    label.text = configuration?.title
    label.font = .preferredFont(forTextStyle: .body)
    let (text, image) = (label.sizeThatFits(.zero), configuration?.image?.size ?? .zero)
    return CGSize(width: text.width + image.width + 24, height: max(text.height, image.height) + 16)
  }

  /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>: iOS 15.0
  public struct Configuration {
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/title>: iOS 15.0
    public var title: String?
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/image>: iOS 15.0
    public var image: UIImage?
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/baseforegroundcolor>: iOS 15.0
    public var baseForegroundColor: UIColor?
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/basebackgroundcolor>: iOS 15.0
    public var baseBackgroundColor: UIColor?
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle>: iOS 15.0
    public var cornerStyle = CornerStyle.dynamic
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/contentinsets>: iOS 15.0
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle>: iOS 15.0
    public enum CornerStyle: Int, Sendable {
      /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle/fixed>: iOS 15.0
      case fixed = -1
      /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle/dynamic>: iOS 15.0
      case dynamic, small, medium, large, capsule
    }

    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/plain()>: iOS 15.0
    public static func plain() -> UIButton.Configuration { Configuration() }
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/filled()>: iOS 15.0
    public static func filled() -> UIButton.Configuration { Configuration() }
  }
}
