/// The general-purpose data compaction field of GS1 DataBar Expanded (ISO/IEC 24724, 7.2.5.5): three modes, of which
/// numeric is the first.
struct DataBarGeneralField {
  var bits: DataBarBits
  /// Whether to pass over a latch to numeric mode where that is the mode.
  var toleratesLatch: Bool
  var bytes: [UInt8] = []
  private var mode = Mode.numeric

  private enum Mode { case numeric, alphanumeric, iso646 }

  init(bits: DataBarBits, toleratesLatch: Bool) {
    self.bits = bits
    self.toleratesLatch = toleratesLatch
  }

  /// Reads all there is; nil if something in it stands for nothing.
  mutating func read() -> Void? {
    while bits.remaining > 0 {
      guard mode == .numeric ? readNumeric() != nil : readCharacter() != nil else { return nil }
    }
    // A digit at the end is paired with an FNC1 that means nothing.
    if bytes.last == GS1.separator { bytes.removeLast() }
    return ()
  }

  /// Two digits, or a digit and FNC1, in seven bits; the last digit may have four.
  private mutating func readNumeric() -> Void? {
    guard let four = bits.peek(4) else { return skipPadding() }
    guard four != 0 else {
      _ = bits.read(4)
      mode = .alphanumeric
      return ()
    }
    guard let seven = bits.read(7) else {
      // Four to six bits are left: one digit.
      guard four <= 10 else { return nil }
      _ = bits.read(4)
      bytes.append(0x30 + UInt8(four - 1))
      return skipPadding()
    }
    for digit in [(seven - 8) / 11, (seven - 8) % 11] {
      bytes.append(digit == 10 ? GS1.separator : 0x30 + UInt8(digit))
    }
    return ()
  }

  /// A character or a latch of the other two modes (tables 12 and 13).
  private mutating func readCharacter() -> Void? {
    guard let three = bits.peek(3) else { return skipPadding() }
    if three == 0 {
      _ = bits.read(3)
      mode = .numeric
      return ()
    }
    guard let five = bits.peek(5) else { return skipPadding() }
    if five < 16 {
      _ = bits.read(5)
      switch five {
      case 4: mode = mode == .alphanumeric ? .iso646 : .alphanumeric
      case 5...14: bytes.append(0x30 + UInt8(five - 5))
      case 15:
        bytes.append(GS1.separator)
        mode = .numeric
        // An identifier follows, two digits at least: there is no use for a latch to alphanumeric mode.
        if bits.peek(4) == 0 || toleratesLatch && bits.peek(3) == 0 { _ = bits.read(3) }
      default: return nil
      }
      return ()
    }
    return mode == .alphanumeric ? readLetter() : readISO646()
  }

  /// Six bits of alphanumeric mode.
  private mutating func readLetter() -> Void? {
    guard let six = bits.read(6) else { return nil }
    switch six {
    case 32...57: bytes.append(0x41 + UInt8(six - 32))
    case 58: bytes.append(0x2A)
    case 59...62: bytes.append(0x2C + UInt8(six - 59))
    default: return nil
    }
    return ()
  }

  /// Seven bits, or eight, of ISO/IEC 646 mode.
  private mutating func readISO646() -> Void? {
    guard let seven = bits.peek(7) else { return nil }
    switch seven {
    case 64...89: bytes.append(0x41 + UInt8(seven - 64))
    case 90...115: bytes.append(0x61 + UInt8(seven - 90))
    default:
      guard let eight = bits.read(8), eight >= 232, eight < 232 + punctuation.count else { return nil }
      bytes.append(punctuation[eight - 232])
      return ()
    }
    _ = bits.read(7)
    return ()
  }

  /// What is too short for anything must be the beginning of the padding, which latches to and fro; or zeros.
  private mutating func skipPadding() -> Void? {
    guard bits.remaining < 7, let rest = bits.read(bits.remaining) else { return nil }
    return rest == 0 || rest & (rest - 1) == 0 ? () : nil
  }
}

/// In the order of their values, from 11101000 on.
private let punctuation: [UInt8] = Array("!\"%&'()*+,-./:;<=>?_ ".utf8)
