import QuartzCore

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open var title: String?

  // MARK: View

  private var loadedView: UIView?

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.simulatedController = nil
      loadedView = newValue
      loadedView?.simulatedController = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() { view = UIView(frame: UIKitSimulation.window?.bounds ?? .zero) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var traitCollection: UITraitCollection { UIKitSimulation.traits }
  open override var next: UIResponder? { loadedView?.superview ?? presentingViewController }

  // MARK: Children

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open private(set) lazy var presentationController: UIPresentationController? = UIPresentationController()
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var presentedViewController: UIViewController? {
    simulatedPresented ?? parent?.presentedViewController
  }
  /// The one that this presents itself.
  var simulatedPresented: UIViewController?
  /// The one that was told to present this.
  weak var simulatedPresenter: UIViewController?
  open var presentingViewController: UIViewController? {
    simulatedPresenter ?? parent?.presentingViewController
  }
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    SimulatedPresentation.present(viewControllerToPresent, by: self, isAnimated: flag, completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    SimulatedPresentation.dismiss(self, isAnimated: flag, completion)
  }
}

/// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  /// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen>
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen
}

@MainActor open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
