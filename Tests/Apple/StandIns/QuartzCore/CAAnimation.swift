import Foundation

/// <https://developer.apple.com/documentation/quartzcore/caanimation>
open class CAAnimation: NSObject {
  /// <https://developer.apple.com/documentation/quartzcore/caanimation/duration>
  open var duration: CFTimeInterval = 0
  /// <https://developer.apple.com/documentation/quartzcore/caanimation/repeatcount>
  open var repeatCount: Float = 0
  /// <https://developer.apple.com/documentation/quartzcore/caanimation/autoreverses>
  open var autoreverses = false
  /// <https://developer.apple.com/documentation/quartzcore/caanimation/isremovedoncompletion>
  open var isRemovedOnCompletion = true
  /// <https://developer.apple.com/documentation/quartzcore/caanimation/timingfunction>
  open var timingFunction: CAMediaTimingFunction?
}

/// <https://developer.apple.com/documentation/corefoundation/cftimeinterval>
public typealias CFTimeInterval = Double

/// <https://developer.apple.com/documentation/quartzcore/capropertyanimation>
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
  /// <https://developer.apple.com/documentation/quartzcore/cabasicanimation/fromvalue>
  open var fromValue: Any?
  /// <https://developer.apple.com/documentation/quartzcore/cabasicanimation/tovalue>
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
  /// <https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/easeineaseout>
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// <https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/easeout>
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
}

/// <https://developer.apple.com/documentation/quartzcore/catransaction>
open class CATransaction: NSObject {
  /// <https://developer.apple.com/documentation/quartzcore/catransaction/begin()>
  open class func begin() {}
  /// <https://developer.apple.com/documentation/quartzcore/catransaction/commit()>
  open class func commit() {}
  /// <https://developer.apple.com/documentation/quartzcore/catransaction/setdisableactions(_:)>
  open class func setDisableActions(_ flag: Bool) {}
}

/// <https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()>
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
