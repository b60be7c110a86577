/// A place of a terminal, and what it shows.
struct Cell: Equatable {
  enum Kind: UInt8 {
    case character
    /// The right half of a character that is two cells wide, in the cell before.
    case rightHalf
    /// A part of a picture that the terminal draws itself.
    case picture
  }

  var kind = Kind.character
  var scalar: Unicode.Scalar = " "
  /// What is drawn over it; more would reach beyond the cell.
  var mark: Unicode.Scalar?
  var style = CellStyle()

  static let blank = Cell()
}

/// How a cell's character is drawn.
struct CellStyle: Equatable {
  var foreground = CellColor.own
  var background = CellColor.own
  var isBold = false
  var isReversed = false
}

/// A colour of a cell.
struct CellColor: Equatable {
  /// The terminal's own, or a colour as 0x01RRGGBB.
  fileprivate let value: UInt32

  static let own = CellColor(value: 0)

  private init(value: UInt32) { self.value = value }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    value = 0x0100_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Appends the parameters that select it (SGR, ISO/IEC 8613-6), with 38 for the foreground or 48 for the background; nothing where it
  /// is the terminal's own.
  func append(_ code: Int, _ depth: ColorDepth, to result: inout [UInt8]) {
    guard self != .own, depth != .none else { return }
    let (red, green, blue) = (Int(value >> 16 & 0xFF), Int(value >> 8 & 0xFF), Int(value & 0xFF))
    result.append(UInt8(ascii: ";"))
    appendDecimal(code, to: &result)
    guard depth == .direct else {
      result += ";5;".utf8
      return appendDecimal(Self.index(red, green, blue), to: &result)
    }
    result += ";2".utf8
    func append(_ shade: Int) {
      result.append(UInt8(ascii: ";"))
      appendDecimal(shade, to: &result)
    }
    append(red)
    append(green)
    append(blue)
  }

  /// The nearest of xterm's 256 colours: of 24 greys, or of a cube of six shades each.
  private static func index(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    if red == green, green == blue {
      switch red {
      case ..<4: return 16
      case 247...: return 231
      default: return 232 + min(23, max(0, (red - 3) / 10))
      }
    }
    func shade(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
    return 16 + 36 * shade(red) + 6 * shade(green) + shade(blue)
  }
}

/// Appends a number that is not negative, in decimal digits, without memory for a text of its own.
func appendDecimal(_ number: Int, to result: inout [UInt8]) {
  if number >= 10 { appendDecimal(number / 10, to: &result) }
  result.append(UInt8(ascii: "0") + UInt8(number % 10))
}
