import AVFAudio
import AVFoundation
import Scenes
import Testing
import UIKit

@testable import QuietzoneUI

@MainActor @Suite(.serialized) struct ResultTests {
  @Test(
    "What a code holds is for the user to review, and nothing loads",
    arguments: [
      ("address", "https://example.org/menu"), ("address-with-separators", "https://example.org/ab"),
      ("words", "blue suede shoes"), ("data-address", "\"data:text/html,hello\""), ("words-in-space", "a b"),
      ("address-in-space", "https://example.org/space"),
    ])
  func reviewed(_ code: String, _ text: String) async {
    let phone = await Phone.scanning()
    await phone.see(.of(code), until: "it is read") { phone.isGone }
    #expect(phone.log.count(.fill(text)) == 1)
    #expect(!phone.log.entries.contains { if case .load = $0 { true } else { false } })
    #expect(phone.log.count(.record(.codeScanned)) == 1 && phone.log.entries.last == .close)
    await phone.until("the light is out") { !phone.cameras.isCapturing }
    #expect(UIKitSimulation.complaints == [] && phone.cameras.misuse == [])
  }

  @Test(
    "Numbers are loaded at once", arguments: [("article", "4006381333931"), ("carton", "15400141288763")])
  func numbers(_ code: String, _ digits: String) async {
    let phone = await Phone.scanning()
    await phone.see(.of(code), until: "it is read") { phone.isGone }
    #expect(phone.log.count(.load(.search(digits))) == 1)
    #expect(!phone.log.entries.contains { if case .fill = $0 { true } else { false } })
  }

  @Test("A flash that fades in half a second, a beep and a vibration tell of it") func signals() async {
    AudioSimulation.plays = []
    let phone = await Phone.scanning()
    await phone.see(.of("words"), until: "it is read") { phone.isGone }
    #expect(UIKitSimulation.animationDurations.contains(0.5))
    #expect(AudioSimulation.plays.count == 1 && UIKitSimulation.vibrations == 1)
    #expect(UIKitSimulation.announcements == [])
    #expect(AVAudioSession.sharedInstance().category == .ambient, "other apps' music plays on")
  }

  @Test("Beep and vibration can be turned off, and an app's own choice of sound stays") func silence() async {
    AudioSimulation.plays = []
    AVAudioSession.sharedInstance().simulate(category: .playback)
    defer { AVAudioSession.sharedInstance().simulate(category: .soloAmbient) }
    var options = ScannerOptions()
    options.settings.vibrates = false
    let phone = await Phone.scanning(options: options)
    await phone.see(.of("words"), until: "it is read") { phone.isGone }
    #expect(AudioSimulation.plays.count == 1 && UIKitSimulation.vibrations == 0)
    #expect(AVAudioSession.sharedInstance().category == .playback)
    phone.scanner.options.settings.beeps = false
    await phone.open()
    await phone.see(.of("words"), until: "it is read") { phone.isGone }
    #expect(AudioSimulation.plays.count == 1)
  }

  @Test("The beep is a sound file of its pitch and length that begins and ends softly") func beep() {
    let wave = Tone.beep.wave
    #expect(wave.count == 44 + 2 * Int(0.12 * 44_100))
    #expect(String(decoding: wave[0..<4], as: UTF8.self) == "RIFF")
    #expect(String(decoding: wave[8..<16], as: UTF8.self) == "WAVEfmt ")
    func number(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(wave[place + $1]) << (8 * $1) } }
    #expect(number(4) == wave.count - 8 && number(24) == 44_100 && number(40) == wave.count - 44)
    let samples = stride(from: 44, to: wave.count, by: 2).map {
      Int16(bitPattern: UInt16(wave[$0]) | UInt16(wave[$0 + 1]) << 8)
    }
    let crossings = zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    #expect(abs(Double(crossings) / 0.12 - 1760) < 20)
    #expect(abs(Int(samples[0])) < 100 && abs(Int(samples.last!)) < 100)
    #expect(samples.map { abs(Int($0)) }.max()! > 12_000)
  }

  @Test("A code outside the viewport is ignored, and so is one that holds nothing legible")
  func ignored() async {
    let phone = await Phone.scanning()
    await phone.see(Scene(.init("words", x: 300, scale: 6)), frames: 10)
    await phone.see(.of("nothing-legible"), frames: 6)
    #expect(phone.isScanning && phone.log.entries == [.record(.scanButtonPressed)])
  }

  @Test("Only the symbologies that were chosen are read, at once when they change") func symbologies() async {
    var options = ScannerOptions()
    options.settings.symbologies = [.ean13]
    let phone = await Phone.scanning(options: options)
    await phone.see(.of("words"), frames: 8)
    #expect(phone.isScanning)
    phone.scanner.options.settings.symbologies = [.qrCode]
    await phone.see(.of("words"), until: "it is read") { phone.isGone }
    #expect(phone.log.count(.fill("blue suede shoes")) == 1)
  }

  @Test("Codes are recognised where the app wants them to be") func regionOfInterest() async {
    var options = ScannerOptions()
    options.regionOfInterest = CGRect(x: 40, y: 80, width: 300, height: 120)
    let phone = await Phone.scanning(options: options)
    #expect(phone.view.overlay.border.path?.boundingBox.size == CGSize(width: 300, height: 120))
    await phone.see(.of("words"), frames: 8)
    #expect(phone.isScanning, "the middle is outside now")
    phone.scanner.options.regionOfInterest = nil
    await phone.until("the viewport is in the middle again") { phone.isScanning }
    await phone.see(.of("words"), until: "it is read") { phone.isGone }
  }

  @Test("Only what the user's history is to hold is told to it") func history() async {
    let phone = await Phone.scanning()
    await phone.see(.of("words"), until: "it is read") { phone.isGone }
    #expect(phone.log.count(.remember("blue suede shoes")) == 1)
    phone.log.forget()
    phone.scanner.options.settings.keepsHistory = false
    await phone.open()
    await phone.see(.of("words"), until: "it is read") { phone.isGone }
    #expect(phone.log.count(.scan("blue suede shoes")) == 1)
    #expect(phone.log.count(.remember("blue suede shoes")) == 0)
  }

  @Test("What the user reviewed leads on with Go") func go() {
    let phone = Phone()
    phone.scanner.go(" www.example.org ")
    phone.scanner.go("javascript:alert(1)")
    phone.scanner.go("  ")
    #expect(
      phone.log.entries == [
        .load(.address("https://www.example.org")), .load(.search("\"javascript:alert(1)\"")),
      ])
  }
}
