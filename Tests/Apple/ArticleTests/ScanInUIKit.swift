// The code of the article ScanInUIKit: Scripts/check-article-code compares the two.
import QuietzoneUI
import Testing
import UIKit

@MainActor private final class Page: UIViewController, ScannerViewControllerDelegate {
  let scanner = ScannerViewController()
  let label = UILabel()
  let field = UITextField()
  var opened: [String] = []

  func scan() {
    scanner.delegate = self
    scanner.options.settings.symbologies = [.qrCode, .ean13]
    scanner.open(from: self)
  }

  func scanner(_ scanner: ScannerViewController, didScan result: ScanResult) {
    label.text = "\(result.symbology.title): \(result.text)"
  }

  func scanner(_ scanner: ScannerViewController, fill text: String) {
    field.text = text
    field.becomeFirstResponder()
  }

  func scanner(_ scanner: ScannerViewController, load destination: Destination) {
    switch destination {
    case .address(let address): open(address)
    case .search(let words): search(for: words)
    }
  }

  func follow() async {
    scanner.options.settings.mode = .oncePerCode
    for await items in scanner.recognizedItems {
      for item in items { print(item.id, item.result.text) }
    }
  }

  func readPhotos(_ sharedImage: Data) {
    scanner.choosePhoto(from: self)
    scanner.readPhoto(sharedImage, from: self)
  }

  func open(_ address: String) { opened.append(address) }
  func search(for words: String) { opened.append("search: " + words) }
}

@MainActor @Test("The article's delegate tells addresses from words") func articleDelegate() {
  let page = Page()
  page.scanner.delegate = page
  page.scanner.go("www.example.org")
  page.scanner.go("blue suede shoes")
  #expect(page.opened == ["https://www.example.org", "search: blue suede shoes"])
}
