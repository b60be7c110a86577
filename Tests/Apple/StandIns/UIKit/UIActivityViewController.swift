import CoreGraphics
import Foundation

/// <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>: iOS 6.0
@MainActor open class UIActivityViewController: UIViewController {
  /// What is offered, for tests.
  public let simulatedItems: [Any]

  /// <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/init(activityitems:applicationactivities:)>: iOS 6.0
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    simulatedItems = activityItems
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  /// <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/completionwithitemshandler-swift.property>: iOS 8.0
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// The user chose, or did not: it goes away.
  public func simulateEnd() {
    presentingViewController?.dismiss(animated: false)
    completionWithItemsHandler?(nil, true, nil, nil)
  }
}

/// <https://developer.apple.com/documentation/uikit/uiactivity>: iOS 6.0
@MainActor open class UIActivity: NSObject {
  /// <https://developer.apple.com/documentation/uikit/uiactivity/activitytype>: iOS 6.0
  public struct ActivityType: Hashable, Sendable {
    public let rawValue: String
  }
}

/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>: iOS 8.0
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceview>: iOS 8.0
  open var sourceView: UIView?
  /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourcerect>: iOS 8.0
  open var sourceRect = CGRect.zero
}

extension UIViewController {
  /// Nil on a phone, which shows sheets.
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller>: iOS 8.0
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
}
