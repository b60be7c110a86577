/// What is drawn over a picture, in a colour of its own.
public enum Ink: UInt8, CaseIterable, Sendable {
  /// The border of the frame, and what aims.
  case border = 248
  /// The frame's corners and the line that moves in it.
  case aim = 249
  /// The outline of a code that was read.
  case code = 250
  /// The outline of a code that was seen and not read.
  case seen = 251

  /// The first value of a pixel that is no grey.
  static let first: UInt8 = 248
  /// The value of a pixel that is not drawn: what the terminal shows there stays.
  static let nothing: UInt8 = 255

  /// Red, green and blue.
  var color: (red: UInt8, green: UInt8, blue: UInt8) {
    switch self {
    case .border: (255, 255, 255)
    case .aim: (60, 220, 100)
    case .code: (70, 150, 255)
    case .seen: (130, 160, 200)
    }
  }

  /// In a picture of characters.
  var character: Unicode.Scalar {
    switch self {
    case .border: "|"
    case .aim: "#"
    case .code: "o"
    case .seen: "?"
    }
  }
}

/// The colour of a pixel's value: a grey, or an ink.
///
/// - Parameter colors: Without colours, inks are white.
func color(of value: UInt8, _ colors: ColorDepth = .direct) -> (red: UInt8, green: UInt8, blue: UInt8) {
  if let ink = Ink(rawValue: value) { return colors == .none ? (255, 255, 255) : ink.color }
  let grey = UInt8(Int(min(value, Ink.first - 1)) * 255 / Int(Ink.first - 1))
  return (grey, grey, grey)
}
