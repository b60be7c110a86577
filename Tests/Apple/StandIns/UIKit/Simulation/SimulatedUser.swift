import QuartzCore

// What a user does, for tests.

extension UIAlertController {
  /// Presses the button with this title: the alert goes away, then what the button is for is done.
  @discardableResult public func simulatePress(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else { return false }
    presentingViewController?.dismiss(animated: false)
    action.handler?(action)
    return true
  }
}

extension UIControl {
  /// Presses it, if a finger can: what is hidden, disabled or not on the screen cannot be pressed.
  @discardableResult public func simulatePress() -> Bool {
    guard isEnabled, !isHidden, alpha > 0.01, let window else { return false }
    let place = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    guard window.hitTest(place, with: nil)?.isDescendant(of: self) == true else { return false }
    sendActions(for: .touchUpInside)
    return true
  }
}

extension UIWindow {
  /// A short touch.
  public func simulateTap(at place: CGPoint) {
    let touch = UITouch(simulatedAt: place)
    guard let view = hitTest(place, with: nil) else { return }
    if let control = view as? UIControl {
      control.simulatePress()
      return
    }
    view.touchesBegan([touch], with: nil)
    view.touchesEnded([touch], with: nil)
  }

  /// Two fingers around a place that move apart, or towards each other.
  public func simulatePinch(at place: CGPoint, by factor: CGFloat) {
    let spread = 40.0
    let touches = [
      UITouch(simulatedAt: CGPoint(x: place.x - spread, y: place.y)),
      UITouch(simulatedAt: CGPoint(x: place.x + spread, y: place.y)),
    ]
    guard let view = hitTest(place, with: nil) else { return }
    view.touchesBegan(Set(touches), with: nil)
    touches[0].simulateMove(to: CGPoint(x: place.x - spread * factor, y: place.y))
    touches[1].simulateMove(to: CGPoint(x: place.x + spread * factor, y: place.y))
    view.touchesMoved(Set(touches), with: nil)
    view.touchesEnded(Set(touches), with: nil)
  }
}

extension UIView {
  /// The views below this one that are shown, and satisfy a condition.
  public func simulatedDescendants(where isWanted: (UIView) -> Bool = { _ in true }) -> [UIView] {
    subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap {
      (isWanted($0) ? [$0] : []) + $0.simulatedDescendants(where: isWanted)
    }
  }

  /// What a screen reader comes to, in its order.
  public var simulatedAccessibilityElements: [UIView] {
    if accessibilityElementsHidden || isHidden || alpha == 0 { return [] }
    if isAccessibilityElement { return [self] }
    let inner = accessibilityElements.map { $0.compactMap { $0 as? UIView } } ?? subviews
    return inner.flatMap { $0.simulatedAccessibilityElements }
  }
}

extension UIViewController {
  /// Swipes away what this controller presents.
  public func simulateSwipeDown() {
    guard let presented = presentedViewController, !presented.isModalInPresentation else { return }
    dismiss(animated: false)
    presented.presentationController.map { $0.delegate?.presentationControllerDidDismiss($0) }
  }
}
