import QuartzCore

/// What tests see of the system, and do in its place. Nothing of this is Apple's: it is for tests alone.
@MainActor public enum UIKitSimulation {
  // MARK: The system's state

  public static var traits = UITraitCollection()
  public static var isVoiceOverRunning = false
  public static var isReduceMotionEnabled = false
  public static var window: UIWindow?
  public internal(set) static var application = UIApplication()
  public internal(set) static var pasteboard = UIPasteboard()

  // MARK: What was done

  /// What UIKit would have complained about, and left undone.
  public internal(set) static var complaints: [String] = []
  public internal(set) static var openedURLs: [URL] = []
  public internal(set) static var vibrations = 0
  public internal(set) static var posted: [(notification: UIAccessibility.Notification, text: String?)] = []
  public internal(set) static var animationDurations: [TimeInterval] = []
  static var pendingAnimations: [() -> Void] = []

  /// The announcements, oldest first.
  public static var announcements: [String] {
    posted.compactMap { $0.notification == .announcement ? $0.text : nil }
  }

  /// A new device, on which nothing has happened.
  public static func reset() {
    traits = UITraitCollection()
    isVoiceOverRunning = false
    isReduceMotionEnabled = false
    window = nil
    application = UIApplication()
    pasteboard = UIPasteboard()
    complaints = []
    openedURLs = []
    vibrations = 0
    posted = []
    animationDurations = []
    pendingAnimations = []
  }

  // MARK: What happens

  /// Whether an animation is on its way.
  public static var isAnimating: Bool { !pendingAnimations.isEmpty }

  /// Lets animations end, and those that begin thereupon.
  public static func finishAnimations() {
    while !pendingAnimations.isEmpty { pendingAnimations.removeFirst()() }
    window?.layoutIfNeeded()
  }

  /// The controller in front of all others.
  public static var frontController: UIViewController? {
    var front = window?.rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  /// The alert that is shown.
  public static var alert: UIAlertController? { frontController as? UIAlertController }

  /// The screen reader has spoken an announcement, or was interrupted.
  public static func finishAnnouncement(_ text: String, wasSuccessful: Bool = true) {
    NotificationCenter.default.post(
      name: UIAccessibility.announcementDidFinishNotification, object: nil,
      userInfo: [
        UIAccessibility.announcementStringValueUserInfoKey: text,
        UIAccessibility.announcementWasSuccessfulUserInfoKey: wasSuccessful,
      ])
  }

  /// The system tells the app of a change.
  public static func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }

  /// A window of this size with a controller in it.
  @discardableResult public static func show(
    _ controller: UIViewController, size: CGSize = CGSize(width: 393, height: 852)
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    UIKitSimulation.window = window
    window.windowScene = UIWindowScene()
    window.rootViewController = controller
    return window
  }

  /// The device is turned, or another app gets or gives up a part of the screen.
  public static func resize(
    to size: CGSize, safeArea: UIEdgeInsets? = nil, orientation: UIInterfaceOrientation? = nil,
    transform: CGAffineTransform = .identity
  ) {
    guard let window, let root = window.rootViewController else { return }
    let coordinator = SimulatedTransitionCoordinator(targetTransform: transform)
    var controllers = [root]
    while let next = controllers.last?.presentedViewController { controllers.append(next) }
    for controller in controllers { controller.viewWillTransition(to: size, with: coordinator) }
    if let orientation { window.windowScene?.simulatedOrientation = orientation }
    if let safeArea { window.simulatedSafeArea = safeArea }
    window.frame = CGRect(origin: .zero, size: size)
    for controller in controllers {
      controller.viewIfLoaded?.frame = window.bounds
      controller.viewIfLoaded?.setNeedsLayout()
    }
    window.layoutIfNeeded()
    coordinator.finish()
  }
}

@MainActor private final class SimulatedTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator
{
  let targetTransform: CGAffineTransform
  private var steps: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(targetTransform: CGAffineTransform) { self.targetTransform = targetTransform }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { steps.insert(animation, at: 0) }
    if let completion { steps.append(completion) }
    return true
  }

  func finish() { for step in steps { step(self) } }
}
