import ArgumentParser
import Quietzone
import QuietzoneMedia
import QuietzoneVerify

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Grades how well the codes in images are printed.",
    usage: "quietzone verify [<options>] <path> ...",
    discussion: """
      Measures each code that is read by ISO/IEC 15416 (bars), ISO/IEC 15415 (QR Code, Micro QR Code, rMQR Code, Data Matrix, \
      Aztec, PDF417) or, with --direct-mark, ISO/IEC 29158, and prints its grade, 4.0 (A) to 0.0 (F), with that of each \
      parameter: 2.7/05/660 is a grade of 2.7 through an aperture of 0.125 mm in light of 660 nm. What is not known is a \
      hyphen. Beside it are checked the check digit, GS1's syntax, and the size that GS1 asks for.

      A picture of a camera or a scanner says little about reflectance: without --calibrate each grade is indicative. \
      Ten pixels a module do well, 2.5 are needed. Pages are graded each by itself, and so is a frame of a video each \
      second; --from, --to and --every choose others.

      Exit status: 0 if all codes were graded, and well enough for --at-least; 1 if nothing was found, a code cannot be graded or \
      is not good enough; 2 if an input could not be opened (the others are still graded), 64 for a mistake on the \
      command line.
      """)

  @Argument(
    help: ArgumentHelp("Images, documents, videos, folders, or - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [String]

  @OptionGroup(title: "What to read") var reading: ReadingOptions
  @OptionGroup(title: "Documents, animations and videos") var frames: FrameArguments
  @OptionGroup(title: "Measuring") var measuring: MeasuringOptions
  @OptionGroup(title: "Output") var output: VerifyOutputOptions
  @OptionGroup(title: "Effort and limits") var limits: LimitOptions

  func run() async throws {
    let options = try measuring.options(limits)
    let grader = FileVerifier(
      reader: reading.reader(limits), verifier: Verifier(options),
      frames: frames.options(reading, limits, resolution: measuring.dpi, every: .seconds(1)),
      makesPages: output.html != nil)
    let inputs = scanInputs(paths.map(fileName(of:)), recursively: reading.recursive)
    var printer = VerifyPrinter(output, total: inputs.count)
    await forEachInOrder(inputs, atATime: limits.jobs ?? coreCount, transform: grader.verify) { event in
      printer.show(event)
      return !printer.isOutputClosed
    }
    printer.finish()
    throw ExitCode(printer.status.rawValue)
  }
}
