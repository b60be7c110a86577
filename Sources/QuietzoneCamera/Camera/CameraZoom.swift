#if canImport(UIKit)
  /// How far a camera zooms, and how far it can.
  package struct CameraZoom: Equatable, Sendable {
    /// The least factor, the greatest, and the one there is, as `AVCaptureDevice.videoZoomFactor` counts them: 1 is all that
    /// the widest lens shows.
    package var minimum: Double
    package var maximum: Double
    package var factor: Double

    package init(minimum: Double, maximum: Double, factor: Double) {
      (self.minimum, self.maximum, self.factor) = (minimum, maximum, factor)
    }

    /// The factor nearest to one that is wished for.
    package func clamped(_ factor: Double) -> Double { max(minimum, min(maximum, factor)) }
  }
#endif
