import QuartzCore

@MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var text: String?
  open var font: UIFont! = UIFont(pointSize: 17)
  open var textColor: UIColor! = .black
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontForContentSizeCategory = false

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// About as wide as such text is: wide characters are as wide as high, others half of that.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let units = (text ?? "").unicodeScalars.reduce(0.0) { $0 + ($1.value >= 0x2E80 ? 1 : 0.55) }
    let width = (CGFloat(units) * font.pointSize).rounded(.up)
    guard width > 0 else { return .zero }
    let lines = size.width > 0 ? max(1, (width / size.width).rounded(.up)) : 1
    let shown = numberOfLines == 0 ? lines : min(CGFloat(numberOfLines), lines)
    return CGSize(width: size.width > 0 ? min(width, size.width) : width, height: shown * font.lineHeight)
  }
}

/// <https://developer.apple.com/documentation/uikit/nstextalignment>
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// <https://developer.apple.com/documentation/uikit/nslinebreakmode>
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
