/// What stands between `ESC [` and the byte that ends it (ECMA-48 §5.4).
struct ControlSequence {
  /// `<`, `=`, `>` or `?` in front of the parameters.
  private let mark: UInt8?
  private let parameters: [Int]
  /// What stands between the parameters and the final byte.
  private let intermediates: [UInt8]
  private let final: UInt8

  init(_ bytes: [UInt8], final: UInt8) {
    var rest = bytes[...]
    mark = rest.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    if mark != nil { rest = rest.dropFirst() }
    let digits = rest.prefix { (0x30...0x3B).contains($0) }
    intermediates = Array(rest.dropFirst(digits.count))
    // A parameter may have parts, behind colons; the first counts.
    parameters = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      part.prefix { $0 != UInt8(ascii: ":") }.reduce(0) { min(1_000_000, 10 * $0 + Int($1 & 0xF)) }
    }
    self.final = final
  }

  var startsPaste: Bool { mark == nil && final == UInt8(ascii: "~") && parameters == [200] }

  var startsOldClick: Bool { mark == nil && final == UInt8(ascii: "M") }

  /// What it stands for; nil where that is nothing that matters here.
  var input: TerminalInput? {
    switch (mark, final) {
    case (nil, UInt8(ascii: "~")): Key(number: parameters.first ?? 0).map { .key($0) }
    case (nil, UInt8(ascii: "t")): cellSize
    case (nil, _): Key(cursor: final).map { .key($0) }
    case (UInt8(ascii: "<"), UInt8(ascii: "M")): click
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): .report(.attributes(parameters))
    case (UInt8(ascii: "?"), UInt8(ascii: "S")): graphics
    case (UInt8(ascii: "?"), UInt8(ascii: "y")): mode
    default: nil
    }
  }

  /// `CSI 6 ; height ; width t`.
  private var cellSize: TerminalInput? {
    guard parameters.count == 3, parameters[0] == 6 else { return nil }
    return CellSize(width: parameters[2], height: parameters[1]).map { .report(.cellSize($0)) }
  }

  /// `CSI < 0 ; column ; row M`, counted from 1: the first button was pressed, and no key is held with it.
  private var click: TerminalInput? {
    guard parameters.count == 3, parameters[0] == 0, parameters[1] > 0, parameters[2] > 0 else { return nil }
    return .click(column: parameters[1] - 1, row: parameters[2] - 1)
  }

  /// `CSI ? item ; 0 ; values S`: the item could be read.
  private var graphics: TerminalInput? {
    guard parameters.count >= 3, parameters[1] == 0 else { return nil }
    switch parameters[0] {
    case 1: return .report(.colorRegisters(parameters[2]))
    case 2 where parameters.count >= 4:
      return .report(.graphicsSize(width: parameters[2], height: parameters[3]))
    default: return nil
    }
  }

  /// `CSI ? mode ; state $ y`.
  private var mode: TerminalInput? {
    guard parameters.count == 2, intermediates == [UInt8(ascii: "$")] else { return nil }
    return .report(.mode(parameters[0], parameters[1]))
  }
}

extension Key {
  /// The key of a control character.
  init?(control byte: UInt8) {
    switch byte {
    case 0x0D, 0x0A: self = .enter
    case 0x09: self = .tab
    case 0x08, 0x7F: self = .backspace
    case 0x01...0x1A: self = .control(Unicode.Scalar(byte | 0x60))
    default: return nil
    }
  }

  /// The key whose sequence ends with this byte.
  init?(cursor byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "F"): self = .end
    default: return nil
    }
  }

  /// The key behind `ESC O`: as above, or the keypad's Enter.
  init?(keypad byte: UInt8) {
    if byte == UInt8(ascii: "M") { self = .enter } else { self.init(cursor: byte) }
  }

  /// The key of a sequence `CSI number ~`.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    default: return nil
    }
  }
}

extension TerminalReport {
  /// `G i=31;OK`, or a reason in place of OK.
  init?(kitty bytes: [UInt8]) {
    guard bytes.first == UInt8(ascii: "G"), let separator = bytes.firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    self = .kittyGraphics(isAccepted: bytes[(separator + 1)...].elementsEqual("OK".utf8))
  }
}
