import QuartzCore

@MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
    UIKitSimulation.vibrations += 1
  }

  /// <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype>: iOS 10.0
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
}
