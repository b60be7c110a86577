/// The bits of a character as they are read, the lowest first.
///
/// A bit 1 is a narrow bar and a narrow space; two bits 0 are a wide bar and a narrow space; 010 is a wide bar and a
/// wide space. Where more ones are between two zeros, they begin with 01 and end with 10, each a narrow bar and a
/// wide space. Even parity makes every zero find its partner within the character.
struct TelepenBits {
  private(set) var count = 0
  private var bits = 0
  /// Whether a zero waits for its partner, with nothing but ones between them.
  private var isOpen = false
  private var isValid = true

  /// The character, if there are 8 bits and each zero has its partner, so that parity is even.
  var character: UInt8? { count == 8 && isValid && !isOpen ? UInt8(bits & 0x7F) : nil }

  mutating func append(wideBar: Bool, wideSpace: Bool) {
    if wideBar, isOpen { isValid = false }
    switch (wideBar, wideSpace) {
    case (false, false): append(0b1, 1)
    case (true, false): append(0b00, 2)
    case (true, true): append(0b010, 3)
    case (false, true):
      append(isOpen ? 0b01 : 0b10, 2)
      isOpen.toggle()
    }
  }

  /// Appends bits of which the lowest is the next one.
  private mutating func append(_ new: Int, _ length: Int) {
    bits |= new << count
    count += length
  }
}
