import ArgumentParser
import QuietzoneMedia

/// What is read beside files.
struct InputOptions: ParsableArguments {
  @Flag(name: .long, help: "Read the picture that was copied last.")
  var clipboard = false

  @Flag(name: .long, help: "Read what is on the screen.")
  var screen = false

  @Option(
    help: ArgumentHelp(
      "Read what is at a web address (http, https); may be given several times.", valueName: "address"))
  var url: [String] = []

  @Option(
    help: ArgumentHelp(
      "Read each file that arrives in this folder, once, until interrupted; may be given several times.",
      valueName: "dir"),
    completion: .directory)
  var watch: [String] = []

  func validate() throws {
    for address in url where !["http://", "https://"].contains(where: address.lowercased().hasPrefix) {
      throw ValidationError("--url takes an address that begins with http:// or https://.")
    }
  }

  /// All but folders that are watched.
  var inputs: [ScanInput] {
    (clipboard ? [.image(.clipboard)] : []) + (screen ? [.image(.screen)] : [])
      + url.map { .image(.address($0)) }
  }
}
