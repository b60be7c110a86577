import Glibc
import QuietzoneTerminal

/// Why a text was not copied.
package struct CopyingError: Error, CustomStringConvertible {
  package var description: String
}

/// Puts `text` on the desktop's clipboard, by its own programs; where there is none, asks the terminal to (OSC 52), which works through
/// SSH, too.
package func copyToClipboard(_ text: String) throws(CopyingError) {
  // A program that does not take the text is no reason to end.
  signal(SIGPIPE, SIG_IGN)
  let programs: [(variable: String, command: [String])] = [
    ("WAYLAND_DISPLAY", ["wl-copy", "--type", "text/plain"]),
    ("DISPLAY", ["xclip", "-selection", "clipboard", "-in"]),
  ]
  for (variable, command) in programs where getenv(variable) != nil {
    if hand(text, to: command) { return }
  }
  let terminal = open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC)
  guard terminal >= 0 else {
    throw CopyingError(
      description: "there is neither a desktop (wl-clipboard, xclip) nor a terminal to copy to")
  }
  defer { close(terminal) }
  guard let sequence = clipboardSequence(text, through: TerminalEnvironment.current.multiplexer) else {
    throw CopyingError(description: "the texts are too long for the terminal's clipboard")
  }
  StandardStream(descriptor: terminal).write(sequence)
}

/// Whether the program took the text. It goes on in the background, to hand it out.
private func hand(_ text: String, to command: [String]) -> Bool {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { return false }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
  for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
  for stream in [STDOUT_FILENO, STDERR_FILENO] {
    // What it keeps open would keep those waiting who read this command's output.
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
  }
  var process: pid_t = 0
  var arguments = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  let isStarted = posix_spawnp(&process, command[0], &actions, nil, &arguments, environ) == 0
  close(ends[0])
  if isStarted { StandardStream(descriptor: ends[1]).write(text) }
  close(ends[1])
  guard isStarted else { return false }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  return status == 0
}
