import QuartzCore

@MainActor open class UIAlertAction: NSObject {
  open private(set) var title: String?
  open private(set) var style: UIAlertAction.Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  /// <https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum>: iOS 8.0
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}

@MainActor open class UIAlertController: UIViewController {
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = .overFullScreen
  }

  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// <https://developer.apple.com/documentation/uikit/uialertcontroller/style-swift.enum>: iOS 8.0
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}
