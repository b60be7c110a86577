import Foundation

/// <https://developer.apple.com/documentation/coregraphics/cgpath>
public class CGPath {
  /// What was drawn, for tests: Apple's class keeps it to itself.
  public internal(set) var simulatedElements: [SimulatedPathElement] = []

  /// <https://developer.apple.com/documentation/coregraphics/cgpath/init(rect:transform:)>
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { add(rect) }

  init() {}

  /// <https://developer.apple.com/documentation/coregraphics/cgpath/boundingbox>
  public var boundingBox: CGRect {
    let points = simulatedElements.flatMap { $0.points }
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  func add(_ rect: CGRect) {
    simulatedElements += [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }
}

/// <https://developer.apple.com/documentation/coregraphics/cgmutablepath>
public class CGMutablePath: CGPath {
  public override init() { super.init() }

  /// <https://developer.apple.com/documentation/coregraphics/cgmutablepath/addrect(_:transform:)>
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { add(rect) }

  /// <https://developer.apple.com/documentation/coregraphics/cgmutablepath/move(to:transform:)>
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    simulatedElements.append(.move(point.applying(transform)))
  }

  /// <https://developer.apple.com/documentation/coregraphics/cgmutablepath/addline(to:transform:)>
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    simulatedElements.append(.line(point.applying(transform)))
  }

  /// <https://developer.apple.com/documentation/coregraphics/cgmutablepath/addlines(between:transform:)>
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  /// <https://developer.apple.com/documentation/coregraphics/cgmutablepath/closesubpath()>
  public func closeSubpath() { simulatedElements.append(.close) }
}

public enum SimulatedPathElement: Equatable, Sendable {
  case move(CGPoint), line(CGPoint), close

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .close: []
    }
  }
}
