import ArgumentParser
import Glibc

/// Hands over to `quietzone-serve`, a program of its own, so that who scans need not build a web server.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves the web scanner: scanning with a camera in any browser.",
    usage: "quietzone serve [--host <host>] [--port <port>] [--https] [--api]")

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  func run() async throws {
    try become("quietzone-serve", arguments, "'./quietzone serve' builds it")
  }
}

/// Hands over to `quietzone-live`, which needs nothing of this program but its options.
struct LiveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live", abstract: "Reads the codes that a camera sees.",
    usage: "quietzone live [--camera <camera>] [--headless] [--json]")

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  func run() async throws {
    try become(
      "quietzone-live", arguments, "it comes with the package quietzone-live, or './quietzone live' builds it"
    )
  }
}

/// Goes on as another program of this package; `remedy` says how to come by it.
private func become(_ name: String, _ arguments: [String], _ remedy: String) throws {
  guard let program = neighbour(named: name) else {
    throw ValidationError("\(name) is not beside this program; \(remedy).")
  }
  var argv = ([program] + arguments).map { strdup($0) } + [nil]
  execv(program, &argv)
  throw ValidationError("\(program) cannot be run: \(String(cString: strerror(errno)))")
}

/// The path of an executable file in the folder of this program; nil if there is none.
private func neighbour(named name: String) -> String? {
  guard let own = realpath("/proc/self/exe", nil) else { return nil }
  defer { free(own) }
  let path = String(cString: own)
  guard let slash = path.lastIndex(of: "/") else { return nil }
  let program = path[...slash] + name
  return access(String(program), X_OK) == 0 ? String(program) : nil
}
