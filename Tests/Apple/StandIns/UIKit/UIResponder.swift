import QuartzCore

/// Apple's is an `NSObject`. On Linux that would keep its initialiser off the main actor, where Apple's is on it.
/// <https://developer.apple.com/documentation/uikit/uiresponder>
@MainActor open class UIResponder: NSObjectProtocol, Hashable {
  /// <https://developer.apple.com/documentation/uikit/uiresponder/init()>
  public init() {}

  /// <https://developer.apple.com/documentation/uikit/uiresponder/next>
  open var next: UIResponder? { nil }
  /// <https://developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder>
  open var canBecomeFirstResponder: Bool { false }
  /// <https://developer.apple.com/documentation/uikit/uiresponder/isfirstresponder>
  open internal(set) var isFirstResponder = false

  /// <https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()>
  @discardableResult open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  /// <https://developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()>
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// <https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)>
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// <https://developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)>
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// <https://developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)>
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// <https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)>
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// <https://developer.apple.com/documentation/uikit/uiresponder/pressesbegan(_:with:)>
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  // MARK: Accessibility. Apple declares it for NSObject.

  /// <https://developer.apple.com/documentation/uikit/uiresponder/isaccessibilityelement>
  open var isAccessibilityElement = false
  /// <https://developer.apple.com/documentation/uikit/uiresponder/accessibilitylabel>
  open var accessibilityLabel: String?
  /// <https://developer.apple.com/documentation/uikit/uiresponder/accessibilityvalue>
  open var accessibilityValue: String?
  /// <https://developer.apple.com/documentation/uikit/uiresponder/accessibilityhint>
  open var accessibilityHint: String?
  /// <https://developer.apple.com/documentation/uikit/uiresponder/accessibilityidentifier>
  open var accessibilityIdentifier: String?
  /// <https://developer.apple.com/documentation/uikit/uiresponder/accessibilitytraits>
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// <https://developer.apple.com/documentation/uikit/uiresponder/accessibilityelementshidden>
  open var accessibilityElementsHidden = false
  /// <https://developer.apple.com/documentation/uikit/uiresponder/accessibilityviewismodal>
  open var accessibilityViewIsModal = false
  /// <https://developer.apple.com/documentation/uikit/uiresponder/accessibilityelements>
  open var accessibilityElements: [Any]?

  /// <https://developer.apple.com/documentation/uikit/uiresponder/accessibilityperformescape()>
  open func accessibilityPerformEscape() -> Bool { false }
}

extension UIResponder {
  public nonisolated static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// <https://developer.apple.com/documentation/uikit/uiresponder/isequal(_:)>
  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as? UIResponder) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  /// <https://developer.apple.com/documentation/uikit/uiresponder/self()>
  public nonisolated func `self`() -> Self { self }
  /// <https://developer.apple.com/documentation/uikit/uiresponder/isproxy()>
  public nonisolated func isProxy() -> Bool { false }
  /// <https://developer.apple.com/documentation/uikit/uiresponder/description>
  public nonisolated var description: String { "\(type(of: self))" }
  /// <https://developer.apple.com/documentation/uikit/uiresponder/debugdescription>
  public nonisolated var debugDescription: String { description }
}
