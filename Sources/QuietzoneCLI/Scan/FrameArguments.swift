import ArgumentParser
import QuietzoneMedia

/// With how many dots per inch pages are drawn.
struct PageResolution: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw the pages of PDF files with so many dots per inch. (default: a scan's own, else 200, and 400 where codes are small)",
      valueName: "n"))
  var dpi: Double?

  func validate() throws {
    if let dpi, !(dpi.isFinite && (1...4800).contains(dpi)) {
      throw ValidationError("--dpi must be between 1 and 4800.")
    }
  }
}

/// What is read of documents, animations and videos.
struct FrameArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("Read these pages of documents alone, such as 1-3,7.", valueName: "pages"),
    transform: parsedPages)
  var pages: [ClosedRange<Int>] = []

  @Flag(name: .long, help: "Read every picture of an animation (GIF, WebP, PNG), not its first alone.")
  var allFrames = false

  @Option(
    help: ArgumentHelp(
      "Read a video's frames so far apart, such as 0.5s. (default: 0.04s; 1s where each is told by itself)",
      valueName: "time"),
    transform: parsedTime)
  var every: Duration?

  @Option(
    help: ArgumentHelp("Read videos from here on, such as 90s or 1:30.", valueName: "time"),
    transform: parsedTime)
  var from: Duration?

  @Option(
    help: ArgumentHelp("Read videos up to here.", valueName: "time"), transform: parsedTime)
  var to: Duration?

  func validate() throws {
    if let from, let to, to < from { throw ValidationError("--to must not be before --from.") }
  }

  /// How inputs become frames.
  ///
  /// - Parameters:
  ///   - resolution: Dots per inch of drawn pages; nil finds what suits each.
  ///   - interval: The least time between two frames of a video, unless another is asked for.
  func options(
    _ reading: ReadingOptions, _ limits: LimitOptions, resolution: Double?, every interval: Duration
  ) -> FrameOptions {
    var options = FrameOptions()
    options.maximumPixels = limits.maxPixels
    options.appliesOrientation = !reading.ignoreOrientation
    options.pages = pages
    options.resolution = resolution
    options.allFrames = allFrames
    options.interval = every ?? interval
    (options.start, options.end) = (from, to)
    options.isCancelled = { Interruption.isRequested }
    return options
  }
}

@Sendable private func parsedPages(_ argument: String) throws -> [ClosedRange<Int>] {
  try argument.split(separator: ",", omittingEmptySubsequences: false).map { part in
    let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let isOpen = part.hasSuffix("-") && ends.count == 2
    guard (1...2).contains(ends.count), let first = ends[0], let last = isOpen ? Int.max : ends.last!,
      first >= 1,
      last >= first
    else { throw ValidationError("Pages are numbers and ranges from 1 on, as in 1-3,7 or 5-.") }
    return first...last
  }
}
