/// Makes keys, clicks and answers of the bytes that a terminal sends (ECMA-48, xterm's control sequences), however they are cut into
/// pieces.
///
/// What it does not know it passes over as a whole, so that no end of a sequence is taken for keys. What does not end it gives up.
public struct InputParser: Sendable {
  private enum State {
    case ground
    case escape
    /// Between `ESC [` and the final byte.
    case controlSequence
    /// After `ESC O`: a key of the keypad's application mode.
    case singleShift
    /// A string of a device, an application or the operating system, until ST or BEL.
    case string(introducer: UInt8, escaped: Bool)
    /// Between the marks of a pasted text.
    case paste
    /// Bytes of a click as terminals wrote it that know no other way: they may look like keys.
    case oldClick(left: Int)
  }

  private var state = State.ground
  private var collected: [UInt8] = []
  private var scalars = ScalarDecoder()

  /// The longest sequence: any other is passed over.
  static let longestSequence = 1024
  /// The longest text that is pasted; what follows is dropped.
  static let longestPaste = 64 * 1024

  public init() {}

  /// Whether an Escape came that may be the key, or the beginning of a sequence: `pause()` decides it.
  public var isUndecided: Bool {
    switch state {
    case .escape, .singleShift: true
    case .controlSequence: collected.isEmpty
    default: false
    }
  }

  /// Takes in the next bytes.
  public mutating func take(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    for byte in bytes { take(byte, &inputs) }
    return inputs
  }

  /// Nothing came for a while: an Escape without anything behind it is the key.
  public mutating func pause() -> [TerminalInput] {
    guard isUndecided else { return [] }
    let inputs: [TerminalInput]
    switch state {
    // Alt with a bracket or an O looks like the beginning of a sequence, too.
    case .controlSequence, .singleShift: inputs = []
    default: inputs = [.key(.escape)]
    }
    state = .ground
    return inputs
  }

  private mutating func take(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch state {
    case .ground: ground(byte, &inputs)
    case .escape: escape(byte, &inputs)
    case .controlSequence: controlSequence(byte, &inputs)
    case .singleShift:
      state = .ground
      if let key = Key(keypad: byte) { inputs.append(.key(key)) }
    case .string(let introducer, let escaped): string(byte, introducer, escaped, &inputs)
    case .paste: paste(byte, &inputs)
    case .oldClick(let left): state = left > 1 ? .oldClick(left: left - 1) : .ground
    }
  }

  private mutating func ground(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    if byte < 0x20 || byte == 0x7F {
      scalars.reset()
      if byte == 0x1B { state = .escape } else if let key = Key(control: byte) { inputs.append(.key(key)) }
    } else if let scalar = scalars.take(byte), scalar.value >= 0xA0 || scalar.value < 0x7F {
      // The control characters from U+0080 on are nobody's keys.
      inputs.append(.key(.character(scalar)))
    }
  }

  private mutating func escape(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    collected.removeAll(keepingCapacity: true)
    switch byte {
    case UInt8(ascii: "["): state = .controlSequence
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      state = .string(introducer: byte, escaped: false)
    case 0x1B: inputs.append(.key(.escape))
    default:
      // A key held together with Alt, which has no meaning here.
      state = .ground
    }
  }

  private mutating func controlSequence(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch byte {
    case 0x20...0x3F:
      if collected.count < Self.longestSequence { collected.append(byte) }
    case 0x40...0x7E:
      state = .ground
      guard collected.count < Self.longestSequence else { return }
      let sequence = ControlSequence(collected, final: byte)
      if sequence.startsPaste {
        collected.removeAll(keepingCapacity: true)
        state = .paste
      } else if sequence.startsOldClick {
        state = .oldClick(left: 3)
      } else if let input = sequence.input {
        inputs.append(input)
      }
    case 0x1B: state = .escape
    default: state = .ground
    }
  }

  private mutating func string(
    _ byte: UInt8, _ introducer: UInt8, _ escaped: Bool, _ inputs: inout [TerminalInput]
  ) {
    let isTerminator = escaped && byte == UInt8(ascii: "\\")
    let isCancelled = byte == 0x18 || byte == 0x1A
    if isTerminator || isCancelled || byte == 0x07 {
      state = .ground
      if introducer == UInt8(ascii: "_"), !isCancelled, let report = TerminalReport(kitty: collected) {
        inputs.append(.report(report))
      }
    } else if escaped {
      // The string was not ended; another sequence begins.
      state = .escape
      take(byte, &inputs)
    } else {
      state = .string(introducer: introducer, escaped: byte == 0x1B)
      if byte != 0x1B, collected.count < Self.longestSequence { collected.append(byte) }
    }
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func paste(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    collected.append(byte)
    if byte == UInt8(ascii: "~"), collected.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      state = .ground
      let text = collected.dropLast(Self.pasteEnd.count).prefix(Self.longestPaste)
      inputs.append(.paste(String(decoding: text, as: UTF8.self)))
    } else if collected.count > Self.longestPaste + 2 * Self.pasteEnd.count {
      // The end of what came so far is kept: the mark may have begun.
      collected.removeSubrange(Self.longestPaste..<(collected.count - Self.pasteEnd.count))
    }
  }
}

/// Puts characters together from bytes of UTF-8; what is not UTF-8 is dropped.
struct ScalarDecoder: Sendable {
  private var bytes: [UInt8] = []

  mutating func reset() { bytes.removeAll(keepingCapacity: true) }

  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    if byte & 0xC0 != 0x80 { reset() }
    if byte < 0x80 { return Unicode.Scalar(byte) }
    bytes.append(byte)
    guard let length = Self.length(bytes[0]), bytes.count <= length else {
      reset()
      return nil
    }
    guard bytes.count == length else { return nil }
    defer { reset() }
    let text = String(validating: bytes, as: UTF8.self)
    return text?.unicodeScalars.first
  }

  /// How many bytes a character has that begins with this one.
  private static func length(_ first: UInt8) -> Int? {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }
}
