/// The square in the middle of the screen where codes are recognised, or the part of it that the app chose instead.
public struct Viewport: Equatable, Sendable {
  /// The side in points; 300 where the screen is as large as a tablet's.
  static let side = 250.0
  static let tabletSide = 300.0
  /// The shorter side from which a screen is a tablet's, in points.
  static let tabletScreenSide = 600.0

  /// Its left edge, in device pixels.
  public let x: Double
  /// Its upper edge, in device pixels.
  public let y: Double
  /// In whole device pixels.
  public let width: Int
  /// In whole device pixels.
  public let height: Int

  /// The viewport of a screen; never larger than the screen.
  public init(in screen: Screen) {
    if let region = screen.regionOfInterest {
      let horizontal = Self.pixels(from: region.x, region.width, screen.width, screen.density)
      let vertical = Self.pixels(from: region.y, region.height, screen.height, screen.density)
      (x, width) = (Double(horizontal.start), horizontal.length)
      (y, height) = (Double(vertical.start), vertical.length)
      return
    }
    let shorter = min(screen.width, screen.height)
    let isTablet = Double(shorter) >= Self.tabletScreenSide * screen.density
    let wanted = (isTablet ? Self.tabletSide : Self.side) * screen.density
    let side = wanted < Double(shorter) ? max(1, Int(wanted.rounded())) : shorter
    (width, height) = (side, side)
    x = Double(screen.width - side) / 2
    y = Double(screen.height - side) / 2
  }

  /// The pixels of a stretch in points, as far as they are on the screen: one of them at least.
  private static func pixels(
    from start: Double, _ length: Double, _ limit: Int, _ density: Double
  ) -> (start: Int, length: Int) {
    func pixel(_ place: Double) -> Int { Int(min(max(place * density, 0), Double(limit)).rounded()) }
    let first = min(pixel(start), limit - 1)
    return (first, max(1, pixel(start + length) - first))
  }
}

/// The part of a frame that the viewport shows.
public struct RegionOfInterest: Equatable, Sendable {
  /// The corner with the smallest coordinates, in pixels of the frame.
  public let minimum: Point
  /// The corner with the greatest coordinates, in pixels of the frame.
  public let maximum: Point

  /// The part of the frames that the viewport of the mapping's screen shows.
  public init(_ mapping: PreviewMapping) {
    let viewport = Viewport(in: mapping.screen)
    let a = mapping.framePoint(Point(x: viewport.x, y: viewport.y))
    let b = mapping.framePoint(
      Point(x: viewport.x + Double(viewport.width), y: viewport.y + Double(viewport.height)))
    minimum = Point(x: min(a.x, b.x), y: min(a.y, b.y))
    maximum = Point(x: max(a.x, b.x), y: max(a.y, b.y))
  }

  /// Where the viewport's centre is in the frame.
  public var center: Point { (minimum + maximum) * 0.5 }

  /// The whole pixels that hold all of it: what a reader has to look at.
  public var pixels: PixelRectangle {
    let (x, y) = (Int(minimum.x.rounded(.down)), Int(minimum.y.rounded(.down)))
    return PixelRectangle(
      x: x, y: y, width: Int(maximum.x.rounded(.up)) - x, height: Int(maximum.y.rounded(.up)) - y)
  }

  /// Whether all four corners lie inside.
  public func contains(_ corners: Quadrilateral) -> Bool {
    corners.points.allSatisfy {
      $0.x >= minimum.x && $0.x <= maximum.x && $0.y >= minimum.y && $0.y <= maximum.y
    }
  }
}
