import CProcess
import Glibc

/// A program that runs; it ends when this goes.
struct RunningProgram: ~Copyable {
  private let program: LimitedProgram
  private let process: QuietzoneProcess
  private var isReaped = false
  private var buffer: [UInt8]

  init(_ process: QuietzoneProcess, of program: LimitedProgram) {
    self.process = process
    self.program = program
    buffer = [UInt8](repeating: 0, count: 1 << 16)
  }

  deinit {
    close(process.output)
    close(process.errors)
    if isReaped { return }
    kill(process.identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(process.identifier, &status, 0) < 0, errno == EINTR {}
  }

  /// What the program writes next; nil at its end.
  mutating func read() throws(MediaError) -> ArraySlice<UInt8>? {
    let deadline = ContinuousClock.now + program.limits.patience
    while true {
      let rest = max(.zero, deadline - .now)
      var ready = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
      let count = poll(&ready, 1, Int32(rest / .milliseconds(1)))
      if count == 0 {
        throw .notRead(
          reason:
            "\(program.name) was ended: it wrote nothing for \(program.limits.patience / .seconds(1)) seconds"
        )
      }
      let got =
        count < 0
        ? -1 : buffer.withUnsafeMutableBytes { Glibc.read(process.output, $0.baseAddress, $0.count) }
      if got < 0 {
        if errno == EINTR { continue }
        throw .cannotOpen(reason: String(cString: strerror(errno)))
      }
      return got == 0 ? nil : buffer[..<got]
    }
  }

  /// Waits for the program's end, which follows that of its output.
  ///
  /// - Throws: What the program said, where its exit status is not an expected one.
  mutating func finish(isExpected: (Int32) -> Bool = { $0 == 0 }) throws(MediaError) {
    // One that closes its output and goes on has nothing to say any more.
    let deadline = ContinuousClock.now + program.limits.patience
    var status: Int32 = 0
    while true {
      let ended = waitpid(process.identifier, &status, WNOHANG)
      if ended == process.identifier { break }
      if ended < 0, errno != EINTR { return }
      if .now > deadline { throw .notRead(reason: "\(program.name) was ended: it went on after its output") }
      usleep(500)
    }
    isReaped = true
    let signal = status & 0x7F
    if signal == SIGXCPU || signal == SIGKILL {
      throw .notRead(
        reason:
          "\(program.name) was ended: it computed for \(program.limits.processorTime / .seconds(1)) seconds")
    }
    if signal != 0 { throw .notRead(reason: "\(program.name) crashed\(complaint)") }
    let code = status >> 8 & 0xFF
    if !isExpected(code) { throw .notRead(reason: "\(program.name) failed\(complaint)") }
  }

  /// The last line that the program said on standard error, after a colon; empty if it said nothing.
  var complaint: String {
    guard let line = complaints.split(separator: "\n").last else { return "" }
    return ": " + line.trimmed
  }

  /// What the program said on standard error.
  var complaints: String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { pread(process.errors, $0.baseAddress, $0.count, 0) }
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

extension Substring {
  /// Without spaces at either end.
  fileprivate var trimmed: Substring {
    var result = drop { $0.isWhitespace }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}
