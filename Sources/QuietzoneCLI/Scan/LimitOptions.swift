import ArgumentParser
import Glibc
import QuietzoneMedia

/// How much work and memory a run may take.
struct LimitOptions: ParsableArguments {
  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp("Images to read at a time. (default: the number of cores)", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Refuse images with more pixels than this.", valueName: "n"))
  var maxPixels = Frames.defaultMaximumPixels

  @Option(help: ArgumentHelp("Stop after this many codes in an image.", valueName: "n"))
  var maxSymbols: Int?

  func validate() throws {
    for (name, value) in [("--jobs", jobs), ("--max-pixels", maxPixels), ("--max-symbols", maxSymbols)] {
      if let value, value < 1 { throw ValidationError("\(name) must be at least 1.") }
    }
  }
}

/// How many processors there are to run on.
var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
