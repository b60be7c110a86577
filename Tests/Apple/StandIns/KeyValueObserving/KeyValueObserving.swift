// Key-value observing, which Foundation has on Apple's systems and not on Linux.
@_exported import Foundation

/// <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions>: iOS 2.0
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions/new>: iOS 2.0
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions/initial>: iOS 2.0
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// <https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange>: iOS 11.0
public struct NSKeyValueObservedChange<Value> {
  /// <https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange/newvalue>: iOS 11.0
  public let newValue: Value?
}

/// <https://developer.apple.com/documentation/foundation/nskeyvalueobservation>: iOS 11.0
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }

  /// <https://developer.apple.com/documentation/foundation/nskeyvalueobservation/invalidate()>: iOS 11.0
  public func invalidate() { end() }
}

/// What can be observed here: on Apple's systems every `NSObject`.
public protocol Observed: AnyObject {
  var observers: ObserverList { get }
}

/// Who observes an object.
public final class ObserverList: @unchecked Sendable {
  private let lock = NSLock()
  private var bodies: [Int: (path: AnyKeyPath, body: () -> Void)] = [:]
  private var last = 0

  public init() {}

  /// How many observe.
  public var count: Int { lock.withLock { bodies.count } }

  /// A property was set: whoever observes it is told, on this thread.
  public func changed(_ path: AnyKeyPath) {
    let told = lock.withLock { bodies.sorted { $0.key < $1.key }.map { $0.value } }
    for observer in told where observer.path == path { observer.body() }
  }

  fileprivate func add(_ path: AnyKeyPath, _ body: @escaping () -> Void) -> NSKeyValueObservation {
    let number = lock.withLock {
      last += 1
      bodies[last] = (path, body)
      return last
    }
    return NSKeyValueObservation { [weak self] in self?.remove(number) }
  }

  private func remove(_ number: Int) { lock.withLock { bodies[number] = nil } }
}

extension Observed where Self: NSObject {
  /// <https://developer.apple.com/documentation/swift/cocoa-design-patterns#Key-value-observing>: iOS 11.0
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let tell: () -> Void = { [weak self] in
      guard let self else { return }
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value))
    }
    if options.contains(.initial) { tell() }
    return observers.add(keyPath, tell)
  }
}
