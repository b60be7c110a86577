import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@MainActor open class UIViewController: UIResponder {
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)>
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)>
  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/title>
  open var title: String?

  // MARK: View

  private var loadedView: UIView?

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/view>
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

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded>
  open var viewIfLoaded: UIView? { loadedView }
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded>
  open var isViewLoaded: Bool { loadedView != nil }

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()>
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>
  open func loadView() { view = UIView(frame: UIKitSimulation.window?.bounds ?? .zero) }
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()>
  open func viewDidLoad() {}
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)>
  open func viewWillAppear(_ animated: Bool) {}
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)>: iOS 13.0
  open func viewIsAppearing(_ animated: Bool) {}
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)>
  open func viewDidAppear(_ animated: Bool) {}
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)>
  open func viewWillDisappear(_ animated: Bool) {}
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)>
  open func viewDidDisappear(_ animated: Bool) {}
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()>
  open func viewWillLayoutSubviews() {}
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()>
  open func viewDidLayoutSubviews() {}

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilltransition(to:with:)>
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersstatusbarhidden>
  open var prefersStatusBarHidden: Bool { false }
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/prefershomeindicatorautohidden>
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations>
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/traitcollection>
  open var traitCollection: UITraitCollection { UIKitSimulation.traits }
  open override var next: UIResponder? { loadedView?.superview ?? presentingViewController }

  // MARK: Children

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/children>
  open private(set) var children: [UIViewController] = []
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/parent>
  open private(set) weak var parent: UIViewController?

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)>
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)>
  open func didMove(toParent parent: UIViewController?) {}
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)>
  open func willMove(toParent parent: UIViewController?) {}

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()>
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  // MARK: Presentation

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle>
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance>
  open var modalPresentationCapturesStatusBarAppearance = false
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation>
  open var isModalInPresentation = false
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller>
  open private(set) lazy var presentationController: UIPresentationController? = UIPresentationController()
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioningdelegate>
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller>
  open var presentedViewController: UIViewController? {
    simulatedPresented ?? parent?.presentedViewController
  }
  /// The one that this presents itself.
  var simulatedPresented: UIViewController?
  /// The one that was told to present this.
  weak var simulatedPresenter: UIViewController?
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller>
  open var presentingViewController: UIViewController? {
    simulatedPresenter ?? parent?.presentingViewController
  }
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingpresented>
  open internal(set) var isBeingPresented = false
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingdismissed>
  open internal(set) var isBeingDismissed = false

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    SimulatedPresentation.present(viewControllerToPresent, by: self, isAnimated: flag, completion)
  }

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)>
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    SimulatedPresentation.dismiss(self, isAnimated: flag, completion)
  }
}

/// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>
public enum UIModalPresentationStyle: Int, Sendable {
  /// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic>
  case automatic = -2
  /// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/none>
  case none = -1
  /// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen>
  case fullScreen = 0
  /// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/pagesheet>
  case pageSheet, formSheet, currentContext, custom, overFullScreen
}

/// <https://developer.apple.com/documentation/uikit/uipresentationcontroller>: iOS 8.0
@MainActor open class UIPresentationController: NSObject {
  /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/delegate>: iOS 8.0
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>: iOS 8.0
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdiddismiss(_:)>: iOS 8.0
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
