import QuietzoneScanner
import QuietzoneTerminal

extension Screen {
  /// The shorter side of the preview in points, whatever the terminal: the frame, of 250 points, then takes up two thirds of it.
  static let terminalSide = 360.0

  /// The preview of a terminal with this layout.
  init?(_ layout: ScreenLayout) {
    let width = layout.picture.columns * layout.cell.width
    let height = layout.picture.rows * layout.cell.height
    let density = Double(min(width, height)) / Self.terminalSide
    self.init(
      width: width, height: height, density: density, lineHeight: Double(layout.cell.height) / density)
  }

  /// Where nobody sees a preview: it is the frame itself, and codes count wherever in it they are.
  init?(wholeFrameOf width: Int, _ height: Int) {
    let whole = ScreenRegion(x: 0, y: 0, width: Double(width), height: Double(height))
    self.init(width: width, height: height, regionOfInterest: whole)
  }
}

extension LuminanceImage {
  /// The part of a frame that a preview shows, which it fills.
  func shown(on screen: Screen) -> LuminanceImage {
    guard let format = FrameFormat(width: width, height: height) else { return self }
    let mapping = PreviewMapping(screen: screen, format: format)
    let first = mapping.framePoint(Point(x: 0, y: 0))
    let last = mapping.framePoint(Point(x: Double(screen.width), y: Double(screen.height)))
    let (left, top) = (Int(first.x.rounded()), Int(first.y.rounded()))
    return cropped(
      to: PixelRectangle(
        x: left, y: top, width: max(1, Int(last.x.rounded()) - left),
        height: max(1, Int(last.y.rounded()) - top)))
  }
}
