import AppIntents

/// *Scan QR code* for Siri, Shortcuts and the Action Button.
struct ScanIntent: AppIntent {
  static let title: LocalizedStringResource = "Scan QR Code"
  static let openAppWhenRun = true

  @MainActor func perform() async throws -> some IntentResult {
    Entry.shared.requested = .applicationShortcut
    return .result()
  }
}

struct ScanShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ScanIntent(), phrases: ["Scan a code with \(.applicationName)"], shortTitle: "Scan QR Code",
      systemImageName: "qrcode.viewfinder")
  }
}
