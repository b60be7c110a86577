#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard input: lines, and bytes between them.
enum Input {
  /// The next line, without its end; nil at the end of the input.
  static func line() -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while withUnsafeMutableBytes(of: &byte, { fill($0) }) {
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }

  /// Fills `buffer` with the next bytes; false if the input ends before.
  static func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
    var filled = 0
    while filled < buffer.count {
      let count = read(STDIN_FILENO, buffer.baseAddress! + filled, buffer.count - filled)
      guard count > 0 else { return false }
      filled += count
    }
    return true
  }
}

/// Standard output.
enum Output {
  /// Prints a line that is there at once for who waits for it.
  static func write(_ line: String) {
    print(line)
    fflush(nil)
  }
}

/// Ends the program with a message.
func fail(_ message: String) -> Never {
  var text = "ReadingServer: \(message)\n"
  text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress!, $0.count) }
  exit(64)
}
