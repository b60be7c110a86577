import Foundation

/// <https://developer.apple.com/documentation/appintents/appintent>: iOS 16.0
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  /// <https://developer.apple.com/documentation/appintents/appintent/title>: iOS 16.0
  static var title: LocalizedStringResource { get }
  /// <https://developer.apple.com/documentation/appintents/appintent/openappwhenrun>: iOS 16.0
  static var openAppWhenRun: Bool { get }
  /// <https://developer.apple.com/documentation/appintents/appintent/init()>: iOS 16.0
  init()
  /// <https://developer.apple.com/documentation/appintents/appintent/perform()>: iOS 16.0
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
  /// <https://developer.apple.com/documentation/foundation/localizedstringresource/key>: iOS 16.0
  public let key: String
  /// <https://developer.apple.com/documentation/foundation/localizedstringresource/init(stringliteral:)>: iOS 16.0
  public init(stringLiteral value: String) { key = value }
}

/// <https://developer.apple.com/documentation/appintents/appshortcutsprovider>: iOS 16.0
public protocol AppShortcutsProvider {
  /// <https://developer.apple.com/documentation/appintents/appshortcutsprovider/appshortcuts>: iOS 16.0
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

/// <https://developer.apple.com/documentation/appintents/appshortcutsbuilder>: iOS 16.0
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
  /// <https://developer.apple.com/documentation/appintents/appshortcutphrase/init(stringinterpolation:)>: iOS 16.0
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// <https://developer.apple.com/documentation/appintents/appshortcutphrase/stringinterpolation>: iOS 16.0
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// <https://developer.apple.com/documentation/appintents/appshortcutphrase/stringinterpolation/init(literalcapacity:interpolationcount:)>: iOS 16.0
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// <https://developer.apple.com/documentation/appintents/appshortcutphrase/stringinterpolation/appendliteral(_:)>: iOS 16.0
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// <https://developer.apple.com/documentation/appintents/appshortcutphrase/stringinterpolation/appendinterpolation(_:)>: iOS 16.0
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${applicationName}" }
  }
}

/// <https://developer.apple.com/documentation/appintents/appshortcutphrasetoken>: iOS 16.0
public enum AppShortcutPhraseToken: Sendable {
  /// <https://developer.apple.com/documentation/appintents/appshortcutphrasetoken/applicationname>: iOS 16.0
  case applicationName
}
