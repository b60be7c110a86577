@_exported import UIKit

/// <https://developer.apple.com/documentation/swiftui/view>: iOS 13.0
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view without a body") }
}

/// A view of the stand-in's own: it says itself what is shown of it.
@MainActor protocol SimulatedPrimitive {
  func nodes(_ context: SimulatedContext) -> [SimulatedNode]
}

/// <https://developer.apple.com/documentation/swiftui/viewbuilder>: iOS 13.0
@MainActor @resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views)
  }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { .first(first) }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { .second(second) }
}

public struct TupleView<T>: View, SimulatedPrimitive {
  let views: [any View]

  init(_ views: [any View]) { self.views = views }

  public var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] {
    views.enumerated().flatMap { context.child("\($0)").show($1) }
  }
}

public enum _ConditionalContent<A: View, B: View>: View, SimulatedPrimitive {
  case first(A), second(B)

  public var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] {
    switch self {
    case .first(let view): context.child("if").show(view)
    case .second(let view): context.child("else").show(view)
    }
  }
}

extension Optional: View, SimulatedPrimitive where Wrapped: View {
  public var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] { map { context.child("some").show($0) } ?? [] }
}

/// <https://developer.apple.com/documentation/swiftui/emptyview>: iOS 13.0
public struct EmptyView: View, SimulatedPrimitive {
  /// <https://developer.apple.com/documentation/swiftui/emptyview/init()>: iOS 13.0
  public init() {}
  public var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] { [] }
}
