import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uialertaction>: iOS 8.0
@MainActor open class UIAlertAction: NSObject {
  /// <https://developer.apple.com/documentation/uikit/uialertaction/title>: iOS 8.0
  open private(set) var title: String?
  /// <https://developer.apple.com/documentation/uikit/uialertaction/style>: iOS 8.0
  open private(set) var style: UIAlertAction.Style
  /// <https://developer.apple.com/documentation/uikit/uialertaction/isenabled>: iOS 8.0
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// <https://developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)>: iOS 8.0
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  /// <https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum>: iOS 8.0
  public enum Style: Int, Sendable {
    /// <https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum/default>: iOS 8.0
    case `default`, cancel, destructive
  }
}

/// <https://developer.apple.com/documentation/uikit/uialertcontroller>: iOS 8.0
@MainActor open class UIAlertController: UIViewController {
  /// <https://developer.apple.com/documentation/uikit/uialertcontroller/init(title:message:preferredstyle:)>: iOS 8.0
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = .overFullScreen
  }

  /// <https://developer.apple.com/documentation/uikit/uialertcontroller/message>: iOS 8.0
  open var message: String?
  /// <https://developer.apple.com/documentation/uikit/uialertcontroller/preferredstyle>: iOS 8.0
  open private(set) var preferredStyle = Style.alert
  /// <https://developer.apple.com/documentation/uikit/uialertcontroller/actions>: iOS 8.0
  open private(set) var actions: [UIAlertAction] = []
  /// <https://developer.apple.com/documentation/uikit/uialertcontroller/preferredaction>: iOS 8.0
  open var preferredAction: UIAlertAction?

  /// <https://developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)>: iOS 8.0
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// <https://developer.apple.com/documentation/uikit/uialertcontroller/style-swift.enum>: iOS 8.0
  public enum Style: Int, Sendable {
    /// <https://developer.apple.com/documentation/uikit/uialertcontroller/style-swift.enum/actionsheet>: iOS 8.0
    case actionSheet, alert
  }
}
