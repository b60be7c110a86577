import Foundation

/// Apple has it in Foundation.
/// <https://developer.apple.com/documentation/foundation/nsuseractivity>: iOS 8.0
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  /// <https://developer.apple.com/documentation/foundation/nsuseractivity/userinfo>: iOS 8.0
  open var userInfo: [AnyHashable: Any]?

  public init(activityType: String) { self.activityType = activityType }
}

/// <https://developer.apple.com/documentation/uikit/uikeyboardtype>
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL
  case webSearch = 10
}
