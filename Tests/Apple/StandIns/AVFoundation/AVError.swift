@_exported import CoreMedia
@_exported import KeyValueObserving
@_exported import QuartzCore

/// <https://developer.apple.com/documentation/avfoundation/averror>: iOS 4.0
public struct AVError: Error, Equatable, Sendable {
  /// <https://developer.apple.com/documentation/avfoundation/averror/code>: iOS 4.0
  public enum Code: Int, Sendable {
    case unknown = -11800
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case mediaDiscontinuity = -11806
    case deviceWasDisconnected = -11808
    case deviceInUseByAnotherApplication = -11815
    case mediaServicesWereReset = -11819
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  /// <https://developer.apple.com/documentation/avfoundation/averror/code>: iOS 4.0
  public let code: Code

  /// <https://developer.apple.com/documentation/avfoundation/averror/init(_:userinfo:)>: iOS 4.0
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}
