import Foundation

/// A view of which something is changed once it is shown.
struct SimulatedModified<Content: View>: View, SimulatedPrimitive {
  let content: Content
  let change: @MainActor (SimulatedContext, [SimulatedNode]) -> [SimulatedNode]

  var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] {
    change(context, context.child("content").show(content))
  }
}

struct SimulatedPlaced: View, SimulatedPrimitive {
  let show: @MainActor (SimulatedContext) -> [SimulatedNode]

  var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] { show(context) }
}

extension View {
  func simulatedInPlace(_ show: @escaping @MainActor (SimulatedContext) -> [SimulatedNode]) -> some View {
    SimulatedPlaced(show: show)
  }

  func simulated(
    _ change: @escaping @MainActor (SimulatedContext, [SimulatedNode]) -> [SimulatedNode]
  ) -> some View { SimulatedModified(content: self, change: change) }

  func simulatedEach(_ change: @escaping @MainActor (SimulatedNode) -> Void) -> some View {
    simulated { _, nodes in
      for node in nodes { change(node) }
      return nodes
    }
  }

  // MARK: Looks, of which nothing is shown here

  /// <https://developer.apple.com/documentation/swiftui/view/padding(_:)>: iOS 13.0
  public func padding(_ length: CGFloat) -> some View { self }
  /// <https://developer.apple.com/documentation/swiftui/view/padding()>: iOS 13.0
  public func padding() -> some View { self }
  /// <https://developer.apple.com/documentation/swiftui/view/font(_:)>: iOS 13.0
  public func font(_ font: Font?) -> some View { self }
  /// <https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)>: iOS 13.0
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// <https://developer.apple.com/documentation/swiftui/view/linelimit(_:)>: iOS 13.0
  public func lineLimit(_ number: Int?) -> some View { self }
  /// <https://developer.apple.com/documentation/swiftui/view/frame(maxwidth:maxheight:alignment:)>: iOS 13.0
  public func frame(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    self
  }
  /// <https://developer.apple.com/documentation/swiftui/view/ignoressafearea()>: iOS 13.0
  public func ignoresSafeArea() -> some View { self }
  /// <https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)>: iOS 13.0
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// <https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)>: iOS 13.0
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  /// <https://developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)>: iOS 13.0
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  /// <https://developer.apple.com/documentation/swiftui/view/submitlabel(_:)>: iOS 13.0
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// <https://developer.apple.com/documentation/swiftui/view/keyboardtype(_:)>: iOS 13.0
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// <https://developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)>: iOS 13.0
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
  /// <https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)>: iOS 13.0
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  // MARK: Around and behind

  /// <https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)>: iOS 13.0
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    let behind = content()
    return simulated { context, nodes in context.child("background").show(behind) + nodes }
  }

  /// <https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)>: iOS 13.0
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    let over = content()
    return simulated { context, nodes in nodes + context.child("overlay").show(over) }
  }

  /// <https://developer.apple.com/documentation/swiftui/view/toolbar(content:)>: iOS 13.0
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let bar = content()
    return simulated { context, nodes in nodes + bar.simulatedNodes(context.child("toolbar")) }
  }

  /// <https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:)>: iOS 13.0
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    simulated { context, nodes in
      guard isPresented.wrappedValue else { return nodes }
      var inner = context.child("sheet")
      inner.environment.dismiss = DismissAction {
        isPresented.wrappedValue = false
        onDismiss?()
      }
      let page = context.node(.page, "sheet")
      page.children = inner.show(content())
      return nodes + [page]
    }
  }

  /// <https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)>: iOS 13.0
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    simulated { context, nodes in
      guard isPresented.wrappedValue else { return nodes }
      let page = context.node(.page, titleKey.text)
      page.children = context.child("message").show(message()) + context.child("actions").show(actions())
      // Every button of an alert takes it away.
      for button in page.children where button.kind == .button {
        let action = button.action
        button.action = {
          isPresented.wrappedValue = false
          action?()
        }
      }
      return nodes + [page]
    }
  }

  /// <https://developer.apple.com/documentation/swiftui/view/id(_:)>: iOS 13.0
  public func id<ID: Hashable>(_ id: ID) -> some View {
    let content = self
    return simulatedInPlace { $0.child("id \(id)").show(content) }
  }

  // MARK: Accessibility

  /// <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)>: iOS 13.0
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    simulatedEach { $0.text = labelKey.text }
  }
  /// <https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)>: iOS 13.0
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    simulatedEach { $0.identifier = identifier }
  }
  /// <https://developer.apple.com/documentation/swiftui/view/disabled(_:)>: iOS 13.0
  public func disabled(_ disabled: Bool) -> some View {
    simulatedEach { $0.isEnabled = $0.isEnabled && !disabled }
  }

  // MARK: What happens

  /// <https://developer.apple.com/documentation/swiftui/view/onsubmit(_:)>: iOS 13.0
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    simulatedEach { if $0.kind == .textField { $0.action = action } }
  }

  /// <https://developer.apple.com/documentation/swiftui/view/focused(_:)>: iOS 13.0
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    simulatedEach { $0.isFocused = condition.binding.wrappedValue }
  }

  /// <https://developer.apple.com/documentation/swiftui/view/onappear(perform:)>: iOS 13.0
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    simulated { context, nodes in
      if context.screen.appeared.insert(context.path).inserted { context.screen.later { action?() } }
      context.screen.isStillThere.insert(context.path)
      return nodes
    }
  }

  /// <https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)>: iOS 13.0
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    simulated { context, nodes in
      context.screen.whenGone[context.path] = action
      context.screen.isStillThere.insert(context.path)
      return nodes
    }
  }

  /// <https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)>: iOS 17.0
  @available(iOS 17.0, *)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    simulated { context, nodes in
      let key = context.path + ".onChange"
      let old = context.screen.states[key] as? State<V>.Place
      context.screen.states[key] = State<V>.Place(value)
      if let old {
        if old.value != value { context.screen.later { action(old.value, value) } }
      } else if initial {
        context.screen.later { action(value, value) }
      }
      return nodes
    }
  }

  /// <https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)>: iOS 13.0
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    simulated { context, nodes in
      context.screen.urlHandlers[context.path] = action
      return nodes
    }
  }

  /// <https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)>: iOS 13.0
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    simulated { context, nodes in
      context.screen.activityHandlers[activityType] = action
      return nodes
    }
  }
}

