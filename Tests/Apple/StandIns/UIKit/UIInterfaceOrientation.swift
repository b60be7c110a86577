import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uiinterfaceorientation>: iOS 2.0
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  /// <https://developer.apple.com/documentation/uikit/uiinterfaceorientation/portraitupsidedown>
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}
