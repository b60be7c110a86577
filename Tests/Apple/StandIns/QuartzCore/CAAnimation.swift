import Foundation

/// <https://developer.apple.com/documentation/quartzcore/caanimation>
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  /// <https://developer.apple.com/documentation/quartzcore/caanimation/autoreverses>
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
}

/// <https://developer.apple.com/documentation/corefoundation/cftimeinterval>
public typealias CFTimeInterval = Double

open class CAPropertyAnimation: CAAnimation {
  /// <https://developer.apple.com/documentation/quartzcore/capropertyanimation/init(keypath:)>
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// <https://developer.apple.com/documentation/quartzcore/capropertyanimation/keypath>
  open var keyPath: String?
}

/// <https://developer.apple.com/documentation/quartzcore/cabasicanimation>
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}

/// <https://developer.apple.com/documentation/quartzcore/camediatimingfunction>
public class CAMediaTimingFunction: NSObject {
  /// For tests: Apple's class keeps it to itself.
  public let simulatedName: CAMediaTimingFunctionName

  /// <https://developer.apple.com/documentation/quartzcore/camediatimingfunction/init(name:)>
  public init(name: CAMediaTimingFunctionName) { simulatedName = name }
}

/// <https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname>
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// <https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/linear>
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
}

/// <https://developer.apple.com/documentation/quartzcore/catransaction>
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  /// <https://developer.apple.com/documentation/quartzcore/catransaction/setdisableactions(_:)>
  open class func setDisableActions(_ flag: Bool) {}
}

/// <https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()>
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