/// <https://developer.apple.com/documentation/swiftui/font>: iOS 13.0
public struct Font: Equatable, Sendable {
  let name: String
  public static let body = Font(name: "body")
  /// <https://developer.apple.com/documentation/swiftui/font/footnote>: iOS 13.0
  public static let footnote = Font(name: "footnote")
  /// <https://developer.apple.com/documentation/swiftui/font/headline>: iOS 13.0
  public static let headline = Font(name: "headline")
  /// <https://developer.apple.com/documentation/swiftui/font/title2>: iOS 13.0
  public static let title2 = Font(name: "title2")
}

/// <https://developer.apple.com/documentation/swiftui/shapestyle>: iOS 13.0
public protocol ShapeStyle: Sendable {}

/// <https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle>: iOS 13.0
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// <https://developer.apple.com/documentation/swiftui/shapestyle/secondary>: iOS 13.0
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// <https://developer.apple.com/documentation/swiftui/borderedbuttonstyle>: iOS 13.0
/// <https://developer.apple.com/documentation/swiftui/borderedbuttonstyle>: iOS 13.0
@MainActor public protocol PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle { public nonisolated init() {} }
/// <https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle>: iOS 13.0
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public nonisolated init() {} }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// <https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/bordered>: iOS 13.0
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// <https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/borderedprominent>: iOS 13.0
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// <https://developer.apple.com/documentation/swiftui/textfieldstyle>: iOS 13.0
public protocol TextFieldStyle {}
/// <https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle>: iOS 13.0
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public nonisolated init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// <https://developer.apple.com/documentation/swiftui/textfieldstyle/roundedborder>: iOS 13.0
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// <https://developer.apple.com/documentation/swiftui/submitlabel>: iOS 13.0
public struct SubmitLabel: Sendable {
  /// <https://developer.apple.com/documentation/swiftui/submitlabel/go>: iOS 13.0
  public static var go: SubmitLabel { SubmitLabel() }
}

/// <https://developer.apple.com/documentation/swiftui/textinputautocapitalization>: iOS 13.0
public struct TextInputAutocapitalization: Sendable {
  /// <https://developer.apple.com/documentation/swiftui/textinputautocapitalization/never>: iOS 13.0
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
}

// MARK: Toolbars

/// <https://developer.apple.com/documentation/swiftui/toolbarcontent>: iOS 13.0
@MainActor public protocol ToolbarContent {
  func simulatedNodes(_ context: SimulatedContext) -> [SimulatedNode]
}

/// <https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder>: iOS 13.0
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// <https://developer.apple.com/documentation/swiftui/toolbaritem>: iOS 13.0
public struct ToolbarItem<Content: View>: ToolbarContent {
  let content: Content

  /// <https://developer.apple.com/documentation/swiftui/toolbaritem/init(placement:content:)>: iOS 13.0
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func simulatedNodes(_ context: SimulatedContext) -> [SimulatedNode] { context.show(content) }
}

/// <https://developer.apple.com/documentation/swiftui/toolbaritemplacement>: iOS 13.0
public struct ToolbarItemPlacement: Sendable {
  /// <https://developer.apple.com/documentation/swiftui/toolbaritemplacement/automatic>: iOS 13.0
  public static let automatic = ToolbarItemPlacement()
  /// <https://developer.apple.com/documentation/swiftui/toolbaritemplacement/primaryaction>: iOS 13.0
  public static let primaryAction = ToolbarItemPlacement()
}
