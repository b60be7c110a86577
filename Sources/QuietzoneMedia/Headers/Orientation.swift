/// How stored pixels are turned to be shown: the values of Exif's and TIFF's tag 0x0112, named after where the
/// stored first row and first column appear.
enum Orientation: Int, CaseIterable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case flipped = 4
  case transposed = 5
  /// To be turned a quarter clockwise.
  case turnedRight = 6
  case transversed = 7
  /// To be turned a quarter anticlockwise.
  case turnedLeft = 8

  /// Whether stored rows are shown as columns.
  var swapsAxes: Bool { rawValue >= 5 }

  /// Where stored pixels go in the shown picture: the pixel in column x and row y has the index
  /// `start + x * column + y * row`.
  func steps(width: Int, height: Int) -> (start: Int, column: Int, row: Int) {
    switch self {
    case .upright: (0, 1, width)
    case .mirrored: (width - 1, -1, width)
    case .upsideDown: (width * height - 1, -1, -width)
    case .flipped: (width * (height - 1), 1, -width)
    case .transposed: (0, height, 1)
    case .turnedRight: (height - 1, height, -1)
    case .transversed: (width * height - 1, -height, -1)
    case .turnedLeft: (height * (width - 1), -height, 1)
    }
  }
}
