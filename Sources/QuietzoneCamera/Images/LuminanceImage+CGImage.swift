#if canImport(UIKit)
  import CoreGraphics
  import CoreImage
  import ImageIO
  import QuietzoneScanner
  import UIKit

  extension LuminanceImage {
    /// A grey copy of a picture, as it is shown: transparency lies over white.
    ///
    /// - Parameter orientation: How the picture is to be turned to be shown, as its file says.
    /// - Returns: nil where there is no memory for it.
    public init?(_ image: CGImage, orientation: CGImagePropertyOrientation = .up) {
      let (width, height) = (image.width, image.height)
      var isDrawn = false
      let picture = LuminanceImage(width: width, height: height) { pixels in
        pixels.initialize(repeating: 255, count: width * height)
        guard
          let context = CGContext(
            data: pixels, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        else { return }
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        isDrawn = true
      }
      guard isDrawn else { return nil }
      self = picture.oriented(orientation)
    }

    /// A grey copy of all that a picture shows.
    ///
    /// - Parameter context: What renders it: one that an app has already, rather than one for each picture.
    /// - Returns: nil where the picture is empty or has no bounds.
    public init?(_ image: CIImage, context: CIContext = CIContext()) {
      let extent = image.extent.integral
      guard !extent.isInfinite, !extent.isEmpty else { return nil }
      let (width, height) = (Int(extent.width), Int(extent.height))
      self.init(width: width, height: height) { pixels in
        pixels.initialize(repeating: 255, count: width * height)
        context.render(
          image, toBitmap: pixels, rowBytes: width, bounds: extent, format: .L8,
          colorSpace: CGColorSpaceCreateDeviceGray())
      }
    }

    /// A grey copy of a picture as it is shown, its orientation respected.
    ///
    /// - Returns: nil where it holds no picture.
    public init?(_ image: UIImage) {
      let orientation = CGImagePropertyOrientation(image.imageOrientation)
      if let picture = image.cgImage {
        self.init(picture, orientation: orientation)
      } else if let picture = image.ciImage {
        self.init(picture.oriented(orientation))
      } else {
        return nil
      }
    }

    /// The picture as it is shown if its pixels are to be turned or mirrored so.
    private func oriented(_ orientation: CGImagePropertyOrientation) -> LuminanceImage {
      if orientation == .up { return self }
      let isTurned = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
      let (shownWidth, shownHeight) = isTurned ? (height, width) : (width, height)
      let (right, bottom) = (width - 1, height - 1)
      let source = pixels
      return LuminanceImage(width: shownWidth, height: shownHeight) { target in
        for y in 0..<shownHeight {
          for x in 0..<shownWidth {
            let (column, row) =
              switch orientation {
              case .up: (x, y)
              case .upMirrored: (right - x, y)
              case .down: (right - x, bottom - y)
              case .downMirrored: (x, bottom - y)
              case .leftMirrored: (y, x)
              case .right: (y, bottom - x)
              case .rightMirrored: (right - y, bottom - x)
              case .left: (right - y, x)
              }
            target[y * shownWidth + x] = source[row * width + column]
          }
        }
      }
    }
  }

  extension CGImagePropertyOrientation {
    /// The orientation that UIKit has by another number.
    init(_ orientation: UIImage.Orientation) {
      self =
        switch orientation {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .left: .left
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        @unknown default: .up
        }
    }
  }
#endif
