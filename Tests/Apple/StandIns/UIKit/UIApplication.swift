import QuartzCore
import UniformTypeIdentifiers

/// <https://developer.apple.com/documentation/uikit/uiapplication>
@MainActor open class UIApplication: UIResponder {
  /// <https://developer.apple.com/documentation/uikit/uiapplication/shared>
  open class var shared: UIApplication { UIKitSimulation.application }

  /// <https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)>
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIKitSimulation.openedURLs.append(url)
    completion?(true)
  }

  /// <https://developer.apple.com/documentation/uikit/uiapplication/applicationstate>
  open var applicationState = State.active
  /// <https://developer.apple.com/documentation/uikit/uiapplication/isidletimerdisabled>
  open var isIdleTimerDisabled = false
  /// <https://developer.apple.com/documentation/uikit/uiapplication/shortcutitems>
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// <https://developer.apple.com/documentation/uikit/uiapplication/delegate>
  open weak var delegate: (any UIApplicationDelegate)?

  /// <https://developer.apple.com/documentation/uikit/uiapplication/state>
  public enum State: Int, Sendable {
    /// <https://developer.apple.com/documentation/uikit/uiapplication/state/active>
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

  /// <https://developer.apple.com/documentation/uikit/uiapplication/opensettingsurlstring>
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
  /// <https://developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification>
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// <https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification>
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// <https://developer.apple.com/documentation/uikit/uiapplication/willresignactivenotification>
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// <https://developer.apple.com/documentation/uikit/uiapplication/didbecomeactivenotification>
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// <https://developer.apple.com/documentation/uikit/uiapplication/willterminatenotification>
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
  /// <https://developer.apple.com/documentation/uikit/uiapplication/didreceivememorywarningnotification>
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

/// <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Every `NSObject` of Apple's has it.
  /// <https://developer.apple.com/documentation/uikit/uiapplicationdelegate/init()>
  init()
  /// <https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)>
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

/// <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>: iOS 9.0
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/type>: iOS 9.0
  public let type: String
  /// <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/localizedtitle>: iOS 9.0
  public let localizedTitle: String

  /// <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/init(type:localizedtitle:)>: iOS 9.0
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
  }
}
