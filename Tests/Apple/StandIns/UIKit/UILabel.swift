import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uilabel>
@MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    isUserInteractionEnabled = false
  }

  /// <https://developer.apple.com/documentation/uikit/uilabel/init(coder:)>
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// <https://developer.apple.com/documentation/uikit/uilabel/text>
  open var text: String?
  /// <https://developer.apple.com/documentation/uikit/uilabel/font>
  open var font: UIFont! = UIFont(pointSize: 17)
  /// <https://developer.apple.com/documentation/uikit/uilabel/textcolor>
  open var textColor: UIColor! = .black
  /// <https://developer.apple.com/documentation/uikit/uilabel/textalignment>
  open var textAlignment = NSTextAlignment.natural
  /// <https://developer.apple.com/documentation/uikit/uilabel/numberoflines>
  open var numberOfLines = 1
  /// <https://developer.apple.com/documentation/uikit/uilabel/linebreakmode>
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// <https://developer.apple.com/documentation/uikit/uilabel/adjustsfontforcontentsizecategory>
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
  /// <https://developer.apple.com/documentation/uikit/nstextalignment/left>
  case left, center, right, justified, natural
}

/// <https://developer.apple.com/documentation/uikit/nslinebreakmode>
public enum NSLineBreakMode: Int, Sendable {
  /// <https://developer.apple.com/documentation/uikit/nslinebreakmode/bywordwrapping>
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
