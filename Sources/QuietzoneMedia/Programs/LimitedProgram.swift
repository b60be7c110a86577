import CProcess
import Glibc

/// A program that is run for what it writes, with limits on its time, its memory and its output: what it is given may have been
/// made to keep it busy.
struct LimitedProgram {
  /// Its name, looked for in PATH.
  var name: String
  /// What it is needed for, and Debian's package that has it.
  var purpose: String
  var package: String
  var limits = Limits()

  struct Limits {
    /// How long it may take for its next output, of a processor's time or otherwise.
    var patience = Duration.seconds(30)
    /// How long it may compute altogether.
    var processorTime = Duration.seconds(60)
    /// Bytes of address space.
    var memory = 2 << 30
    /// Bytes that it may write to its standard output.
    var output = 1 << 30
  }

  /// Where a program's standard input comes from.
  enum Input {
    case nothing
    case bytes([UInt8])
  }

  /// Everything that the program writes.
  ///
  /// - Parameters:
  ///   - file: An open file that the program finds as its descriptor 3, so as `LimitedProgram.fileName`.
  ///   - isExpected: Whether an exit status is no failure.
  func output(
    _ arguments: [String], input: Input = .nothing, file: Int32 = -1,
    isExpected: (Int32) -> Bool = { $0 == 0 }
  ) throws(MediaError) -> [UInt8] {
    var run = try start(arguments, input: input, file: file)
    var result: [UInt8] = []
    while let part = try run.read() {
      result += part
      if result.count > limits.output {
        throw .notRead(reason: "\(name) wrote more than \(limits.output) bytes")
      }
    }
    try run.finish(isExpected: isExpected)
    return result
  }

  /// Starts the program; its output is read as it comes.
  func start(
    _ arguments: [String], input: Input = .nothing, file: Int32 = -1
  ) throws(MediaError) -> RunningProgram {
    var descriptor: Int32 = -1
    if case .bytes(let bytes) = input {
      descriptor = bytes.withUnsafeBytes { quietzone_memory_file($0.baseAddress, $0.count) }
      if descriptor < 0 { throw .cannotOpen(reason: "no memory to hand it to \(name)") }
    }
    defer { if descriptor >= 0 { close(descriptor) } }
    var process = QuietzoneProcess()
    var pointers = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    let failure = quietzone_start_process(
      &pointers, descriptor, file,
      QuietzoneProcessLimits(
        processorSeconds: UInt64(limits.processorTime / .seconds(1)), memory: UInt64(limits.memory),
        fileSize: LimitedProgram.mostComplaints),
      &process)
    if failure == ENOENT { throw .notInstalled(purpose: purpose, program: name, package: package) }
    if failure != 0 { throw .notRead(reason: "\(name) cannot be run: \(String(cString: strerror(failure)))") }
    return RunningProgram(process, of: self)
  }

  /// The name under which a program finds the file that it was given.
  static let fileName = "/dev/fd/3"

  /// Bytes that a program may say on standard error.
  private static let mostComplaints: UInt64 = 1 << 16
}
