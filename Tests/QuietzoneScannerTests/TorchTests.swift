import Testing

@testable import QuietzoneScanner

struct TorchTests {
  @Test("The torch is turned on and off")
  func onAndOff() {
    var scanner = BarcodeScanner.scanning(torch: .off)
    #expect(scanner.handle(.torchButtonPressed) == [.setTorch(.on), .record(.torchTurnedOn)])
    _ = scanner.handle(.torchStateChanged(.on))
    #expect(scanner.handle(.torchButtonPressed) == [.setTorch(.off)])
    #expect(Metric.torchTurnedOn.name == "MobileQRScannerTorchOn")
  }

  @Test("The torch button follows what the camera reports, not what was asked for")
  func followsReports() {
    var scanner = BarcodeScanner.scanning(torch: .off)
    _ = scanner.handle(.torchButtonPressed)
    #expect(scanner.torchButton == .off)
    _ = scanner.handle(.torchStateChanged(.on))
    #expect(scanner.torchButton == .on)
    #expect(scanner.appearance?.torchButton == .on)
    _ = scanner.handle(.torchButtonPressed)
    #expect(scanner.torchButton == .on)
    _ = scanner.handle(.torchStateChanged(.off))
    #expect(scanner.torchButton == .off)
  }

  @Test("The torch is off when the scanner is opened again after it was on")
  func resetWhenReopened() {
    var scanner = BarcodeScanner.scanning(torch: .on)
    #expect(scanner.handle(.closeRequested).contains(.setTorch(.off)))
    scanner.handle(all: .opened(from: .scanButton, permission: .authorized), .cameraAvailable(phoneFormat))
    #expect(scanner.torchButton == .disabled)
    #expect(scanner.handle(.torchAvailabilityChanged(true)) == [.setTorch(.off)])
    #expect(scanner.torchButton == .off)
  }

  @Test(
    "The button is disabled while the camera has no torch, the torch is unavailable or the camera is not loaded"
  )
  func disabled() {
    var scanner = BarcodeScanner.opened()
    #expect(scanner.torchButton == .disabled)
    scanner.handle(all: .torchAvailabilityChanged(true), .torchStateChanged(.on))
    #expect(scanner.torchButton == .disabled)
    scanner.handle(all: .cameraAvailable(phoneFormat), .viewportSet, .torchAvailabilityChanged(false))
    #expect(scanner.torchButton == .disabled)
    #expect(scanner.handle(.torchButtonPressed) == [])
    _ = scanner.handle(.cameraFailed(.unavailable))
    #expect(scanner.torchButton == .disabled)
  }

  @Test("A torch that becomes unavailable is disabled, and shows as off when it is available again")
  func becomesUnavailable() {
    var scanner = BarcodeScanner.scanning(torch: .on)
    _ = scanner.handle(.torchAvailabilityChanged(false))
    #expect(scanner.torchButton == .disabled)
    _ = scanner.handle(.torchStateChanged(.on))
    #expect(scanner.torchButton == .disabled)
    _ = scanner.handle(.torchAvailabilityChanged(true))
    #expect(scanner.torchButton == .off)
    #expect(scanner.handle(.torchAvailabilityChanged(true)) == [])
  }

  @Test("The torch is off when capture is interrupted, in the background, and when the app resigns active")
  func interrupted() {
    for event in [
      Event.cameraFailed(.systemPressure), .enteredBackground, .resignedActive, .albumPressed, .terminated,
    ] {
      var scanner = BarcodeScanner.scanning(torch: .on)
      #expect(scanner.handle(event).first == .setTorch(.off))
    }
  }

  @Test("A torch that is lit after it was to be off is turned off")
  func litTooLate() {
    var scanner = BarcodeScanner.scanning(torch: .off)
    scanner.handle(all: .torchButtonPressed, .enteredBackground)
    #expect(scanner.handle(.torchStateChanged(.on)) == [.setTorch(.off)])
  }
}
