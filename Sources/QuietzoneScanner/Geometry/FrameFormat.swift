/// How a camera's frames are laid out, and how the preview shows them.
public struct FrameFormat: Equatable, Sendable {
  /// In pixels, as the frame lies in memory.
  public var width: Int
  /// In pixels, as the frame lies in memory.
  public var height: Int
  /// How far the preview turns the frame, clockwise.
  public var rotation: Rotation
  /// Whether the preview then shows it as a mirror does, left and right swapped: front cameras.
  public var isMirrored: Bool

  /// Frames of `width` × `height` pixels; nil unless both are positive.
  public init?(width: Int, height: Int, rotation: Rotation = .none, isMirrored: Bool = false) {
    let largest = 1 << 20
    guard 1...largest ~= width, 1...largest ~= height else { return nil }
    self.width = width
    self.height = height
    self.rotation = rotation
    self.isMirrored = isMirrored
  }

  /// The width of the frame as it is shown.
  var shownWidth: Int { rotation == .none || rotation == .half ? width : height }
  /// The height of the frame as it is shown.
  var shownHeight: Int { rotation == .none || rotation == .half ? height : width }
}
