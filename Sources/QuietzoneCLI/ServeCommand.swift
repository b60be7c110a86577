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
    guard let program = neighbour(named: "quietzone-serve") else {
      throw ValidationError("quietzone-serve is not beside this program; './quietzone serve' builds it.")
    }
    var argv = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &argv)
    throw ValidationError("\(program) cannot be run: \(String(cString: strerror(errno)))")
  }
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
