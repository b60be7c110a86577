import QuartzCore

@MainActor open class UITouch: NSObject {
  /// Where the finger is, in the window.
  public private(set) var simulatedPlace: CGPoint

  public init(simulatedAt place: CGPoint) { simulatedPlace = place }

  public func simulateMove(to place: CGPoint) { simulatedPlace = place }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(simulatedPlace, from: nil) ?? simulatedPlace
  }
}

@MainActor open class UIEvent: NSObject {}

@MainActor open class UIPressesEvent: UIEvent {}

@MainActor open class UIPress: NSObject {
  open private(set) var key: UIKey?

  public init(simulatedKey key: UIKey?) { self.key = key }
}

@MainActor open class UIKey: NSObject {
  open private(set) var keyCode: UIKeyboardHIDUsage

  public init(simulatedCode code: UIKeyboardHIDUsage) { keyCode = code }
}

/// <https://developer.apple.com/documentation/uikit/uikeyboardhidusage>: iOS 13.4
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
}
