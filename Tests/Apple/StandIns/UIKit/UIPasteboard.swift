import Foundation

/// <https://developer.apple.com/documentation/uikit/uipasteboard>: iOS 3.0
@MainActor open class UIPasteboard: NSObject {
  /// <https://developer.apple.com/documentation/uikit/uipasteboard/general>: iOS 3.0
  open class var general: UIPasteboard { UIKitSimulation.pasteboard }
  /// <https://developer.apple.com/documentation/uikit/uipasteboard/string>: iOS 3.0
  open var string: String?
}
