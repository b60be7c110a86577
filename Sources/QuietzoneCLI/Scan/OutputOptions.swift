import ArgumentParser
import QuietzoneConsole
import QuietzoneMedia

/// What to print and which pictures to write.
struct OutputOptions: ParsableArguments {
  @Flag(name: .long, help: "Print a JSON object a line and image, for scripts.")
  var json = false

  @Flag(name: .long, help: "Print a table for spreadsheets, a line a code (RFC 4180).")
  var csv = false

  @Flag(
    name: .long,
    help: "Copy the texts that were read, a line each: to the desktop's clipboard, or the terminal's.")
  var copy = false

  @OptionGroup var contents: ContentOptions

  /// Whether it is told what the codes mean.
  var showsContent: Bool { contents.isShown(asJSON: json) }

  @Flag(
    name: .long,
    help: ArgumentHelp(
      "Join messages that are spread over several codes (structured append), across the images.",
      discussion: """
        The whole message is shown where its last part was found, instead of its parts. Messages that miss a part \
        are shown as parts. Results wait until the messages before them are whole, or until the end.
        """))
  var merge = false

  @Flag(
    name: .long,
    help: "Tell what each frame of a video shows, not each code once with when it was first and last seen.")
  var eachFrame = false

  @Option(
    help: ArgumentHelp(
      "Write each image, with its codes outlined and their text, to this folder.", valueName: "dir"),
    completion: .directory)
  var annotate: String?

  @Option(
    help: ArgumentHelp(
      "Write a picture of each step of the reading of QR Codes and linear codes to this folder: why was one not read?",
      valueName: "dir"
    ),
    completion: .directory)
  var trace: String?

  var format: OutputFormat { json ? .json : csv ? .csv : .text }

  func validate() throws {
    if json && csv { throw ValidationError("--json and --csv are two formats; one can be printed.") }
  }

  /// The folders for pictures, made if they are missing.
  func pictureFolders() throws -> (annotations: FileName?, traces: FileName?) {
    (
      try annotate.map { try madeFolder(fileName(of: $0)) },
      try trace.map { try madeFolder(fileName(of: $0)) }
    )
  }
}

/// The folder, made if it is missing; ends the command where it cannot be.
func madeFolder(_ folder: FileName) throws -> FileName {
  do throws(MediaError) {
    try makeFolder(folder)
  } catch {
    StandardStream.error.write("quietzone: \(visible(folder.description)): \(error)\n")
    throw ExitCode(ScanStatus.failed.rawValue)
  }
  return folder
}
