import QuartzCore

@MainActor open class UIAction: NSObject {
  open var title: String
  open var image: UIImage?
  let handler: UIActionHandler

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

@MainActor open class UIControl: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isEnabled = true {
    didSet {
      if isEnabled {
        accessibilityTraits.remove(.notEnabled)
      } else {
        accessibilityTraits.insert(.notEnabled)
      }
    }
  }
  open var isSelected = false {
    didSet {
      if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }
  }

  private var actions: [(events: UIControl.Event, action: UIAction)] = []

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((controlEvents, action))
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
  }

  /// <https://developer.apple.com/documentation/uikit/uicontrol/event>
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }
}
