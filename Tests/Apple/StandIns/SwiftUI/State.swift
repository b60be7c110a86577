import Foundation
import Observation

/// A property that has to be told where its view is.
@MainActor protocol SimulatedProperty {
  func link(_ context: SimulatedContext, _ name: String)
}

/// <https://developer.apple.com/documentation/swiftui/state>: iOS 13.0
@propertyWrapper public struct State<Value>: SimulatedProperty {
  final class Place {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Where the value is: what the view began with, until the screen knows an older one at the view's place.
  final class Link {
    var place: Place
    init(_ place: Place) { self.place = place }
  }

  let link: Link

  /// <https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)>: iOS 13.0
  public init(wrappedValue value: Value) { link = Link(Place(value)) }
  /// <https://developer.apple.com/documentation/swiftui/state/init(initialvalue:)>: iOS 13.0
  public init(initialValue value: Value) { link = Link(Place(value)) }

  /// <https://developer.apple.com/documentation/swiftui/state/wrappedvalue>: iOS 13.0
  public var wrappedValue: Value {
    get { link.place.value }
    nonmutating set { link.place.value = newValue }
  }

  /// <https://developer.apple.com/documentation/swiftui/state/projectedvalue>: iOS 13.0
  public var projectedValue: Binding<Value> {
    let place = link.place
    return Binding(get: { place.value }, set: { place.value = $0 })
  }

  func link(_ context: SimulatedContext, _ name: String) {
    let key = context.path + "." + name
    if let old = context.screen.states[key] as? Place {
      link.place = old
    } else {
      context.screen.states[key] = link.place
    }
  }
}

/// <https://developer.apple.com/documentation/swiftui/binding>: iOS 13.0
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let read: () -> Value
  let write: (Value) -> Void

  /// <https://developer.apple.com/documentation/swiftui/binding/init(get:)>: iOS 13.0
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }

  /// <https://developer.apple.com/documentation/swiftui/binding/constant(_:)>: iOS 13.0
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// <https://developer.apple.com/documentation/swiftui/binding/wrappedvalue>: iOS 13.0
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// <https://developer.apple.com/documentation/swiftui/binding/projectedvalue>: iOS 13.0
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { self.wrappedValue[keyPath: keyPath] },
      set: {
        var value = self.wrappedValue
        value[keyPath: keyPath] = $0
        self.wrappedValue = value
      })
  }
}

/// <https://developer.apple.com/documentation/swiftui/bindable>: iOS 17.0
@available(iOS 17.0, *)
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// <https://developer.apple.com/documentation/swiftui/bindable/wrappedvalue>: iOS 17.0
  public var wrappedValue: Value

  /// <https://developer.apple.com/documentation/swiftui/bindable/init(wrappedvalue:)>: iOS 17.0
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// <https://developer.apple.com/documentation/swiftui/bindable/init(_:)>: iOS 17.0
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// <https://developer.apple.com/documentation/swiftui/bindable/projectedvalue>: iOS 17.0
  public var projectedValue: Bindable<Value> { self }
}

@available(iOS 17.0, *)
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    let value = wrappedValue
    return Binding(get: { value[keyPath: keyPath] }, set: { value[keyPath: keyPath] = $0 })
  }
}

/// <https://developer.apple.com/documentation/swiftui/focusstate>: iOS 13.0
@propertyWrapper public struct FocusState<Value: Hashable>: SimulatedProperty {
  private let state: SwiftUI.State<Value>

  /// <https://developer.apple.com/documentation/swiftui/focusstate/init()>: iOS 13.0
  public init() where Value == Bool { state = SwiftUI.State(wrappedValue: false) }

  /// <https://developer.apple.com/documentation/swiftui/focusstate/wrappedvalue>: iOS 13.0
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// <https://developer.apple.com/documentation/swiftui/focusstate/projectedvalue>: iOS 13.0
  public var projectedValue: FocusState<Value>.Binding { Binding(binding: state.projectedValue) }

  /// <https://developer.apple.com/documentation/swiftui/focusstate/binding>: iOS 13.0
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
  }

  func link(_ context: SimulatedContext, _ name: String) { state.link(context, name) }
}

/// <https://developer.apple.com/documentation/swiftui/environment>: iOS 13.0
@propertyWrapper public struct Environment<Value>: SimulatedProperty {
  private final class Link { var value: Value? }
  private let link = Link()
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// <https://developer.apple.com/documentation/swiftui/environment/init(_:)>: iOS 13.0
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// <https://developer.apple.com/documentation/swiftui/environment/wrappedvalue>: iOS 13.0
  public var wrappedValue: Value { link.value ?? EnvironmentValues()[keyPath: keyPath] }

  func link(_ context: SimulatedContext, _ name: String) {
    link.value = context.environment[keyPath: keyPath]
  }
}

/// <https://developer.apple.com/documentation/swiftui/environmentvalues>: iOS 13.0
public struct EnvironmentValues {
  /// <https://developer.apple.com/documentation/swiftui/environmentvalues/scenephase>: iOS 13.0
  public var scenePhase = ScenePhase.active
  /// <https://developer.apple.com/documentation/swiftui/environmentvalues/openurl>: iOS 13.0
  public var openURL = OpenURLAction()
  /// <https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss>: iOS 13.0
  public var dismiss = DismissAction {}
}

/// <https://developer.apple.com/documentation/swiftui/scenephase>: iOS 13.0
public enum ScenePhase: Sendable {
  /// <https://developer.apple.com/documentation/swiftui/scenephase/background>: iOS 13.0
  case background, inactive, active
}

/// <https://developer.apple.com/documentation/swiftui/openurlaction>: iOS 13.0
@MainActor @preconcurrency public struct OpenURLAction {
  nonisolated init() {}

  /// <https://developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:)>: iOS 13.0
  public func callAsFunction(_ url: URL) { UIApplication.shared.open(url) }
}

/// <https://developer.apple.com/documentation/swiftui/dismissaction>: iOS 13.0
public struct DismissAction {
  let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  /// <https://developer.apple.com/documentation/swiftui/dismissaction/callasfunction()>: iOS 13.0
  public func callAsFunction() { action() }
}
