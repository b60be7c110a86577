import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uiwindow>
@MainActor open class UIWindow: UIView {
  /// <https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller>
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let rootViewController else { return }
      rootViewController.viewWillAppear(false)
      rootViewController.view.frame = bounds
      addSubview(rootViewController.view)
      rootViewController.viewIsAppearing(false)
      layoutIfNeeded()
      rootViewController.viewDidAppear(false)
    }
  }

  /// <https://developer.apple.com/documentation/uikit/uiwindow/windowscene>
  open var windowScene: UIWindowScene?
  open override var next: UIResponder? { nil }
  /// <https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()>
  open func makeKeyAndVisible() { UIKitSimulation.window = self }

  /// What bars and notches cover.
  public internal(set) var simulatedSafeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
}
