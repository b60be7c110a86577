/// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable>: iOS 13.0
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/context>: iOS 13.0
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:)>: iOS 13.0
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:)>: iOS 13.0
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/makecoordinator()>: iOS 13.0
  func makeCoordinator() -> Coordinator
  /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/dismantleuiviewcontroller(_:coordinator:)>: iOS 13.0
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError() }
  /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/dismantleuiviewcontroller(_:coordinator:)>: iOS 13.0
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/makecoordinator()>: iOS 13.0
  public func makeCoordinator() {}
}

/// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext>: iOS 13.0
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext/coordinator>: iOS 13.0
  public let coordinator: Representable.Coordinator
  /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext/environment>: iOS 13.0
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  /// The controller is made once, updated whenever the view is shown anew, and a child of the screen's as long as it is there.
  func simulatedNodes(_ context: SimulatedContext) -> [SimulatedNode] {
    let screen = context.screen
    let node = context.node(.controller, "")
    screen.isStillThere.insert(context.path)
    let coordinator = (screen.controllers[context.path]?.coordinator as? Coordinator) ?? makeCoordinator()
    let inner = Context(coordinator: coordinator, environment: context.environment)
    let known = screen.controllers[context.path]?.controller as? UIViewControllerType
    let controller = known ?? makeUIViewController(context: inner)
    if known == nil {
      screen.controllers[context.path] = SimulatedScreen.Hosted(
        controller: controller, coordinator: coordinator
      ) {
        Self.dismantleUIViewController(controller, coordinator: coordinator)
      }
      screen.later { screen.embed(controller) }
    }
    updateUIViewController(controller, context: inner)
    node.controller = controller
    return [node]
  }
}

/// <https://developer.apple.com/documentation/swiftui/uiviewrepresentable>: iOS 13.0
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  /// <https://developer.apple.com/documentation/swiftui/uiviewrepresentable/context>: iOS 13.0
  typealias Context = UIViewRepresentableContext<Self>
  /// <https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makeuiview(context:)>: iOS 13.0
  func makeUIView(context: Context) -> UIViewType
  /// <https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)>: iOS 13.0
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// <https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()>: iOS 13.0
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: Never { fatalError() }
}

extension UIViewRepresentable where Coordinator == Void {
  /// <https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()>: iOS 13.0
  public func makeCoordinator() {}
}

/// <https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext>: iOS 13.0
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// <https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext/coordinator>: iOS 13.0
  public let coordinator: Representable.Coordinator
}

extension UIViewRepresentable {
  func simulatedNodes(_ context: SimulatedContext) -> [SimulatedNode] {
    let node = context.node(.view, "")
    let key = context.path + ".view"
    let coordinator = (context.screen.states[key + ".coordinator"] as? Coordinator) ?? makeCoordinator()
    let view =
      (context.screen.states[key] as? UIViewType) ?? makeUIView(context: Context(coordinator: coordinator))
    context.screen.states[key] = view
    context.screen.states[key + ".coordinator"] = coordinator
    updateUIView(view, context: Context(coordinator: coordinator))
    node.view = view
    return [node]
  }
}
