import QuietzoneCamera

/// A scanner's views and app that do nothing but remember what they were told, and send the screen's size.
@MainActor final class Recorder: ScannerHostDelegate {
  private(set) var effects: [Effect] = []
  private(set) var appearance: ScannerAppearance?
  private(set) var zoom: CameraZoom?
  private(set) var readingChanges: [Bool] = []
  /// What sends the answers that views owe; the host.
  weak var host: ScannerHost?
  /// 390 × 844 points, as most iPhones have.
  var screen = Screen(width: 1170, height: 2532, density: 3)!
  var isPresented = false

  func forget() { effects = [] }

  func presentScanner() {
    effects.append(.present)
    isPresented = true
    host?.send(.screenChanged(screen))
  }
  func dismissScanner() {
    effects.append(.dismiss)
    isPresented = false
  }
  func presentDialog(_ dialog: Dialog) { effects.append(.presentDialog(dialog)) }
  func replaceDialog(with dialog: Dialog) { effects.append(.replaceDialog(dialog)) }
  func dismissDialog() { effects.append(.dismissDialog) }
  func openSettings() { effects.append(.openSettings) }
  func appearanceChanged(_ appearance: ScannerAppearance?) { self.appearance = appearance }
  func showPreview() { effects.append(.showPreview) }
  func hidePreview() { effects.append(.hidePreview) }
  func zoomChanged(_ zoom: CameraZoom?) { self.zoom = zoom }
  func torchReported() {}
  func choosePhoto() { effects.append(.choosePhoto) }
  func isReadingPhotoChanged(_ isReading: Bool) { readingChanges.append(isReading) }
  func announce(_ text: String) { effects.append(.announce(text)) }
  func flash() { effects.append(.flash) }
  func beep() { effects.append(.beep) }
  func vibrate() { effects.append(.vibrate) }
  func collect(_ result: ScanResult) { effects.append(.collect(result)) }
  func remember(_ result: ScanResult) { effects.append(.remember(result)) }
  func fillOmnibox(_ text: String) { effects.append(.fillOmnibox(text)) }
  func load(_ destination: Destination) { effects.append(.load(destination)) }
  func record(_ metric: Metric) { effects.append(.record(metric)) }
}
