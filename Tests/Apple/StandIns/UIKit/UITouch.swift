import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uitouch>
@MainActor open class UITouch: NSObject {
  /// Where the finger is, in the window.
  public private(set) var simulatedPlace: CGPoint

  public init(simulatedAt place: CGPoint) { simulatedPlace = place }

  public func simulateMove(to place: CGPoint) { simulatedPlace = place }

  /// <https://developer.apple.com/documentation/uikit/uitouch/location(in:)>
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(simulatedPlace, from: nil) ?? simulatedPlace
  }
}

/// <https://developer.apple.com/documentation/uikit/uievent>
@MainActor open class UIEvent: NSObject {}

/// <https://developer.apple.com/documentation/uikit/uipressesevent>: iOS 9.0
@MainActor open class UIPressesEvent: UIEvent {}

/// <https://developer.apple.com/documentation/uikit/uipress>: iOS 9.0
@MainActor open class UIPress: NSObject {
  /// <https://developer.apple.com/documentation/uikit/uipress/key>: iOS 9.0
  open private(set) var key: UIKey?

  public init(simulatedKey key: UIKey?) { self.key = key }
}

/// <https://developer.apple.com/documentation/uikit/uikey>: iOS 13.4
@MainActor open class UIKey: NSObject {
  /// <https://developer.apple.com/documentation/uikit/uikey/keycode>: iOS 13.4
  open private(set) var keyCode: UIKeyboardHIDUsage

  public init(simulatedCode code: UIKeyboardHIDUsage) { keyCode = code }
}

/// <https://developer.apple.com/documentation/uikit/uikeyboardhidusage>: iOS 13.4
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// <https://developer.apple.com/documentation/uikit/uikeyboardhidusage/keyboardreturnorenter>: iOS 13.4
  case keyboardReturnOrEnter = 0x28
  /// <https://developer.apple.com/documentation/uikit/uikeyboardhidusage/keyboardescape>: iOS 13.4
  case keyboardEscape = 0x29
}
