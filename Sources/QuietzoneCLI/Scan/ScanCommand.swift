import ArgumentParser
import Quietzone
import QuietzoneMedia

struct ScanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Reads the codes in images.",
    usage: "quietzone scan [<options>] <path> ...",
    discussion: """
      Prints a line for each code: its text, with its kind and its file where there are several. Application \
      identifiers of GS1 stand in parentheses, the digits of an EAN or UPC add-on after a space. Control characters \
      in a text show as escapes such as \\n; --json gives the text as it is, and its bytes.

      Reads JPEG, PNG, WebP, GIF, BMP and TIFF. A folder means the images in it; - is standard input.

      Exit status: 0 if something was read, 1 if nothing was found, 2 if an input could not be opened (the others \
      are still read), 64 for a mistake on the command line.
      """)

  @Argument(
    help: ArgumentHelp("Images, folders of images, or - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [String]

  @OptionGroup(title: "What to read") var reading: ReadingOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Effort and limits") var limits: LimitOptions

  func run() async throws {
    let inputs = scanInputs(paths.map(fileName(of:)), recursively: reading.recursive)
    let pictures = try output.pictureFolders()
    let scanner = FileScanner(
      reader: reading.reader(limits), maximumPixels: limits.maxPixels,
      appliesOrientation: !reading.ignoreOrientation, annotations: pictures.annotations,
      traces: pictures.traces)

    var names = UniqueNames()
    let jobs = inputs.map { ScanJob(input: $0, outputName: names.name(for: $0)) }
    var printer = ResultPrinter(
      showsJSON: output.json, showsFile: jobs.count > 1 || fileName(of: paths[0]).kind == .folder,
      showsContent: output.showsContent, total: jobs.count)
    var assembler = output.merge ? MessageAssembler(decoder: decodeLegacyText) : nil
    await forEachInOrder(jobs, atATime: limits.jobs ?? coreCount, transform: scanner.scan) { results in
      printer.show(results.flatMap { assembler?.add($0) ?? [$0] })
      printer.advance()
      return !printer.isOutputClosed
    }
    printer.show(assembler?.finish() ?? [])
    printer.finish()
    throw ExitCode(printer.status.rawValue)
  }
}
