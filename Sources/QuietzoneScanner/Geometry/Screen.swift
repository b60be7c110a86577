/// The space the scanner has on the screen.
public struct Screen: Equatable, Sendable {
  /// In device pixels.
  public var width: Int
  /// In device pixels.
  public var height: Int
  /// Device pixels a point: the pixel density. A point is a CSS pixel on the web.
  public var density: Double
  /// How the screen is turned against a preview that stays as it was: a size that changes together with it changed by
  /// rotation, and the viewport stays, too. Where the preview turns with the screen, as in browsers, there is none.
  public var orientation: Rotation
  /// The height of a line of the caption in points, at the text size that the user chose.
  public var lineHeight: Double
  /// Where the app wants codes to be recognised; nil for the square in the middle.
  public var regionOfInterest: ScreenRegion?

  /// The space of `width` × `height` device pixels; nil unless it, the density and the line height are positive.
  public init?(
    width: Int, height: Int, density: Double = 1, orientation: Rotation = .none, lineHeight: Double = 20,
    regionOfInterest: ScreenRegion? = nil
  ) {
    let largest = 1 << 20
    guard 1...largest ~= width, 1...largest ~= height, density > 0, density.isFinite, lineHeight > 0 else {
      return nil
    }
    self.width = width
    self.height = height
    self.density = density
    self.orientation = orientation
    self.lineHeight = lineHeight
    self.regionOfInterest = regionOfInterest
  }
}

/// A part of the screen, in points from its top left.
public struct ScreenRegion: Equatable, Sendable {
  public let x, y, width, height: Double

  /// nil unless all are finite and the size is positive.
  public init?(x: Double, y: Double, width: Double, height: Double) {
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// A turn by quarters, clockwise as one sees it.
public enum Rotation: Int, CaseIterable, Sendable {
  /// No turn: the raw values are degrees.
  case none = 0
  /// The right edge comes to lie at the bottom.
  case quarter = 90
  /// Upside down.
  case half = 180
  /// The left edge comes to lie at the bottom.
  case threeQuarters = 270
}
