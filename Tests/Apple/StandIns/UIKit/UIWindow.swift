import QuartzCore

@MainActor open class UIWindow: UIView {
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

  open var windowScene: UIWindowScene?
  open override var next: UIResponder? { nil }
  open func makeKeyAndVisible() { UIKitSimulation.window = self }

  /// What bars and notches cover.
  public internal(set) var simulatedSafeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
}
