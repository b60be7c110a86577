import CProcess
import Glibc

/// A program that is run for each code, with the code in its environment and never through a shell.
///
/// It finds nothing on its standard input, and what it prints goes to standard error: standard output is the command's own.
public struct CodeProgram: Hashable, Sendable {
  /// Its path, or its name, looked for in PATH.
  public var name: String
  /// The same for each code.
  public var arguments: [String]

  /// A program with its arguments.
  public init(name: String, arguments: [String] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// Runs the program and waits for its end.
  public func run(for code: LiveCode) throws(CodeProgramError) {
    let process = try start(code.environment)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw .failed(name: name, reason: String(cString: strerror(errno))) }
    }
    let signal = status & 0x7F
    let code = status >> 8 & 0xFF
    if signal != 0 { throw .failed(name: name, reason: "it was ended by signal \(signal)") }
    if code != 0 { throw .failed(name: name, reason: "its exit status is \(code)") }
  }

  private func start(_ additions: [(name: String, value: String)]) throws(CodeProgramError) -> pid_t {
    var argv = ([name] + arguments).map { strdup($0) } + [nil]
    var environment = environment(with: additions).map { strdup($0) } + [nil]
    defer { for text in argv + environment { free(text) } }
    var process: pid_t = 0
    switch quietzone_run_program(&argv, &environment, &process) {
    case 0: return process
    case ENOENT: throw .missing(name: name)
    case let failure: throw .failed(name: name, reason: String(cString: strerror(failure)))
    }
  }

  /// This process's variables, with others in the place of those of the same names.
  private func environment(with additions: [(name: String, value: String)]) -> [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      let text = String(cString: variable)
      if !additions.contains(where: { text.hasPrefix($0.name + "=") }) { variables.append(text) }
      next += 1
    }
    return variables + additions.map { "\($0.name)=\($0.value)" }
  }
}

/// Why a program was of no use.
public enum CodeProgramError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(name: String)
  case failed(name: String, reason: String)

  public var description: String {
    switch self {
    case .missing(let name): "there is no program '\(name)' to run"
    case .failed(let name, let reason): "'\(name)' failed: \(reason)"
    }
  }
}
