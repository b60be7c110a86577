import Foundation

open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
}

public typealias CFTimeInterval = Double

open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open var keyPath: String?
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}

public class CAMediaTimingFunction: NSObject {
  /// For tests: Apple's class keeps it to itself.
  public let simulatedName: CAMediaTimingFunctionName

  public init(name: CAMediaTimingFunctionName) { simulatedName = name }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
}

public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
