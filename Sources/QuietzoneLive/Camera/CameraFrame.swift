import Quietzone

/// A frame of a camera, as it lies in the memory that it came in: that goes back to the camera when neither the frame nor a part of
/// its picture is left. A camera has few such memories, so keep few frames.
///
/// There is no colour: reading needs none, and in most formats a camera's brightness is a plane of its own that need not be converted.
public struct CameraFrame: Sendable {
  /// The frame's brightness.
  public let image: LuminanceImage
  /// Its number, counted from 0 over all frames that the camera delivered, those that nobody took among them.
  public let number: Int
  /// When it came, since the camera's first frame.
  public let time: Duration

  /// A frame that shows `image`.
  public init(image: LuminanceImage, number: Int, time: Duration) {
    self.image = image
    self.number = number
    self.time = time
  }
}
