import ArgumentParser
import Glibc
import Quietzone
import QuietzoneExplain
import QuietzoneMedia

/// Says why codes are not read.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says why the codes in images are not read.",
    usage: "quietzone explain [<options>] <path> ...",
    discussion: """
      For each place that looks like a code and was not read: what was seen, what stopped it, and what to do. With \
      --symbology those that were not asked for are named, too. Pages are explained each by itself, and so is a frame of a \
      video each second; --from, --to and --every choose others.

      Exit status: 0 if there is something to explain, 1 if not, 2 if an input could not be opened (the others are \
      still explained), 64 for a mistake on the command line.
      """)

  @Argument(
    help: ArgumentHelp("Images, documents, videos, folders, or - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [String]

  @OptionGroup(title: "What to read") var reading: ReadingOptions
  @OptionGroup(title: "Documents, animations and videos") var frames: FrameArguments
  @OptionGroup(title: "Documents, animations and videos") var pages: PageResolution

  @Flag(name: .long, help: "Print a JSON object a line and image, for scripts.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "The language of the sentences: en or zh. (default: the system's, else en)", valueName: "code"))
  var language: ExplanationLanguage?

  @Option(
    help: ArgumentHelp(
      "Write each image, with the places outlined and what is wrong there, to this folder.", valueName: "dir"),
    completion: .directory)
  var annotate: String?

  @OptionGroup(title: "Effort and limits") var limits: LimitOptions

  func run() async throws {
    let explainer = Explainer(reader: reading.reader(limits))
    let folder = try annotate.map { try madeFolder(fileName(of: $0)) }
    let inputs = scanInputs(paths.map(fileName(of:)), recursively: reading.recursive)
    var names = UniqueNames()
    let jobs = inputs.map { ScanJob(input: $0, outputName: names.name(for: $0)) }
    let language = language ?? .ofTheSystem
    var printer = ExplanationPrinter(
      showsJSON: json, showsFile: jobs.count > 1 || fileName(of: paths[0]).kind == .folder,
      language: language, total: jobs.count)
    let files = FileExplainer(
      explainer: explainer,
      frames: frames.options(reading, limits, resolution: pages.dpi, every: .seconds(1)), annotations: folder,
      language: language)
    await forEachInOrder(jobs, atATime: limits.jobs ?? coreCount, transform: files.explain) { event in
      printer.show(event)
      return !printer.isOutputClosed
    }
    printer.finish()
    throw ExitCode(printer.status.rawValue)
  }
}

extension ExplanationLanguage: ExpressibleByArgument {}

extension ExplanationLanguage {
  /// By the environment's locale, as other commands choose.
  static var ofTheSystem: ExplanationLanguage {
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { (name: String) in
      getenv(name).map { String(cString: $0) }
    }
    return locales.first { !$0.isEmpty }?.hasPrefix("zh") == true ? .chinese : .english
  }
}
