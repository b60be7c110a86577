import Foundation

/// What is shown of a view: what a user reads and presses.
@MainActor public final class SimulatedNode {
  public enum Kind: Sendable { case text, image, button, textField, toggle, page, controller, view }

  public let kind: Kind
  public internal(set) var text: String
  public internal(set) var identifier = ""
  public internal(set) var isEnabled = true
  public internal(set) var isFocused = false
  public internal(set) var isOn = false
  public internal(set) var children: [SimulatedNode] = []
  public internal(set) var controller: UIViewController?
  public internal(set) var view: UIView?
  var action: (() -> Void)?
  var input: Binding<String>?

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  /// What a text field holds.
  public var typed: String { input?.wrappedValue ?? "" }

  var all: [SimulatedNode] { [self] + children.flatMap { $0.all } }
}

/// Where a view is, and what is around it.
@MainActor public struct SimulatedContext {
  let screen: SimulatedScreen
  var path: String
  var environment: EnvironmentValues

  func child(_ name: String) -> SimulatedContext {
    SimulatedContext(screen: screen, path: path + "/" + name, environment: environment)
  }

  func node(_ kind: SimulatedNode.Kind, _ text: String) -> SimulatedNode { SimulatedNode(kind, text) }

  func show(_ view: any View) -> [SimulatedNode] { showOpened(view) }

  private func showOpened<V: View>(_ view: V) -> [SimulatedNode] {
    for child in Mirror(reflecting: view).children {
      if let property = child.value as? any SimulatedProperty { property.link(self, child.label ?? "") }
    }
    if let primitive = view as? any SimulatedPrimitive { return primitive.nodes(self) }
    if let representable = view as? any UIViewControllerRepresentable {
      return representable.simulatedNodes(self)
    }
    if let representable = view as? any UIViewRepresentable { return representable.simulatedNodes(self) }
    return child("\(V.self)").show(view.body)
  }
}

/// A window with a SwiftUI view in it, as a user sees and uses it.
@MainActor public final class SimulatedScreen {
  struct Hosted {
    let controller: UIViewController
    let coordinator: Any
    let dismantle: @MainActor () -> Void
  }

  /// The controller that holds what UIKit shows.
  public let host = UIViewController()
  public var environment = EnvironmentValues()
  private let makeRoot: @MainActor () -> any View
  private var nodes: [SimulatedNode] = []
  private var pending: [@MainActor () -> Void] = []

  var states: [String: Any] = [:]
  var controllers: [String: Hosted] = [:]
  var appeared: Set<String> = []
  var whenGone: [String: () -> Void] = [:]
  var isStillThere: Set<String> = []
  var openLinks: Set<String> = []
  var urlHandlers: [String: (URL) -> Void] = [:]
  var activityHandlers: [String: (NSUserActivity) -> Void] = [:]

  public init(
    _ root: @escaping @autoclosure @MainActor () -> any View, size: CGSize = CGSize(width: 393, height: 852)
  ) {
    makeRoot = root
    UIKitSimulation.show(host, size: size)
    update()
  }

  /// Shows the view anew, until nothing changes any more.
  public func update() {
    for _ in 0..<8 {
      isStillThere = []
      nodes = SimulatedContext(screen: self, path: "", environment: environment).show(makeRoot())
      removeWhatIsGone()
      if pending.isEmpty { break }
      let actions = pending
      pending = []
      for action in actions { action() }
    }
    UIKitSimulation.window?.layoutIfNeeded()
  }

  func later(_ action: @escaping @MainActor () -> Void) { pending.append(action) }

  private func removeWhatIsGone() {
    for (path, hosted) in controllers where !isStillThere.contains(path) {
      controllers[path] = nil
      hosted.controller.viewWillDisappear(false)
      hosted.controller.viewIfLoaded?.removeFromSuperview()
      hosted.controller.removeFromParent()
      hosted.controller.viewDidDisappear(false)
      hosted.dismantle()
    }
    for (path, action) in whenGone where !isStillThere.contains(path) {
      whenGone[path] = nil
      action()
    }
    appeared.formIntersection(isStillThere)
  }

  func embed(_ controller: UIViewController) {
    host.addChild(controller)
    controller.loadViewIfNeeded()
    controller.viewWillAppear(false)
    controller.view.frame = host.view.bounds
    host.view.addSubview(controller.view)
    controller.viewIsAppearing(false)
    UIKitSimulation.window?.layoutIfNeeded()
    controller.viewDidAppear(false)
    controller.didMove(toParent: host)
  }

  /// The screen is closed: everything on it goes.
  public func close() {
    nodes = []
    isStillThere = []
    removeWhatIsGone()
    states = [:]
  }

  // MARK: What a user sees

  /// Everything that is shown.
  public var all: [SimulatedNode] {
    update()
    return nodes.flatMap { $0.all }
  }

  public var texts: [String] { all.filter { $0.kind == .text }.map { $0.text } }

  public func button(_ text: String) -> SimulatedNode? { all.first { $0.kind == .button && $0.text == text } }

  public func textField(_ text: String) -> SimulatedNode? {
    all.first { $0.kind == .textField && $0.text == text }
  }

  /// The controllers of a type, in the order in which they are shown.
  public func controllers<C: UIViewController>(_ type: C.Type) -> [C] {
    all.compactMap { $0.controller as? C }
  }

  public func views<V: UIView>(_ type: V.Type) -> [V] { all.compactMap { $0.view as? V } }

  // MARK: What a user does

  /// Presses a button or a switch, if it can be pressed.
  @discardableResult public func press(_ text: String) -> Bool {
    let node = all.first { ($0.kind == .button || $0.kind == .toggle) && $0.text == text && $0.isEnabled }
    node?.action?()
    update()
    return node?.action != nil
  }

  public func type(_ text: String, into field: String) {
    textField(field)?.input?.wrappedValue = text
    update()
  }

  /// Presses the keyboard's *Go*.
  public func submit(_ field: String) {
    textField(field)?.action?()
    update()
  }

  public func open(_ url: URL) {
    for handler in urlHandlers.values { handler(url) }
    update()
  }

  public func resume(_ activity: NSUserActivity) {
    activityHandlers[activity.activityType]?(activity)
    update()
  }
}
