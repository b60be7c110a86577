/// What becomes of a camera.
public enum CameraEvent: Hashable, Sendable {
  /// It delivers frames, of so many pixels: for the first time, or again.
  case started(width: Int, height: Int)
  /// The frames have another size from now on.
  case formatChanged(width: Int, height: Int)
  /// A frame came since the last one was taken.
  case frame
  /// It is of no use now. `LiveCamera` goes on trying, unless nothing but an installation would help.
  case failed(CameraFault)
  /// The file, or the stream, has come to its end.
  case ended
}
