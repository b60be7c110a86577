import QuartzCore

extension UIView {
  /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions>
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions/allowuserinteraction>
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions/beginfromcurrentstate>
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions/curveeaseinout>
    public static let curveEaseInOut: AnimationOptions = []
    /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions/curveeaseout>
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions/curvelinear>
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:)>
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIKitSimulation.animationDurations.append(duration)
    animations()
    if let completion { UIKitSimulation.pendingAnimations.append { completion(true) } }
  }

  /// <https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)>
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
