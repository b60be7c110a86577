#if canImport(UIKit)
  import Foundation
  import QuietzoneScanner

  /// What an app chooses for a scanner, beside what it reads and in which mode.
  public struct ScannerOptions: Equatable, Sendable {
    /// What is read, how many codes are taken, what beeps and vibrates.
    public var settings: ScannerSettings
    /// Whether the scanner says what to do: the caption below the viewport.
    public var isGuidanceEnabled = true
    /// Whether codes in sight are outlined.
    public var isHighlightingEnabled = true
    /// Whether two fingers zoom.
    public var isPinchToZoomEnabled = true
    /// Where codes are recognised, in the view's coordinates; nil for the square in the middle.
    public var regionOfInterest: CGRect?
    /// Whether there are buttons to close the scanner and to choose a photo. Without them that is up to the app.
    public var showsControls = true
    /// What can be had by a press where there is no camera: in previews and simulators. Empty elsewhere.
    public var simulatedData: [String] = []

    /// As `settings` says, with guidance, highlighting and zooming.
    public init(settings: ScannerSettings = ScannerSettings()) { self.settings = settings }
  }

  /// A code in sight, in the modes that keep the scanner open.
  public struct RecognizedItem: Identifiable, Equatable, Sendable {
    /// Stays from frame to frame, for as long as the code is followed.
    public let id: Int
    /// What the code says.
    public let result: ScanResult
    /// Its corners in the scanner's view, from its own top left on, clockwise as the code is printed.
    public let bounds: Quadrilateral
  }

  /// Why a scanner was left without a code, other than by closing it.
  public enum ScanError: Error, Equatable, Sendable {
    /// There was no camera to scan with, and the user was told why.
    case camera(CameraProblem)
  }
#endif
