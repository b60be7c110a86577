import Foundation

/// What a run of the command left behind.
struct CommandResult {
  var output: String
  var errors: String
  var status: Int32

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The output as one JSON object a line.
  func json() throws -> [[String: Any]] {
    try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
  }
}

/// Runs the built `quietzone` with `arguments`; standard input is the file `input`, or nothing.
func quietzone(_ arguments: String..., input: String? = nil) throws -> CommandResult {
  try quietzone(arguments, input: input)
}

func quietzone(_ arguments: [String], input: String? = nil) throws -> CommandResult {
  let folder = try TemporaryFolder()
  let process = Process()
  process.executableURL = commandURL
  process.arguments = arguments
  // Files, since a pipe that nobody empties would fill.
  let (output, errors) = (folder.url.appending(path: "out"), folder.url.appending(path: "err"))
  for url in [output, errors] { try Data().write(to: url) }
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = try FileHandle(forWritingTo: errors)
  process.standardInput = FileHandle(forReadingAtPath: input ?? "/dev/null")
  try process.run()
  process.waitUntilExit()
  return CommandResult(
    output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self), status: process.terminationStatus)
}

/// The command lies beside the tests' own binary.
let commandURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent().appending(path: "quietzone")

/// The path of one of the images that the tests of QuietzoneMedia have.
func fixture(_ name: String) -> String {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "QuietzoneMediaTests/Fixtures/\(name)").path
}

/// A folder for a test's files, gone when the test is done.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "quietzone-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
