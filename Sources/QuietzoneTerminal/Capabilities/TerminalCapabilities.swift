/// What a terminal can show, by what the environment says and what it answers itself.
public struct TerminalCapabilities: Equatable, Sendable {
  /// How pictures are shown.
  public enum Picture: Equatable, Sendable {
    /// kitty's graphics protocol.
    case kitty
    /// Sixels, of so many colours at once; pictures must not be larger than `width` × `height` pixels.
    case sixel(colors: Int, width: Int, height: Int)
    /// Two pixels a cell, as colours of its upper and lower half.
    case halfBlocks
    /// Characters of more or less ink.
    case characters
  }

  public var picture: Picture
  public var colors: ColorDepth
  /// Whether other characters than those of ASCII are shown.
  public var takesUnicode: Bool
  /// A cell, as the terminal answered; nil where it did not.
  public var cell: CellSize?
  /// Whether what is drawn can be shown all at once (mode 2026).
  public var isSynchronized: Bool
  /// Whether what is drawn has a way to go.
  public var isRemote: Bool

  /// As far as the environment tells.
  public init(_ environment: TerminalEnvironment) {
    colors = environment.colors
    takesUnicode = environment.takesUnicode
    picture = colors != .none && takesUnicode ? .halfBlocks : .characters
    cell = nil
    isSynchronized = false
    isRemote = environment.isRemote
  }
}

/// Asks a terminal what it can do. It answers in its own time, or never.
public struct CapabilityInquiry: Sendable {
  /// How long an answer is waited for, in milliseconds: what answers at all does so at once, or after a network's way and back.
  public static let patience = 700.0

  private let environment: TerminalEnvironment
  private var reports: [TerminalReport] = []
  /// Whether all answers are there that will come.
  public private(set) var isAnswered = false

  public init(_ environment: TerminalEnvironment) { self.environment = environment }

  /// What to send. The last question is one that every terminal answers (DA1), and after those before it.
  public var questions: [UInt8] {
    var questions = "\u{1B}[16t\u{1B}[?2026$p"
    // A console of Linux shows strings that it does not know, and screen passes none on.
    if environment.value("TERM") == "linux" || environment.multiplexer == .screen {
      return Array("\u{1B}[c".utf8)
    }
    // A picture in tmux is tmux's to draw: what the terminal around it can is no help.
    if environment.multiplexer == nil {
      questions += "\u{1B}[?1;1;0S\u{1B}[?2;1;0S\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    }
    return Array((questions + "\u{1B}[c").utf8)
  }

  /// An answer came.
  public mutating func take(_ report: TerminalReport) {
    reports.append(report)
    if case .attributes = report { isAnswered = true }
  }

  /// What is known now.
  public var capabilities: TerminalCapabilities {
    var capabilities = TerminalCapabilities(environment)
    var (colors, width, height) = (16, 800, 600)
    var (isKitty, isSixel) = (false, false)
    for report in reports {
      switch report {
      case .cellSize(let cell): capabilities.cell = cell
      case .mode(2026, let state): capabilities.isSynchronized = state == 1 || state == 2
      case .mode: break
      case .kittyGraphics(let isAccepted): isKitty = isAccepted
      case .attributes(let numbers): isSixel = numbers.dropFirst().contains(4)
      case .colorRegisters(let count): colors = max(2, min(256, count))
      case .graphicsSize(let most, let highest):
        (width, height) = (max(1, min(1000, most)), max(1, min(1000, highest)))
      }
    }
    if isKitty {
      capabilities.picture = .kitty
    } else if isSixel, environment.multiplexer == nil {
      // tmux takes a picture away when text is written over it.
      capabilities.picture = .sixel(colors: colors, width: width, height: height)
    }
    return capabilities
  }
}
