import AVFoundation
import Scenes
import Testing
import UIKit

@testable import QuietzoneUI

@MainActor @Suite(.serialized) struct CollectingTests {
  static let two = Scene(
    .init("words", x: 900, y: 470, scale: 4), .init("address", x: 1020, y: 620, scale: 4))

  private func collecting(_ mode: ScannerSettings.Mode = .oncePerCode) async -> Phone {
    var options = ScannerOptions()
    options.settings.mode = mode
    return await Phone.scanning(options: options)
  }

  @Test("Each code is taken once, outlined where it is and labelled") func oncePerCode() async throws {
    let phone = await collecting()
    let outlines = phone.view.outlines
    await phone.see(Self.two, until: "both are read") { outlines.labels.count == 2 }
    await phone.see(Self.two, frames: 4)
    #expect(phone.log.count(.scan("blue suede shoes")) == 1)
    #expect(phone.log.count(.scan("https://example.org/menu")) == 1)
    #expect(phone.isScanning && phone.view.collected.text == "2 collected")
    #expect(Set(outlines.labels.values.map { $0.text }) == ["blue suede shoes", "https://example.org/menu"])
    for frame in outlines.frames.values {
      #expect(frame.strokeColor == UIColor.blue.withAlphaComponent(0.8).cgColor)
      #expect(phone.view.bounds.contains(try #require(frame.path).boundingBox))
    }
    let labels = outlines.labels.values.map { $0.frame }
    #expect(!labels[0].intersects(labels[1]))
    #expect(labels.allSatisfy { phone.view.bounds.contains($0) })
  }

  @Test("Outline and label vanish 0.2 s after the code was seen last") func vanishing() async {
    let phone = await collecting()
    await phone.see(.of("words"), until: "it is read") { phone.view.outlines.labels.count == 1 }
    await phone.see(.of("words"), frames: 1)
    phone.clock.advance(by: 199)
    #expect(phone.view.outlines.labels.count == 1 && phone.view.outlines.frames.count == 1)
    phone.clock.advance(by: 1)
    #expect(phone.view.outlines.labels.isEmpty && phone.view.outlines.frames.isEmpty)
    #expect(phone.view.outlines.subviews.isEmpty && phone.view.outlines.layer.sublayers?.isEmpty != false)
  }

  @Test("A frame that stays follows its code") func following() async throws {
    let phone = await collecting()
    await phone.see(.of("words"), until: "it is read") { phone.view.outlines.frames.count == 1 }
    let frame = try #require(phone.view.outlines.frames.values.first)
    let place = frame.path?.boundingBox ?? .zero
    await phone.see(Scene(.init("words", x: 1000)), frames: 2)
    #expect(phone.view.outlines.frames.values.first === frame)
    #expect(frame.path?.boundingBox.midY != place.midY)
  }

  @Test("Continuously, the same code counts again when its interval has passed") func continuous() async {
    let phone = await collecting(.continuous(interval: 1000))
    await phone.see(.of("words"), until: "it is read") { phone.log.count(.scan("blue suede shoes")) == 1 }
    await phone.see(.of("words"), frames: 4)
    #expect(phone.log.count(.scan("blue suede shoes")) == 1)
    phone.clock.advance(by: 1000)
    await phone.see(.of("words"), until: "it counts again") {
      phone.log.count(.scan("blue suede shoes")) == 2
    }
  }

  @Test("Streams tell which codes are in sight, with ids that stay") func streams() async throws {
    let phone = await collecting()
    let items = phone.scanner.recognizedItems
    var sights: [[RecognizedItem]] = []
    let listening = Task { for await sight in items { sights.append(sight) } }
    defer { listening.cancel() }
    await phone.until("it is told that nothing is in sight") { sights.first == [] }
    await phone.see(.of("words"), until: "it is told") { sights.last?.isEmpty == false }
    let first = try #require(sights.last?.first)
    #expect(first.result.text == "blue suede shoes")
    await phone.see(Scene(.init("words", x: 1000)), until: "it is told elsewhere") {
      sights.last?.contains { $0.bounds != first.bounds } == true
    }
    await phone.see(Scene(.init("words", x: 1000)), frames: 1)
    #expect(sights.last?.map { $0.id } == [first.id])
    phone.clock.advance(by: 200)
    await phone.until("it is told that it is gone") { sights.last == [] }
  }

  @Test("Without highlighting nothing is outlined, without guidance nothing is said") func options() async {
    let phone = await collecting()
    await phone.see(.of("words"), until: "it is read") { phone.view.outlines.labels.count == 1 }
    phone.scanner.options.isHighlightingEnabled = false
    phone.scanner.options.isGuidanceEnabled = false
    phone.window.layoutIfNeeded()
    #expect(phone.view.outlines.isHidden && phone.view.caption.isHidden)
    phone.scanner.options.isHighlightingEnabled = true
    phone.scanner.options.isGuidanceEnabled = true
    phone.window.layoutIfNeeded()
    #expect(!phone.view.outlines.isHidden && !phone.view.caption.isHidden)
  }

  @Test("A code that is tapped is picked") func tapped() async throws {
    let phone = await collecting()
    await phone.see(Self.two, until: "both are read") { phone.view.outlines.frames.count == 2 }
    let label = try #require(phone.view.outlines.labels.first { $0.value.text == "blue suede shoes" })
    let box = try #require(phone.view.outlines.frames[label.key]?.path?.boundingBox)
    phone.window.simulateTap(at: CGPoint(x: box.midX, y: box.midY))
    phone.finishAnimations()
    #expect(phone.isGone && phone.log.count(.fill("blue suede shoes")) == 1)
  }

  @Test("What is scanned is remembered only until the scanner is opened anew") func reopened() async {
    let phone = await collecting()
    await phone.see(.of("words"), until: "it is read") { phone.view.collected.text == "1 collected" }
    phone.scanner.close()
    phone.finishAnimations()
    await phone.open()
    #expect(phone.view.collected.isHidden)
    await phone.see(.of("words"), until: "it counts again") {
      phone.log.count(.scan("blue suede shoes")) == 2
    }
  }
}
