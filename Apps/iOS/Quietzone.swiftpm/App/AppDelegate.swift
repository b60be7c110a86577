import UIKit

/// Receives the Home Screen's quick action, which SwiftUI leaves to UIKit.
final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    // The app is started by the quick action.
    if let item = options.shortcutItem { QuickAction.follow(item) }
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  /// The app runs already.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(QuickAction.follow(shortcutItem)) }
}

/// The quick action that `Info.plist` declares.
enum QuickAction {
  static let scan = "scan"

  @MainActor @discardableResult static func follow(_ item: UIApplicationShortcutItem) -> Bool {
    guard item.type == scan else { return false }
    Entry.shared.requested = .applicationShortcut
    return true
  }
}
