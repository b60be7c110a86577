import QuartzCore

@MainActor open class UIButton: UIControl {
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    accessibilityTraits.insert(.button)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

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
    public var title: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle>: iOS 15.0
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public static func plain() -> UIButton.Configuration { Configuration() }
    public static func filled() -> UIButton.Configuration { Configuration() }
  }
}
