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

/// <https://developer.apple.com/documentation/swiftui/vstack>: iOS 13.0
public struct VStack<Content: View>: SimulatedContainer {
  let content: Content
  /// <https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)>: iOS 13.0
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var body: Never { fatalError() }
}

/// <https://developer.apple.com/documentation/swiftui/hstack>: iOS 13.0
public struct HStack<Content: View>: SimulatedContainer {
  let content: Content
  /// <https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)>: iOS 13.0
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public var body: Never { fatalError() }
}

/// <https://developer.apple.com/documentation/swiftui/zstack>: iOS 13.0
public struct ZStack<Content: View>: SimulatedContainer {
  let content: Content
  /// <https://developer.apple.com/documentation/swiftui/zstack/init(alignment:content:)>: iOS 13.0
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: Never { fatalError() }
}

/// <https://developer.apple.com/documentation/swiftui/group>: iOS 13.0
public struct Group<Content: View>: SimulatedContainer {
  let content: Content
  /// <https://developer.apple.com/documentation/swiftui/group/init(content:)>: iOS 13.0
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
}

/// <https://developer.apple.com/documentation/swiftui/list>: iOS 13.0
public struct List<Content: View>: SimulatedContainer {
  let content: Content
  /// <https://developer.apple.com/documentation/swiftui/list/init(content:)>: iOS 13.0
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
}

/// <https://developer.apple.com/documentation/swiftui/section>: iOS 13.0
public struct Section<Content: View>: View {
  let title: LocalizedStringKey
  let content: Content
  /// <https://developer.apple.com/documentation/swiftui/section/init(_:content:)>: iOS 13.0
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (title, self.content) = (titleKey, content())
  }
  public var body: some View {
    Text(title)
    content
  }
}

/// <https://developer.apple.com/documentation/swiftui/menu>: iOS 13.0
public struct Menu<Content: View>: View {
  let title: LocalizedStringKey
  let content: Content
  /// <https://developer.apple.com/documentation/swiftui/menu/init(_:systemimage:content:)>: iOS 13.0
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    (title, self.content) = (titleKey, content())
  }
  public var body: some View {
    Text(title)
    content
  }
}

/// <https://developer.apple.com/documentation/swiftui/navigationstack>: iOS 16.0
public struct NavigationStack<Content: View>: SimulatedContainer {
  let content: Content
  /// <https://developer.apple.com/documentation/swiftui/navigationstack/init(root:)>: iOS 16.0
  public init(@ViewBuilder root: () -> Content) { content = root() }
  public var body: Never { fatalError() }
}

/// <https://developer.apple.com/documentation/swiftui/navigationlink>: iOS 13.0
public struct NavigationLink<Destination: View>: View, SimulatedPrimitive {
  let title: String
  let destination: Destination

  /// <https://developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:)>: iOS 13.0
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

/// <https://developer.apple.com/documentation/swiftui/foreach>: iOS 13.0
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, SimulatedPrimitive {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  /// <https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)>: iOS 13.0
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
  /// <https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)>: iOS 13.0
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

/// <https://developer.apple.com/documentation/swiftui/horizontalalignment>: iOS 13.0
public struct HorizontalAlignment: Equatable, Sendable {
  let name: String
  /// <https://developer.apple.com/documentation/swiftui/horizontalalignment/leading>: iOS 13.0
  public static let leading = HorizontalAlignment(name: "leading")
  /// <https://developer.apple.com/documentation/swiftui/horizontalalignment/center>: iOS 13.0
  public static let center = HorizontalAlignment(name: "center")
  /// <https://developer.apple.com/documentation/swiftui/horizontalalignment/trailing>: iOS 13.0
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// <https://developer.apple.com/documentation/swiftui/verticalalignment>: iOS 13.0
public struct VerticalAlignment: Equatable, Sendable {
  let name: String
  /// <https://developer.apple.com/documentation/swiftui/verticalalignment/top>: iOS 13.0
  public static let top = VerticalAlignment(name: "top")
  /// <https://developer.apple.com/documentation/swiftui/verticalalignment/center>: iOS 13.0
  public static let center = VerticalAlignment(name: "center")
  /// <https://developer.apple.com/documentation/swiftui/verticalalignment/bottom>: iOS 13.0
  public static let bottom = VerticalAlignment(name: "bottom")
}

/// <https://developer.apple.com/documentation/swiftui/alignment>: iOS 13.0
public struct Alignment: Equatable, Sendable {
  let name: String
  /// <https://developer.apple.com/documentation/swiftui/alignment/center>: iOS 13.0
  public static let center = Alignment(name: "center")
  /// <https://developer.apple.com/documentation/swiftui/alignment/top>: iOS 13.0
  public static let top = Alignment(name: "top")
  /// <https://developer.apple.com/documentation/swiftui/alignment/bottom>: iOS 13.0
  public static let bottom = Alignment(name: "bottom")
}
