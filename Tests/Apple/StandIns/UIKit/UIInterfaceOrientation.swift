import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uiinterfaceorientation>: iOS 2.0
public enum UIInterfaceOrientation: Int, Sendable {
  /// <https://developer.apple.com/documentation/uikit/uiinterfaceorientation/unknown>
  case unknown = 0
  /// <https://developer.apple.com/documentation/uikit/uiinterfaceorientation/portrait>
  case portrait = 1
  /// <https://developer.apple.com/documentation/uikit/uiinterfaceorientation/portraitupsidedown>
  case portraitUpsideDown = 2
  /// <https://developer.apple.com/documentation/uikit/uiinterfaceorientation/landscaperight>
  case landscapeRight = 3
  /// <https://developer.apple.com/documentation/uikit/uiinterfaceorientation/landscapeleft>
  case landscapeLeft = 4
}
