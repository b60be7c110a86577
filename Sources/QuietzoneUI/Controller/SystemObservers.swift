#if canImport(UIKit)
  import UIKit

  /// Something of the system's that the scanner has to know.
  enum SystemChange: Sendable {
    case background, foreground, inactive, termination
    case memory
    /// The screen reader, or reduced motion.
    case accessibility
    case textSize
    /// The screen reader is done with this announcement.
    case announcement(String)
  }

  /// The notifications a scanner listens to, for as long as this exists.
  @MainActor final class SystemObservers {
    private let tokens = Tokens()

    private static let changes: [(NSNotification.Name, SystemChange)] = [
      (UIScene.didEnterBackgroundNotification, .background),
      (UIScene.willEnterForegroundNotification, .foreground),
      (UIScene.willDeactivateNotification, .inactive),
      (UIApplication.willTerminateNotification, .termination),
      (UIApplication.didReceiveMemoryWarningNotification, .memory),
      (UIAccessibility.voiceOverStatusDidChangeNotification, .accessibility),
      (UIAccessibility.reduceMotionStatusDidChangeNotification, .accessibility),
      (UIContentSizeCategory.didChangeNotification, .textSize),
    ]

    func observe(_ scanner: ScannerViewController) {
      for (name, change) in Self.changes { observe(name, for: scanner) { _ in change } }
      observe(UIAccessibility.announcementDidFinishNotification, for: scanner) { information in
        .announcement(information?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? "")
      }
    }

    private func observe(
      _ name: NSNotification.Name, for scanner: ScannerViewController,
      _ change: @escaping @Sendable ([AnyHashable: Any]?) -> SystemChange
    ) {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak scanner] notification in
        let change = change(notification.userInfo)
        let scene = (notification.object as? UIScene).map { ObjectIdentifier($0) }
        // UIKit posts all of these on the main thread.
        MainActor.assumeIsolated { scanner?.systemChanged(change, in: scene) }
      }
      tokens.list.append(token)
    }

    /// Ends the observations when it goes, on whichever thread that is.
    private final class Tokens: @unchecked Sendable {
      var list: [any NSObjectProtocol] = []

      deinit { for token in list { NotificationCenter.default.removeObserver(token) } }
    }
  }
#endif
