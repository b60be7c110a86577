import Foundation

/// A view around others.
@MainActor protocol SimulatedContainer: View, SimulatedPrimitive where Body == Never {
  associatedtype Content: View
  var content: Content { get }
}

extension SimulatedContainer {
  public var body: Never { fatalError() }
  func nodes(_ context: SimulatedContext) -> [SimulatedNode] { context.child("content").show(content) }
}

public struct VStack<Content: View>: SimulatedContainer {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var body: Never { fatalError() }
}

public struct HStack<Content: View>: SimulatedContainer {
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public var body: Never { fatalError() }
}

public struct ZStack<Content: View>: SimulatedContainer {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: Never { fatalError() }
}

public struct Group<Content: View>: SimulatedContainer {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
}

public struct List<Content: View>: SimulatedContainer {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
}

public struct Section<Content: View>: View {
  let title: LocalizedStringKey
  let content: Content
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (title, self.content) = (titleKey, content())
  }
  public var body: some View {
    Text(title)
    content
  }
}

public struct Menu<Content: View>: View {
  let title: LocalizedStringKey
  let content: Content
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    (title, self.content) = (titleKey, content())
  }
  public var body: some View {
    Text(title)
    content
  }
}

public struct NavigationStack<Content: View>: SimulatedContainer {
  let content: Content
  public init(@ViewBuilder root: () -> Content) { content = root() }
  public var body: Never { fatalError() }
}

public struct NavigationLink<Destination: View>: View, SimulatedPrimitive {
  let title: String
  let destination: Destination

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    (title, self.destination) = (titleKey.text, destination())
  }

  public var body: Never { fatalError() }

  /// Shown in place of the link's page once it was pressed, until *Back* is.
  func nodes(_ context: SimulatedContext) -> [SimulatedNode] {
    let (screen, path) = (context.screen, context.path)
    let node = context.node(.button, title)
    node.action = { [weak screen] in screen?.openLinks.insert(path) }
    guard screen.openLinks.contains(path) else { return [node] }
    var inner = context.child("destination")
    inner.environment.dismiss = DismissAction { [weak screen] in screen?.openLinks.remove(path) }
    let page = context.node(.page, title)
    page.children = inner.show(destination)
    let back = context.node(.button, "Back")
    back.action = { [weak screen] in screen?.openLinks.remove(path) }
    return [node, page, back]
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, SimulatedPrimitive {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.id, self.content) = (data, id, content)
  }

  public var body: Never { fatalError() }

  func nodes(_ context: SimulatedContext) -> [SimulatedNode] {
    data.flatMap { context.child("\($0[keyPath: id])").show(content($0)) }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

public struct HorizontalAlignment: Equatable, Sendable {
  let name: String
  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
}

public struct VerticalAlignment: Equatable, Sendable {
  let name: String
  public static let top = VerticalAlignment(name: "top")
  public static let center = VerticalAlignment(name: "center")
  public static let bottom = VerticalAlignment(name: "bottom")
}

public struct Alignment: Equatable, Sendable {
  let name: String
  public static let center = Alignment(name: "center")
  public static let top = Alignment(name: "top")
  public static let bottom = Alignment(name: "bottom")
}
