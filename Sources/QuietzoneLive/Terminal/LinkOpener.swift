import Glibc

/// Hands an address to the desktop's own program, never through a shell.
///
/// - Parameter address: With its scheme in front, http or https, so that it is no option.
/// - Returns: nil, or why that failed in the system's words.
func openInBrowser(_ address: String, program: String = "xdg-open") -> String? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  // What it says would be drawn over.
  for stream in [STDOUT_FILENO, STDERR_FILENO] {
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
  }
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // A group of its own: Ctrl-C in the terminal is not for the browser.
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
  var process: pid_t = 0
  var arguments = [strdup(program), strdup(address), nil]
  defer { for argument in arguments { free(argument) } }
  let failure = posix_spawnp(&process, program, &actions, &attributes, &arguments, environ)
  return failure == 0 ? nil : String(cString: strerror(failure))
}
