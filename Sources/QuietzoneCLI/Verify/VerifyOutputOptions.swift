import ArgumentParser

/// What to print, and what is good enough.
struct VerifyOutputOptions: ParsableArguments {
  @Flag(name: .long, help: "Print a JSON object a line and image, for scripts.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write a page with a sheet of A4 for each code to this file: its picture, all grades, profiles or modules.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    help: ArgumentHelp(
      "Exit with 1 unless each code has at least this grade, 0.0 to 4.0, and passes its checks.",
      valueName: "grade"))
  var atLeast: Double?

  func validate() throws {
    if let atLeast, !(0...4).contains(atLeast) {
      throw ValidationError("--at-least is a grade from 0.0 to 4.0.")
    }
  }
}
