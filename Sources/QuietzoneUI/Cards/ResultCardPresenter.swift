#if canImport(UIKit)
  import QuietzoneCards
  import QuietzoneScanner
  import UIKit

  /// Shows what a result means and what can be done with it: call, save the contact, open the link, copy.
  ///
  /// ```swift
  /// func scannerDidClose(_ scanner: ScannerViewController) {
  ///   if let result { ResultCardPresenter(result).present(from: self) }
  /// }
  /// ```
  ///
  /// Nothing happens by itself: an action is carried out when its button is pressed, and what may harm after a second, plain
  /// question.
  @MainActor public final class ResultCardPresenter {
    /// Searches for the number of a product or a medicine. Without it there is no button for that.
    public var search: ((String) -> Void)?

    private var card: ResultCard
    private weak var presenter: UIViewController?

    /// The card of a result as a scanner tells it.
    public init(_ result: ScanResult) {
      card = ResultCard(ContentInput(result))
    }

    /// What the code means.
    public var content: BarcodeContent { card.content }

    /// Presents the card. It holds this presenter for as long as it is there.
    public func present(from controller: UIViewController) {
      presenter = controller
      let words = CardWords(card.content)
      let alert = UIAlertController(title: words.title, message: words.text, preferredStyle: .alert)
      for (index, action) in card.actions.enumerated() {
        if action.kind == .search, search == nil { continue }
        alert.addAction(
          UIAlertAction(title: CardWords.title(of: action), style: .default) { _ in
            self.handle(.actionPressed(index))
          })
      }
      alert.addAction(UIAlertAction(title: Words.text("Close"), style: .cancel))
      controller.present(alert, animated: true)
    }

    private func handle(_ event: CardEvent) { for effect in card.handle(event) { carryOut(effect) } }

    private func carryOut(_ effect: CardEffect) {
      switch effect {
      case .open(let address), .handOver(let address): open(address)
      case .copy(let text): UIPasteboard.general.string = text
      case .save(let file): offer(file)
      case .showPlace(let place): open(place.address)
      case .search(let words): search?(words)
      case .ask(let question): ask(question)
      // A button took the question away. Networks are joined by nobody here.
      case .dismissQuestion, .join: break
      }
    }

    private func open(_ address: String) {
      // What a code holds need not be an address as the system takes it.
      guard let url = URL(string: address) else { return }
      UIApplication.shared.open(url)
    }

    private func ask(_ question: CardQuestion) {
      let words = CardWords(question)
      let alert = UIAlertController(title: words.title, message: words.text, preferredStyle: .alert)
      let leave = UIAlertAction(title: Words.text("Leave it"), style: .cancel) { _ in self.handle(.declined) }
      alert.addAction(leave)
      alert.addAction(
        UIAlertAction(title: Words.text("Do it all the same"), style: .destructive) { _ in
          self.handle(.confirmed)
        })
      alert.preferredAction = leave
      presenter?.present(alert, animated: true)
    }

    /// Lets the user open a file in the app that is for such, or keep it.
    private func offer(_ file: CardFile) {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let url = folder.appendingPathComponent(file.name)
      guard let presenter,
        (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
        (try? Data(file.text.utf8).write(to: url)) != nil
      else { return }
      let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
      sheet.completionWithItemsHandler = { _, _, _, _ in try? FileManager.default.removeItem(at: folder) }
      // An iPad shows it beside something.
      sheet.popoverPresentationController?.sourceView = presenter.view
      sheet.popoverPresentationController?.sourceRect = presenter.view.bounds
      presenter.present(sheet, animated: true)
    }
  }

  extension CardPlace {
    /// What the maps open.
    var address: String {
      var parts: [String] = []
      if let latitude, let longitude { parts.append("ll=\(latitude),\(longitude)") }
      let encoded = query?.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
      if let encoded { parts.append("q=" + encoded) }
      return "https://maps.apple.com/?" + parts.joined(separator: "&")
    }
  }
#endif
