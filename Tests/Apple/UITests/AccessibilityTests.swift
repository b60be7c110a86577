import AVFoundation
import Scenes
import Testing
import UIKit

@testable import QuietzoneUI

@MainActor @Suite(.serialized) struct AccessibilityTests {
  private func withVoiceOver() async -> Phone {
    await Phone.scanning { UIKitSimulation.isVoiceOverRunning = true }
  }

  @Test("A screen reader comes to the controls in their order, and each says what it is") func labels() async
  {
    let phone = await Phone.scanning()
    let elements = phone.view.simulatedAccessibilityElements
    #expect(
      elements.map { $0.accessibilityLabel } == [
        "Close scanner", "Torch", "Position the code in the frame", "Read a photo",
      ])
    #expect(elements.filter { $0 is UIButton }.allSatisfy { $0.accessibilityTraits.contains(.button) })
    #expect(phone.view.accessibilityViewIsModal)
    #expect(UIKitSimulation.posted.first?.notification == .screenChanged)
  }

  @Test("A result is spoken before anything is done with it, and there is no flash") func announced() async {
    let phone = await withVoiceOver()
    let durations = UIKitSimulation.animationDurations.count
    await phone.see(.of("words"), until: "it is spoken") { !UIKitSimulation.announcements.isEmpty }
    #expect(UIKitSimulation.announcements == ["blue suede shoes"])
    #expect(phone.page.presentedViewController === phone.scanner)
    #expect(phone.log.count(.fill("blue suede shoes")) == 0)
    #expect(UIKitSimulation.animationDurations.count == durations)
    UIKitSimulation.finishAnnouncement("something else")
    #expect(!phone.log.entries.contains(.fill("blue suede shoes")))
    UIKitSimulation.finishAnnouncement("blue suede shoes")
    phone.finishAnimations()
    #expect(phone.isGone && phone.log.count(.fill("blue suede shoes")) == 1)
    #expect(UIKitSimulation.announcements == ["blue suede shoes"], "and spoken once")
  }

  @Test("An announcement that is interrupted, or never ends, keeps nobody waiting") func interrupted() async {
    for wasInterrupted in [true, false] {
      let phone = await withVoiceOver()
      await phone.see(.of("article"), until: "it is spoken") { !UIKitSimulation.announcements.isEmpty }
      if wasInterrupted {
        UIKitSimulation.finishAnnouncement("4006381333931", wasSuccessful: false)
      } else {
        phone.clock.advance(by: 20_000)
      }
      phone.finishAnimations()
      #expect(phone.isGone && phone.log.count(.load(.search("4006381333931"))) == 1)
    }
  }

  @Test("A screen reader that is turned on meanwhile is spoken to") func turnedOn() async {
    let phone = await Phone.scanning()
    UIKitSimulation.isVoiceOverRunning = true
    UIKitSimulation.post(UIAccessibility.voiceOverStatusDidChangeNotification)
    await phone.see(.of("words"), until: "it is spoken") {
      UIKitSimulation.announcements == ["blue suede shoes"]
    }
    phone.scanner.close()
    phone.finishAnimations()
    phone.clock.advance(by: 60_000)
    #expect(phone.isGone && phone.log.count(.fill("blue suede shoes")) == 0, "closed while it spoke")
  }

  @Test("The escape gesture and the Escape key close the scanner") func escape() async {
    let phone = await Phone.scanning()
    #expect(phone.scanner.accessibilityPerformEscape())
    phone.finishAnimations()
    #expect(phone.isGone && phone.log.count(.record(.closed)) == 1)
    await phone.open()
    let keys: [UIKeyboardHIDUsage] = [.keyboardReturnOrEnter, .keyboardEscape]
    for key in keys {
      #expect(phone.isScanning)
      phone.scanner.pressesBegan([UIPress(simulatedKey: UIKey(simulatedCode: key))], with: nil)
      phone.finishAnimations()
    }
    #expect(phone.isGone && phone.log.count(.record(.closed)) == 2)
  }

  @Test("Every word of the scanner is in the catalogue, in English and Chinese") func words() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../Sources/QuietzoneUI")
    try checkCatalog(in: folder.appending(path: "Resources"), sources: folder, pattern: /text\("([^"]+)"\)/)
    let dialogs =
      CameraProblem.allCases.map { DialogWords(.problem($0)) }
      + [DialogWords(.choice([])), DialogWords(.noCodeInPhoto)]
    let catalog = try catalog(in: folder.appending(path: "Resources"))
    for words in dialogs {
      #expect(catalog[words.title]?["zh-Hans"] != nil && catalog[words.text]?["zh-Hans"] != nil)
    }
    #expect(Set(dialogs.map { $0.title }).count == dialogs.count)
  }
}

/// A string catalogue: its words by key and language.
func catalog(in folder: URL) throws -> [String: [String: String]] {
  struct Catalog: Decodable {
    struct Entry: Decodable {
      struct Localization: Decodable {
        struct Unit: Decodable { var state, value: String }
        var stringUnit: Unit
      }
      var localizations: [String: Localization]
    }
    var strings: [String: Entry]
  }
  let data = try Data(contentsOf: folder.appending(path: "Localizable.xcstrings"))
  return try JSONDecoder().decode(Catalog.self, from: data).strings.mapValues {
    $0.localizations.mapValues { $0.stringUnit.value }
  }
}

/// Checks that what sources name is in the catalogue, in both languages.
func checkCatalog(
  in resources: URL, sources: URL, pattern: some RegexComponent<(Substring, Substring)>
) throws {
  let catalog = try catalog(in: resources)
  var used: Set<String> = []
  let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
  for case let file as URL in files where file.pathExtension == "swift" {
    let source = try String(contentsOf: file, encoding: .utf8)
    for match in source.matches(of: pattern.regex) { used.insert(String(match.output.1)) }
  }
  #expect(used.count > 5)
  for key in used {
    #expect(catalog[key]?["en"] == key && catalog[key]?["zh-Hans"]?.isEmpty == false, "\(key)")
  }
}
