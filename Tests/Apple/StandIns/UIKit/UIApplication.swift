import QuartzCore
import UniformTypeIdentifiers

@MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { UIKitSimulation.application }

  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIKitSimulation.openedURLs.append(url)
    completion?(true)
  }

  open var applicationState = State.active
  open var isIdleTimerDisabled = false
  open var shortcutItems: [UIApplicationShortcutItem]?
  open weak var delegate: (any UIApplicationDelegate)?

  /// <https://developer.apple.com/documentation/uikit/uiapplication/state>
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// <https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey>
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// <https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey>
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public nonisolated class var openSettingsURLString: String { "app-settings:" }
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Every `NSObject` of Apple's has it.
  init()
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

/// <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>: iOS 9.0
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  public let type: String
  public let localizedTitle: String

  /// <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/init(type:localizedtitle:)>: iOS 9.0
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
  }
}
