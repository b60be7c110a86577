import QuartzCore

open class UIImage: NSObject, @unchecked Sendable {
  public let cgImage: CGImage?
  public let scale: CGFloat
  public let imageOrientation: UIImage.Orientation
  /// The symbol's name, of images that the system has.
  public let simulatedSystemName: String?

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public init(cgImage: CGImage) {
    (self.cgImage, scale, imageOrientation, simulatedSystemName) = (cgImage, 1, .up, nil)
  }

  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    (self.cgImage, self.scale, imageOrientation, simulatedSystemName) = (cgImage, scale, orientation, nil)
  }

  public init?(systemName name: String) {
    (cgImage, scale, imageOrientation, simulatedSystemName) = (nil, 1, .up, name)
  }

  open var size: CGSize {
    guard let cgImage else { return CGSize(width: 24, height: 24) }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }
}
