import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate>: iOS 7.0
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/animationcontroller(forpresented:presenting:source:)>: iOS 7.0
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/animationcontroller(fordismissed:)>: iOS 7.0
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
}

/// <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning>: iOS 7.0
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning/transitionduration(using:)>: iOS 7.0
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning/animatetransition(using:)>: iOS 7.0
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning>: iOS 7.0
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/containerview>: iOS 7.0
  var containerView: UIView { get }
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/isanimated>: iOS 7.0
  var isAnimated: Bool { get }
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/transitionwascancelled>: iOS 7.0
  var transitionWasCancelled: Bool { get }
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/completetransition(_:)>: iOS 7.0
  func completeTransition(_ didComplete: Bool)
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/view(forkey:)>: iOS 7.0
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/viewcontroller(forkey:)>: iOS 7.0
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/finalframe(for:)>: iOS 7.0
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// <https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey>
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// <https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey/from>
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// <https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey/to>
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// <https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey>
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// <https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey/from>
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// <https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey/to>
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>: iOS 7.0
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/targettransform>: iOS 7.0
  var targetTransform: CGAffineTransform { get }
}

/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>: iOS 7.0
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
