extension Aztec {
  /// The ring of modules around the bullseye: orientation marks at its corners and the mode message between them
  /// (ISO/IEC 24778, 7.2).
  package struct CoreRing: Sendable {
    /// The ring as seen from one of eight sides: turned by quarters, in a mirror or not.
    package struct View: Hashable, Sendable {
      /// Which corner is the symbol's top left: 0 for the top left, then clockwise.
      package let corner: Int
      /// Whether the symbol is seen in a mirror: what should follow clockwise follows counterclockwise.
      package let isMirrored: Bool

      package init(corner: Int, isMirrored: Bool) {
        self.corner = corner
        self.isMirrored = isMirrored
      }
    }

    /// What the ring says when it is read from one side.
    package struct Reading: Sendable {
      package let view: View
      package let modeMessage: ModeMessage
      /// Orientation marks, of 12, that say otherwise.
      package let wrongMarks: Int
      /// Words of the mode message that were wrong.
      package let repairedWords: Int
    }

    /// Clockwise from the top left corner.
    private var isDark: [Bool] = []
    private var confidence: [UInt8] = []
    private let isCompact: Bool

    /// Modules from one corner to the next.
    private var side: Int { isCompact ? 10 : 14 }

    /// The ring in the middle of `modules`, a symbol or its core, which has an odd number of modules a side. Nil if
    /// there is no room for it.
    package init?(in modules: ModuleMatrix, isCompact: Bool) {
      let radius = isCompact ? 5 : 7
      guard modules.width == modules.height, modules.width % 2 == 1, modules.width > 2 * radius else {
        return nil
      }
      self.isCompact = isCompact
      let near = modules.width / 2 - radius
      let far = modules.width / 2 + radius
      for turn in 0..<4 {
        for step in 0..<2 * radius {
          let (x, y) =
            switch turn {
            case 0: (near + step, near)
            case 1: (far, near + step)
            case 2: (far - step, far)
            default: (near, far - step)
            }
          isDark.append(modules[x, y])
          confidence.append(modules.confidence[y * modules.width + x])
        }
      }
    }

    /// What the ring may say, the likeliest first: from each of the eight sides from which no more than two
    /// orientation marks are wrong and the mode message can be repaired.
    package func readings() -> [Reading] {
      var readings: [Reading] = []
      for corner in 0..<4 {
        for isMirrored in [false, true] {
          guard let reading = reading(from: View(corner: corner, isMirrored: isMirrored)) else { continue }
          readings.append(reading)
        }
      }
      return readings.ascending { Double($0.wrongMarks + 2 * $0.repairedWords) }
    }

    func reading(from view: View) -> Reading? {
      let wrongMarks = wrongMarks(from: view)
      guard wrongMarks <= 2 else { return nil }
      var bits: [Bool] = []
      var doubts: [Int] = []
      for turn in 0..<4 {
        // The reference grid crosses the ring of a full-range symbol in the middle of each side.
        for step in 2...side - 2 where isCompact || step != side / 2 {
          let index = index(turn * side + step, from: view)
          bits.append(isDark[index])
          doubts.append(moduleDoubt(confidence[index]))
        }
      }
      guard
        let (modeMessage, repairedWords) = ModeMessage.repaired(bits, doubts: doubts, isCompact: isCompact)
      else { return nil }
      return Reading(
        view: view, modeMessage: modeMessage, wrongMarks: wrongMarks, repairedWords: repairedWords)
    }

    /// Three dark marks at the top left, two at the top right, one at the bottom right, none at the bottom left.
    private func wrongMarks(from view: View) -> Int {
      let darkMarks = [-1, 0, 1, side, side + 1, 2 * side - 1]
      var wrongMarks = 0
      for turn in 0..<4 {
        for step in -1...1 {
          let mark = turn * side + step
          if isDark[index(mark, from: view)] != darkMarks.contains(mark) { wrongMarks += 1 }
        }
      }
      return wrongMarks
    }

    /// The place in the ring of what is `step` modules clockwise of the symbol's top left corner, or in a mirror
    /// counterclockwise.
    private func index(_ step: Int, from view: View) -> Int {
      let start = view.corner * side
      return (start + (view.isMirrored ? -step : step) + 8 * side) % (4 * side)
    }
  }
}

/// How doubtful a codeword becomes by a module. The cube lets the worst module decide, and the others where the worst
/// are alike.
func moduleDoubt(_ confidence: UInt8) -> Int {
  let doubt = 255 - Int(confidence)
  return doubt * doubt * doubt
}
