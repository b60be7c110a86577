import ArgumentParser
import QuietzoneMedia

/// What is read of documents, animations and videos.
struct FrameArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("Read these pages of documents alone, such as 1-3,7.", valueName: "pages"),
    transform: parsedPages)
  var pages: [ClosedRange<Int>] = []

  @Option(
    help: ArgumentHelp(
      "Draw the pages of PDF files with so many dots per inch. (default: a scan's own, else 200, and 400 where codes are small)",
      valueName: "n"))
  var dpi: Double?

  @Flag(name: .long, help: "Read every picture of an animation (GIF, WebP, PNG), not its first alone.")
  var allFrames = false

  @Option(
    help: ArgumentHelp(
      "Read a video's frames so far apart, such as 0.5s. (default: 0.04s)", valueName: "time"),
    transform: parsedTime)
  var every: Duration?

  @Option(
    help: ArgumentHelp("Read videos from here on, such as 90s or 1:30.", valueName: "time"),
    transform: parsedTime)
  var from: Duration?

  @Option(
    help: ArgumentHelp("Read videos up to here.", valueName: "time"), transform: parsedTime)
  var to: Duration?

  @Flag(
    name: .long,
    help: "Tell what each frame of a video shows, not each code once with when it was first and last seen.")
  var eachFrame = false

  func validate() throws {
    if let dpi, !(dpi.isFinite && (1...4800).contains(dpi)) {
      throw ValidationError("--dpi must be between 1 and 4800.")
    }
    if let from, let to, to < from { throw ValidationError("--to must not be before --from.") }
  }

  /// How inputs become frames.
  var options: FrameOptions {
    var options = FrameOptions()
    options.pages = pages
    options.resolution = dpi
    options.allFrames = allFrames
    // 25 a second: what moves is then still where the frame before showed it.
    options.interval = every ?? .milliseconds(39)
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

/// A time as seconds, with `s`, `ms`, `m` or `h` behind it or nothing, or as players show it: 1:02:03.5.
@Sendable private func parsedTime(_ argument: String) throws -> Duration {
  let mistake = ValidationError("A time is such as 0.5s, 250ms, 2m or 1:30.")
  let units = [("ms", 0.001), ("s", 1.0), ("m", 60.0), ("h", 3600.0), ("", 1.0)]
  guard let (unit, factor) = units.first(where: { argument.hasSuffix($0.0) }) else { throw mistake }
  let parts = argument.dropLast(unit.count).split(separator: ":", omittingEmptySubsequences: false)
  var seconds = 0.0
  guard (1...3).contains(parts.count), unit.isEmpty || parts.count == 1 else { throw mistake }
  for part in parts {
    guard let number = Double(part), number.isFinite, number >= 0 else { throw mistake }
    seconds = seconds * 60 + number
  }
  guard seconds * factor < 1e9 else { throw mistake }
  return .milliseconds(Int((seconds * factor * 1000).rounded()))
}
