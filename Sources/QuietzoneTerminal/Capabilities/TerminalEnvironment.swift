import Glibc

/// What a process is told of its terminal when it starts.
public struct TerminalEnvironment: Sendable {
  private let variables: [String: String]
  /// Whether standard input and output both are a terminal.
  public let isTerminal: Bool

  public init(_ variables: [String: String], isTerminal: Bool) {
    self.variables = variables
    self.isTerminal = isTerminal
  }

  /// This process's.
  public static var current: TerminalEnvironment {
    let names = [
      "TERM", "COLORTERM", "NO_COLOR", "TMUX", "STY", "SSH_CONNECTION", "SSH_TTY", "LC_ALL", "LC_CTYPE",
      "LC_MESSAGES",
      "LANG", "DISPLAY", "WAYLAND_DISPLAY",
    ]
    var variables: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return TerminalEnvironment(variables, isTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
  }

  /// A variable's value; nil where it is missing or empty, which POSIX takes for the same.
  public func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether a picture can be drawn at all: not on what is no terminal, and not on one that knows no cursor.
  public var canDraw: Bool { isTerminal && value("TERM") != nil && value("TERM") != "dumb" }

  /// What programs run in that share a terminal out.
  public var multiplexer: Multiplexer? {
    if value("TMUX") != nil { return .tmux }
    return value("STY") != nil ? .screen : nil
  }

  /// Whether the terminal is another machine's, so that what is drawn has a way to go.
  public var isRemote: Bool { value("SSH_CONNECTION") != nil || value("SSH_TTY") != nil }

  /// Whether there is a desktop that programs can open windows on.
  public var hasDesktop: Bool { value("DISPLAY") != nil || value("WAYLAND_DISPLAY") != nil }

  /// Whether other characters than those of ASCII are shown: by the locale, as every program goes by.
  public var takesUnicode: Bool {
    guard let locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") else { return false }
    let name = locale.lowercased()
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }

  /// Whether messages are to be Chinese.
  public var prefersChinese: Bool {
    (value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG"))?.hasPrefix("zh") == true
  }

  /// The colours that text can have (https://no-color.org).
  public var colors: ColorDepth {
    guard canDraw, value("NO_COLOR") == nil, let name = value("TERM") else { return .none }
    if value("COLORTERM") == "truecolor" || value("COLORTERM") == "24bit" || name.hasSuffix("-direct") {
      return .direct
    }
    if ["kitty", "ghostty", "foot", "alacritty", "wezterm", "contour"].contains(where: { name.contains($0) })
    {
      return .direct
    }
    let takesIndexed = [
      "xterm", "screen", "tmux", "rxvt", "linux", "konsole", "vte", "st-", "putty", "mlterm",
    ]
    return name.contains("256color") || takesIndexed.contains { name.hasPrefix($0) } ? .indexed : .none
  }
}

/// A program between this one and the terminal.
public enum Multiplexer: Sendable {
  case tmux, screen

  /// What makes it pass a sequence on to the terminal instead of taking it itself.
  public func passingOn(_ sequence: [UInt8]) -> [UInt8] {
    switch self {
    case .tmux:
      Array("\u{1B}Ptmux;".utf8) + sequence.flatMap { $0 == 0x1B ? [0x1B, 0x1B] : [$0] }
        + Array("\u{1B}\\".utf8)
    case .screen:
      // It takes strings of 768 bytes at most (its manual, String Escapes). An ST within would end its own.
      stride(from: 0, to: sequence.count, by: 500).flatMap { start in
        Array("\u{1B}P".utf8) + sequence[start..<min(start + 500, sequence.count)] + Array("\u{1B}\\".utf8)
      }
    }
  }
}

/// How many colours text can have.
public enum ColorDepth: Sendable {
  /// None but the terminal's own.
  case none
  /// 256, of which the last 240 are the same everywhere.
  case indexed
  /// Red, green and blue, of 256 shades each.
  case direct
}
