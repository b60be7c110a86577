import Foundation

/// <https://developer.apple.com/documentation/appintents/appintent>: iOS 16.0
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  /// <https://developer.apple.com/documentation/appintents/appintent/openappwhenrun>: iOS 16.0
  static var openAppWhenRun: Bool { get }
  init()
  func perform() async throws -> PerformResult
}

/// <https://developer.apple.com/documentation/appintents/intentresult>: iOS 16.0
public protocol IntentResult: Sendable {}

public struct SimulatedIntentResult: IntentResult {}

extension IntentResult where Self == SimulatedIntentResult {
  /// <https://developer.apple.com/documentation/appintents/intentresult/result()>: iOS 16.0
  public static func result() -> SimulatedIntentResult { SimulatedIntentResult() }
}

/// Apple has it in Foundation.
/// <https://developer.apple.com/documentation/foundation/localizedstringresource>: iOS 16.0
public struct LocalizedStringResource: ExpressibleByStringLiteral, Equatable, Sendable {
  public let key: String
  public init(stringLiteral value: String) { key = value }
}

/// <https://developer.apple.com/documentation/appintents/appshortcutsprovider>: iOS 16.0
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

@resultBuilder public enum AppShortcutsBuilder {
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}

/// <https://developer.apple.com/documentation/appintents/appshortcut>: iOS 16.0
public struct AppShortcut: Sendable {
  public let simulatedPhrases: [String]
  public let simulatedTitle: LocalizedStringResource

  /// <https://developer.apple.com/documentation/appintents/appshortcut/init(intent:phrases:shorttitle:systemimagename:)>: iOS 16.0
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    simulatedPhrases = phrases.map { $0.text }
    simulatedTitle = shortTitle
  }
}

/// <https://developer.apple.com/documentation/appintents/appshortcutphrase>: iOS 16.0
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// <https://developer.apple.com/documentation/appintents/appshortcutphrase/init(stringliteral:)>: iOS 16.0
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// <https://developer.apple.com/documentation/appintents/appshortcutphrase/stringinterpolation>: iOS 16.0
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// <https://developer.apple.com/documentation/appintents/appshortcutphrase/stringinterpolation/init(literalcapacity:interpolationcount:)>: iOS 16.0
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${applicationName}" }
  }
}

/// <https://developer.apple.com/documentation/appintents/appshortcutphrasetoken>: iOS 16.0
public enum AppShortcutPhraseToken: Sendable {
  case applicationName
}
