import Foundation

/// Apple has it in Foundation.
/// <https://developer.apple.com/documentation/foundation/nsuseractivity>: iOS 8.0
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// <https://developer.apple.com/documentation/foundation/nsuseractivity/activitytype>: iOS 8.0
  public let activityType: String
  /// <https://developer.apple.com/documentation/foundation/nsuseractivity/title>: iOS 8.0
  open var title: String?
  /// <https://developer.apple.com/documentation/foundation/nsuseractivity/userinfo>: iOS 8.0
  open var userInfo: [AnyHashable: Any]?

  /// <https://developer.apple.com/documentation/foundation/nsuseractivity/init(activitytype:)>: iOS 8.0
  public init(activityType: String) { self.activityType = activityType }
}

/// <https://developer.apple.com/documentation/uikit/uikeyboardtype>
public enum UIKeyboardType: Int, Sendable {
  /// <https://developer.apple.com/documentation/uikit/uikeyboardtype/default>
  case `default`, asciiCapable, numbersAndPunctuation, URL
  /// <https://developer.apple.com/documentation/uikit/uikeyboardtype/websearch>
  case webSearch = 10
}
