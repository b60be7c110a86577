import Foundation

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
}

public struct Text: View, SimulatedPrimitive {
  let text: String

  public init(_ key: LocalizedStringKey) { text = key.text }
  public init(verbatim content: String) { text = content }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { text = String(content) }

  public var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] { [context.node(.text, text)] }
}

public struct Image: View, SimulatedPrimitive {
  let name: String

  public init(systemName: String) { name = systemName }

  public var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] { [context.node(.image, name)] }
}

public struct Label: View {
  let title: LocalizedStringKey
  let image: String

  public init(_ titleKey: LocalizedStringKey, systemImage name: String) { (title, image) = (titleKey, name) }

  public var body: some View {
    Text(title)
    Image(systemName: image)
  }
}

public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: View, SimulatedPrimitive {
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.action, self.label) = (action, label())
  }

  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label)
  }

  public var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] {
    let children = context.child("label").show(label)
    let node = context.node(.button, children.first { $0.kind == .text }?.text ?? "")
    node.children = children
    let action = action
    node.action = { action() }
    return [node]
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

public struct TextField: View, SimulatedPrimitive {
  let title: String
  let text: Binding<String>

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    (title, self.text) = (titleKey.text, text)
  }

  public var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] {
    let node = context.node(.textField, title)
    node.input = text
    return [node]
  }
}

public struct Toggle: View, SimulatedPrimitive {
  let title: String
  let isOn: Binding<Bool>

  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    (title, self.isOn) = (titleKey.text, isOn)
  }

  public var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] {
    let node = context.node(.toggle, title)
    node.isOn = isOn.wrappedValue
    let binding = isOn
    node.action = { binding.wrappedValue.toggle() }
    return [node]
  }
}

public struct Spacer: View, SimulatedPrimitive {
  public init() {}
  public var body: Never { fatalError() }
  func nodes(_ context: SimulatedContext) -> [SimulatedNode] { [] }
}
