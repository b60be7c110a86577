import Foundation

/// <https://developer.apple.com/documentation/swiftui/localizedstringkey>: iOS 13.0
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  let text: String

  /// <https://developer.apple.com/documentation/swiftui/localizedstringkey/init(_:)>: iOS 13.0
  public init(_ value: String) { text = value }
  /// <https://developer.apple.com/documentation/swiftui/localizedstringkey/init(stringliteral:)>: iOS 13.0
  public init(stringLiteral value: String) { text = value }
}

/// <https://developer.apple.com/documentation/swiftui/text>: iOS 13.0
public struct Text: View, SimulatedPrimitive {
  let text: String

  /// <https://developer.apple.com/documentation/swiftui/text/init(_:)>: iOS 13.0
  public init(_ key: LocalizedStringKey) { text = key.text }
  /// <https://developer.apple.com/documentation/swiftui/text/init(verbatim:)>: iOS 13.0
  public init(verbatim content: String) { text = content }
  /// <https://developer.apple.com/documentation/swiftui/text/init(_:)>: iOS 13.0
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { text = String(content) }

  public var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] { [context.node(.text, text)] }
}

/// <https://developer.apple.com/documentation/swiftui/image>: iOS 13.0
public struct Image: View, SimulatedPrimitive {
  let name: String

  /// <https://developer.apple.com/documentation/swiftui/image/init(systemname:)>: iOS 13.0
  public init(systemName: String) { name = systemName }

  public var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] { [context.node(.image, name)] }
}

/// <https://developer.apple.com/documentation/swiftui/label>: iOS 13.0
public struct Label: View {
  let title: LocalizedStringKey
  let image: String

  /// <https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:)>: iOS 13.0
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) { (title, image) = (titleKey, name) }

  public var body: some View {
    Text(title)
    Image(systemName: image)
  }
}

/// <https://developer.apple.com/documentation/swiftui/buttonrole>: iOS 13.0
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// <https://developer.apple.com/documentation/swiftui/buttonrole/destructive>: iOS 13.0
  public static let destructive = ButtonRole(name: "destructive")
  /// <https://developer.apple.com/documentation/swiftui/buttonrole/cancel>: iOS 13.0
  public static let cancel = ButtonRole(name: "cancel")
}

/// <https://developer.apple.com/documentation/swiftui/button>: iOS 13.0
public struct Button<Label: View>: View, SimulatedPrimitive {
  let action: @MainActor () -> Void
  let label: Label

  /// <https://developer.apple.com/documentation/swiftui/button/init(action:)>: iOS 13.0
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.action, self.label) = (action, label())
  }

  /// <https://developer.apple.com/documentation/swiftui/button/init(role:action:)>: iOS 13.0
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
  /// <https://developer.apple.com/documentation/swiftui/button/init(_:action:)>: iOS 13.0
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// <https://developer.apple.com/documentation/swiftui/button/init(_:role:action:)>: iOS 13.0
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// <https://developer.apple.com/documentation/swiftui/button/init(_:action:)>: iOS 13.0
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label {
  /// <https://developer.apple.com/documentation/swiftui/button/init(_:systemimage:action:)>: iOS 13.0
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// <https://developer.apple.com/documentation/swiftui/textfield>: iOS 13.0
public struct TextField: View, SimulatedPrimitive {
  let title: String
  let text: Binding<String>

  /// <https://developer.apple.com/documentation/swiftui/textfield/init(_:text:)>: iOS 13.0
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

/// <https://developer.apple.com/documentation/swiftui/toggle>: iOS 13.0
public struct Toggle: View, SimulatedPrimitive {
  let title: String
  let isOn: Binding<Bool>

  /// <https://developer.apple.com/documentation/swiftui/toggle/init(_:ison:)>: iOS 13.0
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

/// <https://developer.apple.com/documentation/swiftui/spacer>: iOS 13.0
public struct Spacer: View, SimulatedPrimitive {
  /// <https://developer.apple.com/documentation/swiftui/spacer/init()>: iOS 13.0
  public init() {}
  public var body: Never { fatalError() }
  func nodes(_ context: SimulatedContext) -> [SimulatedNode] { [] }
}
