import QuietzoneImaging
import QuietzoneScanner
import QuietzoneTerminal

/// What is drawn over the live picture, at shares of its width and height.
struct PictureMarks: Sendable {
  /// Where codes are read; nil as long as that is not known.
  var viewport: Quadrilateral?
  var aim = ScannerSettings.Aim.frame
  /// How far the moving line is down the viewport, 0 to 1; nil without one.
  var sweep: Double?
  var outlines: [(corners: Quadrilateral, ink: Ink)] = []
  /// How strong the flash is that tells that a code was taken, 0 to 1.
  var flash = 0.0

  /// What is to be seen of a scanner on `screen`.
  ///
  /// - Parameter now: The time, for what moves.
  init(_ appearance: ScannerAppearance?, on screen: Screen?, at now: Milliseconds, flashed: Milliseconds?) {
    if let flashed { flash = max(0, 1 - (now - flashed) / Effect.flashDuration) }
    guard let appearance, let screen else { return }
    let (width, height) = (Double(screen.width) / screen.density, Double(screen.height) / screen.density)
    func share(_ corners: Quadrilateral) -> Quadrilateral {
      corners.map { Point(x: $0.x / width, y: $0.y / height) }
    }
    aim = appearance.aim
    outlines =
      appearance.seenOutlines.map { (share($0.corners), .seen) }
      + appearance.outlines.map { (share($0.corners), .code) }
    if let overlay = appearance.overlay {
      let (left, top) = (overlay.viewportX, overlay.viewportY)
      let (right, bottom) = (left + overlay.viewportWidth, top + overlay.viewportHeight)
      viewport = share(
        Quadrilateral(
          topLeft: Point(x: left, y: top), topRight: Point(x: right, y: top),
          bottomRight: Point(x: right, y: bottom), bottomLeft: Point(x: left, y: bottom)))
    }
    switch appearance.sweepLine {
    case .hidden: sweep = nil
    case .still: sweep = 0.5
    case .sweeping: sweep = now.truncatingRemainder(dividingBy: SweepLine.duration) / SweepLine.duration
    }
  }

  /// Draws them over a picture.
  func draw(on picture: inout InkedPicture) {
    if let viewport {
      picture.dim(outside: pixels(of: viewport, in: picture))
      switch aim {
      case .frame:
        if let sweep { drawSweep(sweep, viewport, on: &picture) }
        picture.drawFrame(viewport, cornerLength: OverlayLayout.cornerLength / 250)
      case .crosshair: picture.drawCrosshair(length: 0.1)
      }
    }
    for outline in outlines { picture.draw(outline.corners, outline.ink) }
    if flash > 0 { picture.flash(flash) }
  }

  private func drawSweep(_ sweep: Double, _ viewport: Quadrilateral, on picture: inout InkedPicture) {
    let left = viewport.topLeft + (viewport.bottomLeft - viewport.topLeft) * sweep
    let right = viewport.topRight + (viewport.bottomRight - viewport.topRight) * sweep
    picture.drawLine(from: left, to: right, .aim)
  }

  private func pixels(of viewport: Quadrilateral, in picture: InkedPicture) -> PixelRectangle {
    let (width, height) = (Double(picture.width), Double(picture.height))
    let (left, top) = (Int(viewport.topLeft.x * width), Int(viewport.topLeft.y * height))
    return PixelRectangle(
      x: left, y: top, width: Int(viewport.bottomRight.x * width) - left,
      height: Int(viewport.bottomRight.y * height) - top)
  }
}
