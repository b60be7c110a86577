extension Code128 {
  /// Which characters values stand for.
  enum CodeSet {
    /// ASCII with control characters, without small letters.
    case a
    /// ASCII with small letters, without control characters.
    case b
    /// Pairs of digits.
    case c

    init?(start: UInt8) {
      switch start {
      case 103: self = .a
      case 104: self = .b
      case 105: self = .c
      default: return nil
      }
    }
  }

  /// A message as it grows character by character (ISO/IEC 15417, table 1).
  struct Message {
    private var set: CodeSet
    private var bytes: [UInt8] = []
    /// Characters so far, those without content included.
    private var count = 0
    private var isShifted = false
    /// FNC4 adds 128 to the next character; two of them do so to all, until the next two.
    private var extendsNext = false
    private var extendsAll = false
    private var fnc1: FNC1Position?
    #if !COMPACT
      /// The component that the last character says belongs to the symbol, if it is a GS1-128.
      private var component: CompositeComponent?
    #endif

    /// Where FNC1 says what kind of data follow.
    private enum FNC1Position { case first, second }

    init(set: CodeSet) { self.set = set }

    /// Adds a character's value. Throws `content` where the standard allows no such character.
    mutating func append(_ value: UInt8) throws(LinearError) {
      defer { count += 1 }
      #if !COMPACT
        component = linkage(value)
      #endif
      if value == 102 {
        appendFNC1()
      } else if set == .c {
        try appendToSetC(value)
      } else {
        try appendToText(value)
      }
    }

    /// The content of a message that is complete. Throws `content` if it is empty.
    func content() throws(LinearError) -> LinearContent {
      guard !bytes.isEmpty else { throw .content }
      let identifier =
        switch fnc1 {
        case .first: "]C1"
        case .second: "]C2"
        case nil: "]C0"
        }
      let content = LinearContent(
        .code128, bytes: bytes, symbologyIdentifier: identifier, isGS1: fnc1 == .first)
      #if COMPACT
        return content
      #else
        return content.linked(to: fnc1 == .first ? component : nil)
      #endif
    }

    #if !COMPACT
      /// What a change of the code set says that no character follows (ISO/IEC 24723, 7.4).
      private func linkage(_ value: UInt8) -> CompositeComponent? {
        switch (set, value) {
        case (.a, 100), (.b, 99), (.c, 101): .ccAOrB
        case (.a, 99), (.b, 101), (.c, 100): .ccC
        default: nil
        }
      }
    #endif

    /// First, FNC1 says that this is a GS1 element string; behind a letter or two digits, that they name an
    /// application which AIM has registered. Anywhere else it separates.
    private mutating func appendFNC1() {
      if count == 0 {
        fnc1 = .first
      } else if fnc1 == nil, isApplicationIndicator {
        fnc1 = .second
      } else {
        bytes.append(0x1D)
      }
    }

    private var isApplicationIndicator: Bool {
      switch bytes.count {
      case 1: (0x41...0x5A).contains(bytes[0] & 0xDF)
      case 2: bytes.allSatisfy { (0x30...0x39).contains($0) }
      default: false
      }
    }

    private mutating func appendToSetC(_ value: UInt8) throws(LinearError) {
      switch value {
      case ..<100:
        bytes.append(0x30 + value / 10)
        bytes.append(0x30 + value % 10)
      case 100: set = .b
      case 101: set = .a
      default: throw .content
      }
    }

    private mutating func appendToText(_ value: UInt8) throws(LinearError) {
      switch value {
      case ..<96: appendText(value)
      case _ where isShifted: throw .content
      // FNC3 is for a reader that is to be set up, FNC2 for one that keeps messages until the last: neither is
      // content.
      case 96, 97: break
      case 98: isShifted = true
      case 99: set = .c
      case 100: if set == .b { appendFNC4() } else { set = .b }
      case 101: if set == .a { appendFNC4() } else { set = .a }
      default: throw .content
      }
    }

    private mutating func appendText(_ value: UInt8) {
      let isSetA = (set == .a) != isShifted
      let character = value < 64 || !isSetA ? value + 32 : value - 64
      bytes.append(extendsNext != extendsAll ? character + 128 : character)
      isShifted = false
      extendsNext = false
    }

    private mutating func appendFNC4() {
      if extendsNext { extendsAll.toggle() }
      extendsNext.toggle()
    }
  }
}
