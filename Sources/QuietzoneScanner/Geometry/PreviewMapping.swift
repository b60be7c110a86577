/// Where the pixels of a frame are in a preview that they fill (aspect fill): turned, mirrored and scaled alike in both
/// directions until nothing of the preview is left free, centred, and cut off at its edges.
///
/// Numbers are multiplied before they are divided: what has an exact answer in a `Double` gets it.
public struct PreviewMapping: Equatable, Sendable {
  /// The preview, as large as the screen was when it was laid out.
  public let screen: Screen
  /// The frames in it.
  public let format: FrameFormat

  /// Frames of this format in a preview that takes all of the screen.
  public init(screen: Screen, format: FrameFormat) {
    self.screen = screen
    self.format = format
  }

  /// Device pixels of the preview and pixels of the frame along the side that fills exactly: their ratio is the scale.
  private var fillingSides: (preview: Double, frame: Double) {
    let (width, height) = (Double(format.shownWidth), Double(format.shownHeight))
    let byWidth = Double(screen.width) * height >= Double(screen.height) * width
    return byWidth ? (Double(screen.width), width) : (Double(screen.height), height)
  }

  /// The place in the frame, in its pixels, of a place in the preview, in device pixels.
  public func framePoint(_ point: Point) -> Point {
    let sides = fillingSides
    func shown(_ place: Double, _ preview: Int, _ frame: Int) -> Double {
      ((2 * place - Double(preview)) * sides.frame / sides.preview + Double(frame)) / 2
    }
    var x = shown(point.x, screen.width, format.shownWidth)
    let y = shown(point.y, screen.height, format.shownHeight)
    if format.isMirrored { x = Double(format.shownWidth) - x }
    let (width, height) = (Double(format.width), Double(format.height))
    return switch format.rotation {
    case .none: Point(x: x, y: y)
    case .quarter: Point(x: y, y: height - x)
    case .half: Point(x: width - x, y: height - y)
    case .threeQuarters: Point(x: width - y, y: x)
    }
  }

  /// The place in the preview, in device pixels, of a place in the frame, in its pixels.
  public func previewPoint(_ point: Point) -> Point {
    let (width, height) = (Double(format.width), Double(format.height))
    var shown =
      switch format.rotation {
      case .none: point
      case .quarter: Point(x: height - point.y, y: point.x)
      case .half: Point(x: width - point.x, y: height - point.y)
      case .threeQuarters: Point(x: point.y, y: width - point.x)
      }
    if format.isMirrored { shown.x = Double(format.shownWidth) - shown.x }
    let sides = fillingSides
    func preview(_ place: Double, _ frame: Int, _ preview: Int) -> Double {
      ((2 * place - Double(frame)) * sides.preview / sides.frame + Double(preview)) / 2
    }
    return Point(
      x: preview(shown.x, format.shownWidth, screen.width),
      y: preview(shown.y, format.shownHeight, screen.height))
  }

  /// As `previewPoint(_:)`, in points of the screen.
  public func screenPoint(_ point: Point) -> Point {
    let pixel = previewPoint(point)
    return Point(x: pixel.x / screen.density, y: pixel.y / screen.density)
  }
}
