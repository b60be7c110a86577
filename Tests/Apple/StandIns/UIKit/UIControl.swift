import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uiaction>: iOS 13.0
@MainActor open class UIAction: NSObject {
  /// <https://developer.apple.com/documentation/uikit/uiaction/title>: iOS 13.0
  open var title: String
  /// <https://developer.apple.com/documentation/uikit/uiaction/image>: iOS 13.0
  open var image: UIImage?
  let handler: UIActionHandler

  /// <https://developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:handler:)>: iOS 13.0
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    (self.title, self.image, self.handler) = (title, image, handler)
  }

  /// <https://developer.apple.com/documentation/uikit/uiaction/identifier>: iOS 13.0
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// <https://developer.apple.com/documentation/uikit/uiactionhandler>
public typealias UIActionHandler = (UIAction) -> Void

/// <https://developer.apple.com/documentation/uikit/uicontrol>
@MainActor open class UIControl: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// <https://developer.apple.com/documentation/uikit/uicontrol/init(coder:)>
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// <https://developer.apple.com/documentation/uikit/uicontrol/isenabled>
  open var isEnabled = true {
    didSet {
      if isEnabled {
        accessibilityTraits.remove(.notEnabled)
      } else {
        accessibilityTraits.insert(.notEnabled)
      }
    }
  }
  /// <https://developer.apple.com/documentation/uikit/uicontrol/isselected>
  open var isSelected = false {
    didSet {
      if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }
  }

  private var actions: [(events: UIControl.Event, action: UIAction)] = []

  /// <https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)>: iOS 14.0
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((controlEvents, action))
  }

  /// <https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)>
  open func sendActions(for controlEvents: UIControl.Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
  }

  /// <https://developer.apple.com/documentation/uikit/uicontrol/event>
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// <https://developer.apple.com/documentation/uikit/uicontrol/event/touchupinside>
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// <https://developer.apple.com/documentation/uikit/uicontrol/event/valuechanged>
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// <https://developer.apple.com/documentation/uikit/uicontrol/event/primaryactiontriggered>
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }
}
