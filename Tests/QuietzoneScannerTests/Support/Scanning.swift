@testable import QuietzoneScanner

/// A screen of 400 × 800 points, which frames of 800 × 1600 pixels fill: its viewport is 250 points wide.
let phone = Screen(width: 400, height: 800)!
let phoneFormat = FrameFormat(width: 800, height: 1600)!
/// What the viewport shows of such frames.
let phoneRegion = RegionOfInterest(PreviewMapping(screen: phone, format: phoneFormat))

extension ScannerSettings {
  /// Settings with something changed.
  static func with(_ change: (inout ScannerSettings) -> Void) -> ScannerSettings {
    var settings = ScannerSettings()
    change(&settings)
    return settings
  }
}

extension BarcodeScanner {
  /// A scanner that was opened, whose screen is known.
  static func opened(
    _ permission: CameraPermission = .authorized, settings: ScannerSettings = ScannerSettings()
  ) -> BarcodeScanner {
    var scanner = BarcodeScanner(settings: settings)
    scanner.handle(all: .screenChanged(phone), .opened(from: .scanButton, permission: permission))
    return scanner
  }

  /// A scanner whose camera runs and whose viewport is in place.
  static func scanning(torch: TorchState? = nil, settings: ScannerSettings = ScannerSettings())
    -> BarcodeScanner
  {
    var scanner = opened(settings: settings)
    scanner.handle(all: .cameraAvailable(phoneFormat), .viewportSet)
    if let torch { scanner.handle(all: .torchAvailabilityChanged(true), .torchStateChanged(torch)) }
    return scanner
  }

  /// Handles events one after the other; returns all their effects.
  @discardableResult
  mutating func handle(all events: Event...) -> [Effect] { events.flatMap { handle($0) } }

  /// Has a frame read in which these symbols are.
  @discardableResult
  mutating func see(_ symbols: ReadSymbol..., frame: FrameNumber = 1, at now: Milliseconds = 0) -> [Effect] {
    _ = handle(.frameArrived(frame, at: now))
    return handle(.frameRead(frame, symbols, at: now))
  }
}

/// A square symbol around a place in the frame; in the viewport's middle unless said otherwise.
func symbol(
  _ text: String, _ symbology: Symbology = .qrCode, at center: Point = Point(x: 400, y: 800),
  size: Double = 100
) -> ReadSymbol {
  let half = size / 2
  return ReadSymbol(
    symbology: symbology, text: text,
    corners: Quadrilateral(
      topLeft: center + Point(x: -half, y: -half), topRight: center + Point(x: half, y: -half),
      bottomRight: center + Point(x: half, y: half), bottomLeft: center + Point(x: -half, y: half)))
}

func result(_ text: String, _ symbology: Symbology = .qrCode) -> ScanResult {
  ScanResult(text: text, symbology: symbology)!
}
