/// What is drawn over the preview: the darkening, and the viewport left clear in it. All lengths are in points.
public struct OverlayLayout: Equatable, Sendable {
  /// The width of the viewport's white border.
  public static let borderWidth = 2.0
  /// The length of the two strokes of each green corner.
  public static let cornerLength = 30.0
  /// The width of these strokes.
  public static let cornerWidth = 5.0
  /// What is left free above and below the caption.
  static let captionPadding = 16.0

  /// The viewport's left edge on the screen.
  public let viewportX: Double
  /// The viewport's upper edge on the screen.
  public let viewportY: Double
  /// The viewport's width.
  public let viewportWidth: Double
  /// The viewport's height: its width, unless the app chose another region of interest.
  public let viewportHeight: Double
  /// The viewport's shorter side.
  public var viewportSide: Double { min(viewportWidth, viewportHeight) }
  /// The side of the overlay, a square around the screen's middle. However it is turned, the screen never shows an
  /// edge of it: it is √2 times as long as the screen's longer side.
  public let side: Double
  /// Whether a line of text has room below the viewport.
  public let hasRoomForCaption: Bool

  /// The overlay of a screen, as it is held now.
  public init(_ screen: Screen) {
    let viewport = Viewport(in: screen)
    viewportX = viewport.x / screen.density
    viewportY = viewport.y / screen.density
    viewportWidth = Double(viewport.width) / screen.density
    viewportHeight = Double(viewport.height) / screen.density
    side = Double(max(screen.width, screen.height)) / screen.density * 2.0.squareRoot()
    let roomBelow = Double(screen.height) / screen.density - viewportY - viewportHeight
    hasRoomForCaption = roomBelow >= screen.lineHeight + 2 * Self.captionPadding
  }
}
