import ArgumentParser
import Glibc
import Quietzone
import QuietzoneMedia

struct ScanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan", abstract: "Reads the codes in image files.")

  @Argument(help: "Image files, folders of images, or - for standard input.", completion: .file())
  var paths: [String]

  @Flag(name: .shortAndLong, help: "Print a JSON object a line and image instead of text.")
  var json = false

  @Option(name: .shortAndLong, help: "Images to read at a time. (default: the number of cores)")
  var jobs: Int?

  func run() async throws {
    let decoder: BarcodeReader.TextDecoder = { bytes, set in
      set.name.flatMap { text(bytes, inCharacterSet: $0) }
    }
    let scanner = Scanner(
      reader: BarcodeReader(textDecoder: decoder),
      maximumPixels: Frames.defaultMaximumPixels)
    let inputs = scanInputs(paths.map(fileName(of:)), recursively: false)
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    var status: Int32 = 1
    await forEachInOrder(inputs, atATime: jobs ?? cores, transform: scanner.scan) { results in
      for result in results {
        switch result.outcome {
        case .read(let reading): if !reading.symbols.isEmpty, status == 1 { status = 0 }
        case .failure: status = 2
        }
        guard StandardStream.output.write(jsonLine(for: result)) else { return false }
      }
      return true
    }
    throw ExitCode(status)
  }
}
