import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/none>
  public static let none: UIAccessibilityTraits = []
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/button>
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/image>
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/selected>
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/statictext>
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/notenabled>
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/updatesfrequently>
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
}

/// <https://developer.apple.com/documentation/uikit/uiaccessibility>
public enum UIAccessibility {
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/isvoiceoverrunning>
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/isreducemotionenabled>
  @MainActor public static var isVoiceOverRunning: Bool { UIKitSimulation.isVoiceOverRunning }
  @MainActor public static var isReduceMotionEnabled: Bool { UIKitSimulation.isReduceMotionEnabled }

  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)>
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    UIKitSimulation.posted.append((notification, argument as? String))
  }

  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/notification>
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// <https://developer.apple.com/documentation/uikit/uiaccessibility/notification/screenchanged>
    public static let screenChanged = Notification(rawValue: 1000)
    /// <https://developer.apple.com/documentation/uikit/uiaccessibility/notification/layoutchanged>
    public static let layoutChanged = Notification(rawValue: 1001)
    /// <https://developer.apple.com/documentation/uikit/uiaccessibility/notification/announcement>
    public static let announcement = Notification(rawValue: 1008)
  }

  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/announcementdidfinishnotification>
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/announcementstringvalueuserinfokey>
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/announcementwassuccessfuluserinfokey>
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/voiceoverstatusdidchangenotification>
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// <https://developer.apple.com/documentation/uikit/uiaccessibility/reducemotionstatusdidchangenotification>
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
