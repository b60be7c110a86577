import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uiscene>: iOS 13.0
@MainActor open class UIScene: UIResponder {
  /// <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions>: iOS 13.0
  @MainActor open class ConnectionOptions: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/shortcutitem>: iOS 13.0
    open private(set) var shortcutItem: UIApplicationShortcutItem?

    public init(simulatedShortcutItem item: UIApplicationShortcutItem?) { shortcutItem = item }
  }

  /// <https://developer.apple.com/documentation/uikit/uiscene/willdeactivatenotification>: iOS 13.0
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  /// <https://developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification>: iOS 13.0
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
  /// <https://developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification>: iOS 13.0
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
}

/// <https://developer.apple.com/documentation/uikit/uiwindowscene>: iOS 13.0
@MainActor open class UIWindowScene: UIScene {
  /// <https://developer.apple.com/documentation/uikit/uiwindowscene/effectivegeometry>: iOS 16.0
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: simulatedOrientation) }
  var simulatedOrientation = UIInterfaceOrientation.portrait

  /// <https://developer.apple.com/documentation/uikit/uiwindowscene/geometry>: iOS 16.0
  @MainActor open class Geometry: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/interfaceorientation>: iOS 16.0
    public let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) { self.interfaceOrientation = interfaceOrientation }
  }
}

/// <https://developer.apple.com/documentation/uikit/uiscenesession>: iOS 13.0
@MainActor open class UISceneSession: NSObject {
  /// <https://developer.apple.com/documentation/uikit/uiscenesession/role>: iOS 13.0
  public let role: UISceneSession.Role

  public init(simulatedRole role: UISceneSession.Role) { self.role = role }

  /// <https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct>: iOS 13.0
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// <https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct/windowapplication>: iOS 13.0
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// <https://developer.apple.com/documentation/uikit/uisceneconfiguration>: iOS 13.0
@MainActor open class UISceneConfiguration: NSObject {
  /// <https://developer.apple.com/documentation/uikit/uisceneconfiguration/name>: iOS 13.0
  public let name: String?
  /// <https://developer.apple.com/documentation/uikit/uisceneconfiguration/role>: iOS 13.0
  public let role: UISceneSession.Role
  /// <https://developer.apple.com/documentation/uikit/uisceneconfiguration/delegateclass>: iOS 13.0
  open var delegateClass: AnyClass?

  /// <https://developer.apple.com/documentation/uikit/uisceneconfiguration/init(name:sessionrole:)>: iOS 13.0
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// <https://developer.apple.com/documentation/uikit/uiscenedelegate>: iOS 13.0
@MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>: iOS 13.0
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)>: iOS 13.0
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

/// <https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask>
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// <https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask/all>
  public static let all = UIInterfaceOrientationMask(rawValue: 0b11110)
}
