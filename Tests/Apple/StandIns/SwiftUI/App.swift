/// <https://developer.apple.com/documentation/swiftui/app>: iOS 13.0
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  /// <https://developer.apple.com/documentation/swiftui/app/init()>: iOS 13.0
  /// <https://developer.apple.com/documentation/swiftui/app/init()>: iOS 13.0
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// There is no device to start the app on.
  /// <https://developer.apple.com/documentation/swiftui/app/main()>: iOS 13.0
  public static func main() {}
}

/// <https://developer.apple.com/documentation/swiftui/scene>: iOS 13.0
@MainActor @preconcurrency public protocol Scene {
  /// What is in its window.
  var simulatedContent: any View { get }
}

/// <https://developer.apple.com/documentation/swiftui/scenebuilder>: iOS 13.0
@MainActor @resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// <https://developer.apple.com/documentation/swiftui/windowgroup>: iOS 13.0
public struct WindowGroup<Content: View>: Scene {
  let content: Content

  /// <https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)>: iOS 13.0
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var simulatedContent: any View { content }
}

/// <https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor>: iOS 13.0
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  /// <https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor/wrappedvalue>: iOS 13.0
  public let wrappedValue: DelegateType

  /// <https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor/init(_:)>: iOS 13.0
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = delegateType.init() }
}
