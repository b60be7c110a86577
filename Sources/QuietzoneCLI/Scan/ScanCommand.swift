import ArgumentParser
import CProcess
import Quietzone
import QuietzoneMedia

struct ScanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Reads the codes in images, documents and videos.",
    usage: "quietzone scan [<options>] <path> ...",
    discussion: """
      Prints a line for each code: its text, with its kind and its file where there are several, and its page or its \
      time. Application identifiers of GS1 stand in parentheses, the digits of an EAN or UPC add-on after a space. \
      Control characters in a text show as escapes such as \\n; --json gives the text as it is, and its bytes.

      Reads JPEG, PNG, WebP, GIF, BMP, TIFF, HEIC, AVIF, JPEG XL and SVG, PDF files, and videos (MP4, QuickTime, \
      Matroska, WebM, AVI, MPEG and others that FFmpeg knows). A folder means the images and documents in it; - is \
      standard input. Of a video each code is told once, with when it was first and last seen. Ctrl-C ends with what \
      was found.

      Exit status: 0 if something was read, 1 if nothing was found, 2 if an input could not be opened (the others \
      are still read), 64 for a mistake on the command line, 130 if it was interrupted.
      """)

  @Argument(
    help: ArgumentHelp("Images, documents, videos, folders, or - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup(title: "What to read") var reading: ReadingOptions
  @OptionGroup(title: "Other inputs") var others: InputOptions
  @OptionGroup(title: "Documents, animations and videos") var frames: FrameArguments
  @OptionGroup(title: "Documents, animations and videos") var pages: PageResolution
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Effort and limits") var limits: LimitOptions

  func validate() throws {
    if paths.isEmpty, others.inputs.isEmpty, others.watch.isEmpty {
      throw ValidationError("Missing expected argument '<path> ...'")
    }
  }

  func run() async throws {
    let inputs = scanInputs(paths.map(fileName(of:)), recursively: reading.recursive) + others.inputs
    let scanner = try scanner(inputCount: inputs.count)
    var names = UniqueNames()
    let jobs = inputs.map { ScanJob(input: $0, outputName: names.name(for: $0)) }
    let isOneFile = jobs.count == 1 && others.watch.isEmpty && paths.first.map(fileName(of:))?.kind != .folder
    var printer = ResultPrinter(
      output.format, showsFile: !isOneFile, showsContent: output.showsContent, keepsTexts: output.copy,
      total: jobs.count)
    var assembler = output.merge ? MessageAssembler(decoder: decodeLegacyText) : nil

    // Folders are watched from before the first input is read.
    let folders = others.watch.map { WatchedFolder(fileName(of: $0)) }
    Interruption.observe()
    quietzone_silence_libraries()
    await forEachInOrder(jobs, atATime: limits.jobs ?? coreCount, transform: scanner.scan) { event in
      printer.show(event, &assembler)
      return !printer.isOutputClosed
    }
    await readArrivals(in: folders, scanner, &names, &printer, &assembler)
    printer.show(assembler?.finish() ?? [])
    if output.copy { copyTexts(&printer) }
    printer.finish()
    throw ExitCode(Interruption.isRequested ? Interruption.status : printer.status.rawValue)
  }

  private func scanner(inputCount: Int) throws -> FileScanner {
    let pictures = try output.pictureFolders()
    // 25 a second: what moves is then still where the frame before showed it.
    var options = frames.options(reading, limits, resolution: pages.dpi, every: .milliseconds(39))
    // A video alone is decoded on the cores that nothing else is read on.
    options.threadCount = inputCount == 1 ? max(1, (limits.jobs ?? coreCount) - 1) : 1
    return FileScanner(
      reader: reading.reader(limits), frames: options, reportsEachFrame: output.eachFrame,
      annotations: pictures.annotations, traces: pictures.traces)
  }

  /// Reads what arrives in folders, file by file, until interrupted.
  private func readArrivals(
    in folders: [WatchedFolder], _ scanner: FileScanner, _ names: inout UniqueNames,
    _ printer: inout ResultPrinter, _ assembler: inout MessageAssembler?
  ) async {
    if folders.isEmpty { return }
    var arrivals = FolderWatch(folders, isCancelled: { Interruption.isRequested })
    while !printer.isOutputClosed, let arrival = arrivals.next() {
      let input: ScanInput =
        switch arrival {
        case .file(let name): .image(.file(name))
        case .failure(let folder, let reason): .failure(folder, reason)
        }
      let job = ScanJob(input: input, outputName: names.name(for: input))
      await forEachInOrder([job], atATime: 1, transform: scanner.scan) { event in
        printer.show(event, &assembler)
        return !printer.isOutputClosed
      }
    }
  }

  private func copyTexts(_ printer: inout ResultPrinter) {
    guard let texts = printer.texts, !texts.isEmpty else { return }
    do throws(CopyingError) {
      try copyToClipboard(texts.joined(separator: "\n"))
    } catch {
      printer.complain("--copy: \(error.description)")
    }
  }
}

extension ResultPrinter {
  /// Shows what is told of an input.
  fileprivate mutating func show(_ event: ScanEvent, _ assembler: inout MessageAssembler?) {
    switch event {
    case .result(let result): show(assembler?.add(result) ?? [result])
    case .progress(let video): show(video)
    case .ended: advance()
    }
  }
}
