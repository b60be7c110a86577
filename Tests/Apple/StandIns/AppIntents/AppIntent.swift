import Foundation

public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var openAppWhenRun: Bool { get }
  init()
  func perform() async throws -> PerformResult
}

public protocol IntentResult: Sendable {}

public struct SimulatedIntentResult: IntentResult {}

extension IntentResult where Self == SimulatedIntentResult {
  public static func result() -> SimulatedIntentResult { SimulatedIntentResult() }
}

/// Apple has it in Foundation.
public struct LocalizedStringResource: ExpressibleByStringLiteral, Equatable, Sendable {
  public let key: String
  public init(stringLiteral value: String) { key = value }
}

public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

@resultBuilder public enum AppShortcutsBuilder {
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}

public struct AppShortcut: Sendable {
  public let simulatedPhrases: [String]
  public let simulatedTitle: LocalizedStringResource

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    simulatedPhrases = phrases.map { $0.text }
    simulatedTitle = shortTitle
  }
}

public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${applicationName}" }
  }
}

public enum AppShortcutPhraseToken: Sendable {
  case applicationName
}
