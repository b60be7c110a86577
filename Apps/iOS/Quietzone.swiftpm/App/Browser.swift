import Foundation
import Observation
import QuietzoneUI
import UIKit

/// The browser's flow: a scan fills the field and waits for *Go*, a number is searched for at once.
@MainActor @Observable final class Browser {
  /// What the address and search field holds.
  var text = ""
  /// Counts what asked for the field's focus: what was scanned is to be reviewed.
  private(set) var focusRequests = 0
  /// The page that is shown.
  private(set) var page: URL?
  let history: History

  @ObservationIgnored let scanner = ScannerViewController()
  /// What slides away to show the scanner.
  @ObservationIgnored weak var anchor: UIViewController?
  @ObservationIgnored private let search: SearchEngine

  init(history: History = History(), search: SearchEngine = SearchEngine()) {
    self.history = history
    self.search = search
    scanner.delegate = self
  }

  func scan(from entry: EntryPoint) { if let anchor { scanner.open(from: anchor, entry: entry) } }

  func choosePhoto() { scanner.choosePhoto(from: anchor) }

  /// An image that another app handed over.
  func open(_ file: URL) {
    let isScoped = file.startAccessingSecurityScopedResource()
    defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
    // What cannot be read holds no code, which is said.
    scanner.readPhoto((try? Data(contentsOf: file)) ?? Data(), from: anchor)
  }

  /// *Go*.
  func go() { scanner.go(text) }

  func use(_ entry: History.Entry) { fill(entry.text) }

  private func fill(_ text: String) {
    self.text = text
    focusRequests += 1
  }
}

extension Browser: ScannerViewControllerDelegate {
  func scanner(_ scanner: ScannerViewController, fill text: String) { fill(text) }

  func scanner(_ scanner: ScannerViewController, load destination: Destination) {
    page = search.address(of: destination)
  }

  func scanner(_ scanner: ScannerViewController, remember result: ScanResult) { history.add(result) }
}

/// Where words are searched for.
struct SearchEngine {
  /// `%s` stands for what is searched for.
  var address = "https://duckduckgo.com/?q=%s"

  func address(of destination: Destination) -> URL? {
    switch destination {
    case .address(let address): return URL(string: address)
    case .search(let words):
      // Every character that could end the value, or mean something in it, is escaped.
      let unreserved = CharacterSet(charactersIn: "-._~").union(.init(charactersIn: "a"..."z"))
        .union(.init(charactersIn: "A"..."Z")).union(.init(charactersIn: "0"..."9"))
      let escaped = words.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
      return URL(string: address.replacingOccurrences(of: "%s", with: escaped))
    }
  }
}
