import ArgumentParser
import Glibc
import QuietzoneMedia

/// Everything that standard input gives, and no more than `limit` bytes. Throws an exit status, having said why.
func standardInputBytes(limit: Int) throws -> [UInt8] {
  if isatty(STDIN_FILENO) == 1 {
    throw failure("standard input is a terminal; send to it what is to be written")
  }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 14)
  while bytes.count <= limit {
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    if count < 0 {
      if errno == EINTR { continue }
      throw failure("standard input: \(String(cString: strerror(errno)))")
    }
    if count == 0 { return bytes }
    bytes += chunk[..<count]
  }
  throw refusal("standard input has more than \(limit) bytes, which no code holds")
}

extension StandardStream {
  /// Writes all of it; why not, if it cannot.
  func problem(writing bytes: [UInt8]) -> String? {
    write(bytes) ? nil : String(cString: strerror(errno))
  }
}

/// Writes a file whole, in place of one that is there; why not, if it cannot be.
func problem(writing bytes: [UInt8], to name: FileName) -> String? {
  let descriptor = (name.bytes + [0]).withUnsafeBytes {
    open(
      $0.baseAddress!.assumingMemoryBound(to: CChar.self),
      O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY,
      0o666)
  }
  guard descriptor >= 0 else { return String(cString: strerror(errno)) }
  let problem = StandardStream(descriptor: descriptor).problem(writing: bytes)
  // What a file system on the network could not keep is said at the end.
  let closing = close(descriptor) == 0 ? nil : String(cString: strerror(errno))
  return problem ?? closing
}
