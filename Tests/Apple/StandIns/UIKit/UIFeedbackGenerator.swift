import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uifeedbackgenerator>: iOS 10.0
@MainActor open class UIFeedbackGenerator: NSObject {
  /// <https://developer.apple.com/documentation/uikit/uifeedbackgenerator/prepare()>: iOS 10.0
  open func prepare() {}
}

/// <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>: iOS 10.0
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/notificationoccurred(_:)>: iOS 10.0
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
    UIKitSimulation.vibrations += 1
  }

  /// <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype>: iOS 10.0
  public enum FeedbackType: Int, Sendable {
    /// <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype/success>: iOS 10.0
    case success, warning, error
  }
}
