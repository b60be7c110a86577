#if canImport(UIKit)
  import Foundation

  /// How far a camera zooms in before anybody asks it to.
  ///
  /// Cameras of newer iPhones focus no closer than 15 to 25 cm with their main lens. Users hold a small code closer, where it is
  /// blurred, until it is large enough. So the picture is enlarged until a small code is large at the closest distance
  /// that is still sharp. A virtual camera whose widest lens focuses close needs no more than its main lens's own picture.
  enum StartingZoom {
    /// The side of a small code, in millimetres.
    static let codeSide = 20.0
    /// The share of a frame's longer side that such a code is to take: about half of a phone's viewport. At 1920 pixels, a
    /// module of a QR Code of version 7 then has six.
    static let codeShare = 0.15

    /// The factor to start with.
    ///
    /// - Parameters:
    ///   - focusDistance: How near the camera focuses, in millimetres; nil where it does not say.
    ///   - fieldOfView: How much its frames show from left to right at a factor of 1, in degrees.
    ///   - mainLens: The factor from which on a virtual camera prefers its main lens; 1 where there is but one lens.
    static func factor(focusDistance: Double?, fieldOfView: Double, mainLens: Double) -> Double {
      guard let focusDistance, focusDistance > 0, 1..<180 ~= fieldOfView else { return mainLens }
      let visibleWidth = 2 * focusDistance * tan(fieldOfView / 2 * .pi / 180)
      return max(mainLens, codeShare * visibleWidth / codeSide)
    }
  }
#endif
