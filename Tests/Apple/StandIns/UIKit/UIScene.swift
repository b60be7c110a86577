import QuartzCore

@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {
    open private(set) var shortcutItem: UIApplicationShortcutItem?

    public init(simulatedShortcutItem item: UIApplicationShortcutItem?) { shortcutItem = item }
  }

  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
}

@MainActor open class UIWindowScene: UIScene {
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: simulatedOrientation) }
  var simulatedOrientation = UIInterfaceOrientation.portrait

  @MainActor open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) { self.interfaceOrientation = interfaceOrientation }
  }
}

@MainActor open class UISceneSession: NSObject {
  public let role: UISceneSession.Role

  public init(simulatedRole role: UISceneSession.Role) { self.role = role }

  /// <https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct>: iOS 13.0
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

@MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
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
