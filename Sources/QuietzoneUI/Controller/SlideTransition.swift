#if canImport(UIKit)
  import UIKit

  /// The page in front slides up and off to show the scanner, which looks as if it had lain beneath, and back down again.
  @MainActor final class SlideTransition: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(isPresenting: true) }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(isPresenting: false) }

    @MainActor private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      let isPresenting: Bool

      init(isPresenting: Bool) { self.isPresenting = isPresenting }

      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { UIAccessibility.isReduceMotionEnabled ? 0 : 0.32 }

      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let (fromKey, toKey) = (UITransitionContextViewKey.from, UITransitionContextViewKey.to)
        guard let from = transitionContext.view(forKey: fromKey),
          let to = transitionContext.view(forKey: toKey),
          let shown = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(true) }
        let container = transitionContext.containerView
        let (beneath, front) = isPresenting ? (to, from) : (from, to)
        to.frame = transitionContext.finalFrame(for: shown)
        container.addSubview(beneath)
        container.addSubview(front)
        let away = CGAffineTransform(translationX: 0, y: -container.bounds.height)
        front.transform = isPresenting ? .identity : away
        UIView.animate(
          withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut
        ) {
          front.transform = self.isPresenting ? away : .identity
        } completion: { _ in
          front.transform = .identity
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      }
    }
  }
#endif
