import QuartzCore

/// How controllers come and go, in the order in which UIKit calls them, and what it refuses to do.
@MainActor enum SimulatedPresentation {
  static func present(
    _ controller: UIViewController, by caller: UIViewController, isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    // A child's view is a part of its parent's: that one presents.
    var presenter = caller
    while let parent = presenter.parent { presenter = parent }
    if let other = presenter.presentedViewController {
      return complain("\(presenter) already presents \(other), it cannot present \(controller)")
    }
    if controller.simulatedPresenter != nil { return complain("\(controller) is presented already") }
    guard let window = presenter.view.window else { return complain("\(presenter) is not in a window") }
    presenter.simulatedPresented = controller
    controller.simulatedPresenter = presenter
    controller.isBeingPresented = true
    controller.loadViewIfNeeded()
    controller.viewWillAppear(isAnimated)
    let hidesPresenter = controller.modalPresentationStyle == .fullScreen
    if hidesPresenter { presenter.viewWillDisappear(isAnimated) }
    controller.view.frame = window.bounds
    let animator =
      isAnimated
      ? controller.transitioningDelegate?.animationController(
        forPresented: controller, presenting: presenter, source: presenter) : nil
    let end = {
      if controller.view.window == nil { window.addSubview(controller.view) }
      if hidesPresenter { presenter.view.removeFromSuperview() }
      controller.isBeingPresented = false
      controller.viewDidAppear(isAnimated)
      if hidesPresenter { presenter.viewDidDisappear(isAnimated) }
      completion?()
    }
    if let animator {
      let context = SimulatedTransitionContext(
        from: presenter, to: controller, in: window, keepsFront: !hidesPresenter, end: end)
      controller.viewIsAppearing(isAnimated)
      animator.animateTransition(using: context)
      window.layoutIfNeeded()
    } else {
      window.addSubview(controller.view)
      controller.viewIsAppearing(isAnimated)
      window.layoutIfNeeded()
      finish(isAnimated, end)
    }
  }

  static func dismiss(_ caller: UIViewController, isAnimated: Bool, _ completion: (() -> Void)?) {
    guard caller.presentedViewController != nil else {
      if let presenter = caller.presentingViewController {
        return dismiss(presenter, isAnimated: isAnimated, completion)
      }
      completion?()
      return
    }
    var presenter = caller
    while presenter.simulatedPresented == nil, let parent = presenter.parent { presenter = parent }
    guard let controller = presenter.presentedViewController else { return }
    if controller.isBeingPresented || controller.isBeingDismissed {
      return complain("\(controller) is on its way already")
    }
    // What it presents itself goes with it, at once.
    if controller.presentedViewController != nil { dismiss(controller, isAnimated: false, nil) }
    let window = controller.view.window ?? UIKitSimulation.window!
    controller.isBeingDismissed = true
    controller.viewWillDisappear(isAnimated)
    let hidPresenter = controller.modalPresentationStyle == .fullScreen
    if hidPresenter { presenter.viewWillAppear(isAnimated) }
    presenter.view.frame = window.bounds
    let animator =
      isAnimated
      ? controller.transitioningDelegate?.animationController(forDismissed: controller) : nil
    let end = {
      controller.view.removeFromSuperview()
      if presenter.view.window == nil { window.addSubview(presenter.view) }
      controller.isBeingDismissed = false
      controller.simulatedPresenter = nil
      presenter.simulatedPresented = nil
      controller.viewDidDisappear(isAnimated)
      if hidPresenter { presenter.viewDidAppear(isAnimated) }
      completion?()
    }
    if let animator {
      let context = SimulatedTransitionContext(
        from: controller, to: presenter, in: window, keepsFront: !hidPresenter, end: end)
      animator.animateTransition(using: context)
      window.layoutIfNeeded()
    } else {
      finish(isAnimated, end)
    }
  }

  private static func finish(_ isAnimated: Bool, _ end: @escaping () -> Void) {
    if isAnimated { UIKitSimulation.pendingAnimations.append(end) } else { end() }
  }

  private static func complain(_ text: String) { UIKitSimulation.complaints.append(text) }
}

@MainActor private final class SimulatedTransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  let transitionWasCancelled = false
  private let from: UIViewController
  private let to: UIViewController
  private let keepsFront: Bool
  private var end: (() -> Void)?

  init(
    from: UIViewController, to: UIViewController, in window: UIWindow, keepsFront: Bool,
    end: @escaping () -> Void
  ) {
    (self.from, self.to, self.keepsFront, self.end) = (from, to, keepsFront, end)
    containerView = UIView(frame: window.bounds)
    super.init()
    window.addSubview(containerView)
    if !keepsFront || !from.isBeingPresented { containerView.addSubview(from.view) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return UIKitSimulation.complaints.append("a transition was completed twice") }
    self.end = nil
    let window = containerView.superview
    for view in containerView.subviews { window?.addSubview(view) }
    containerView.removeFromSuperview()
    end()
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}
