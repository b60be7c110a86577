import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uitextfield>
@MainActor open class UITextField: UIControl {
  /// <https://developer.apple.com/documentation/uikit/uitextfield/text>
  open var text: String? = ""
  open override var canBecomeFirstResponder: Bool { true }
}
