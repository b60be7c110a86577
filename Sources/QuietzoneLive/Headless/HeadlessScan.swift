import Quietzone
import QuietzoneScanner

/// A live scanner that shows nothing: it tells each code that it takes, until its source ends or it is ended. Codes count wherever in
/// the frame they are.
@MainActor public final class HeadlessScan {
  /// How it ended.
  public enum End: Hashable, Sendable {
    /// The source ended, or it was asked to end, or the one code that was wanted was read.
    case done
    /// The camera was of no use from the first, or will be of none until somebody installs something.
    case failed
  }

  /// What it tells.
  public enum News: Sendable {
    case code(LiveCode)
    /// The camera is of no use now.
    case fault(CameraFault)
    /// It is of use again.
    case recovered
  }

  private let scanner: LiveScanner
  private let camera: String
  private let tell: @MainActor (News) -> Void
  private var reading: LiveReading?
  private var hasStarted = false
  private var hasFault = false
  private var end: End?
  private var waiter: CheckedContinuation<End, Never>?

  /// - Parameter tell: Called with each code, and with what becomes of the camera.
  public init(
    source: CameraSource, settings: ScannerSettings, patience: LiveCamera.Patience = LiveCamera.Patience(),
    tell: @escaping @MainActor (News) -> Void
  ) {
    camera = source.description
    scanner = LiveScanner(source: source, torch: nil, settings: settings, patience: patience)
    self.tell = tell
    scanner.approaches = false
  }

  /// Scans until the end.
  public func run() async -> End {
    scanner.face = self
    scanner.open()
    let end: End = await withCheckedContinuation { continuation in
      if let end = self.end { return continuation.resume(returning: end) }
      waiter = continuation
    }
    await scanner.released()
    return end
  }

  /// Ends in order.
  public func finish() { finish(.done) }

  private func finish(_ end: End) {
    guard self.end == nil else { return }
    self.end = end
    scanner.send(.terminated)
    waiter?.resume(returning: end)
    waiter = nil
  }

  /// The code that a result of the frame read last was made of.
  private func take(_ result: ScanResult) {
    guard let reading, end == nil,
      let barcode = reading.codes.barcodes.first(where: {
        ScanResult(text: $0.text, symbology: $0.symbology) == result
      })
    else { return }
    let frame = reading.frame
    tell(
      .code(
        LiveCode(
          barcode: barcode, camera: camera, frame: frame.number, time: frame.time, width: frame.image.width,
          height: frame.image.height, duration: reading.duration)))
  }
}

extension HeadlessScan: LiveScannerFace {
  public func carryOut(_ effect: Effect) {
    switch effect {
    case .collect(let result): take(result)
    case .deliver(let result):
      take(result)
      finish(.done)
    default: break
    }
  }

  public func appearanceChanged(_ appearance: ScannerAppearance?) {}

  public func formatChanged(width: Int, height: Int) {
    hasStarted = true
    if hasFault { tell(.recovered) }
    hasFault = false
    if let screen = Screen(wholeFrameOf: width, height) { scanner.send(.screenChanged(screen)) }
  }

  public func frameArrived(_ frame: CameraFrame) {}

  public func frameRead(_ reading: LiveReading) { self.reading = reading }

  public func cameraFailed(_ fault: CameraFault) {
    hasFault = true
    tell(.fault(fault))
    if !hasStarted || !fault.canPass { finish(.failed) }
  }

  public func cameraEnded() { finish(.done) }
}
