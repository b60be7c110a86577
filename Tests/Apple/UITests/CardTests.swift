import Foundation
import QuietzoneScanner
import Testing
import UIKit

@testable import QuietzoneUI

@MainActor @Suite(.serialized) struct CardTests {
  let page = UIViewController()

  init() {
    UIKitSimulation.reset()
    UIKitSimulation.show(page, size: CGSize(width: 393, height: 852))
  }

  /// Shows the card of a text, as a scanner reads it.
  private func show(_ text: String, _ symbology: Symbology = .qrCode) throws -> ResultCardPresenter {
    let result = try #require(ScanResult(text: text, symbology: symbology, bytes: Array(text.utf8)))
    let card = ResultCardPresenter(result)
    card.present(from: page)
    UIKitSimulation.finishAnimations()
    return card
  }

  private var alert: UIAlertController? { UIKitSimulation.alert }
  private var buttons: [String] { alert?.actions.compactMap { $0.title } ?? [] }
  private func press(_ title: String) {
    #expect(alert?.simulatePress(title) == true, "\(buttons)")
    UIKitSimulation.finishAnimations()
  }

  @Test("A card says what it is, and has the buttons of its kind; pressed, they do it")
  func phone() throws {
    _ = try show("tel:+1-201-555-0123")
    #expect(alert?.title == "Phone number" && alert?.message == "+12015550123")
    #expect(buttons == ["Call: +12015550123", "Copy number", "Close"])
    press("Copy number")
    #expect(UIPasteboard.general.string == "+12015550123" && UIKitSimulation.openedURLs == [])
    _ = try show("tel:+1-201-555-0123")
    press("Call: +12015550123")
    #expect(UIKitSimulation.openedURLs.map { $0.absoluteString } == ["tel:+12015550123"])
    #expect(UIKitSimulation.complaints == [])
  }

  @Test("A link that deceives names where it leads in truth, and is opened only after a question")
  func deception() throws {
    _ = try show("https://bank.example@b.example/\u{202E}")
    #expect(alert?.message?.hasPrefix("b.example\n") == true, "\(alert?.message ?? "")")
    #expect(alert?.message?.unicodeScalars.contains("\u{202E}") == false)
    press("Open")
    #expect(UIKitSimulation.openedURLs == [] && alert?.title == "Open this link all the same?")
    #expect(alert?.preferredAction?.title == "Leave it")
    press("Leave it")
    #expect(UIKitSimulation.openedURLs == [] && alert == nil)
    _ = try show("https://bank.example@b.example/")
    press("Open")
    press("Do it all the same")
    #expect(UIKitSimulation.openedURLs.map { $0.absoluteString } == ["https://bank.example@b.example/"])
  }

  @Test("A contact of several lines is kept as a file, which is gone when the sheet is")
  func contact() throws {
    _ = try show("BEGIN:VCARD\nVERSION:3.0\nN:Lindqvist;Ida\nEMAIL:ida@example.org\nEND:VCARD")
    #expect(alert?.title == "Contact" && alert?.message == "Ida Lindqvist")
    press("Save contact")
    let sheet = try #require(UIKitSimulation.frontController as? UIActivityViewController)
    let file = try #require(sheet.simulatedItems.first as? URL)
    #expect(file.lastPathComponent == "Ida Lindqvist.vcf")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("FN:Ida Lindqvist"))
    sheet.simulateEnd()
    #expect(!FileManager.default.fileExists(atPath: file.path) && UIKitSimulation.complaints == [])
  }

  @Test("A place is shown on the map, and a product searched for where the app can")
  func others() throws {
    _ = try show("geo:52.5,13.4?q=A%20%26%20B")
    press("Show on the map")
    #expect(
      UIKitSimulation.openedURLs.last?.absoluteString == "https://maps.apple.com/?ll=52.5,13.4&q=A%20%26%20B")
    _ = try show("4006381333931", .ean13)
    #expect(buttons == ["Copy text", "Close"])
    press("Close")
    let result = try #require(ScanResult(text: "4006381333931", symbology: .ean13))
    let card = ResultCardPresenter(result)
    var words: [String] = []
    card.search = { words.append($0) }
    card.present(from: page)
    UIKitSimulation.finishAnimations()
    press("Search")
    #expect(words == ["4006381333931"])
  }

  @Test("A network's card copies its password, and a text is just a text")
  func wifi() throws {
    _ = try show("WIFI:T:WPA;S:Quiet;P:zone 1234;;")
    #expect(alert?.title == "Wi-Fi network" && alert?.message == "Quiet")
    press("Copy password")
    #expect(UIPasteboard.general.string == "zone 1234")
    _ = try show("blue suede shoes")
    #expect(alert?.title == "Text" && buttons == ["Copy text", "Close"])
  }
}
