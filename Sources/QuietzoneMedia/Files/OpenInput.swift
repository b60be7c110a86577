import Glibc

/// An open file or standard input, whose first bytes have told what it is.
struct OpenInput: ~Copyable {
  let descriptor: Int32
  /// What was read of it already: as much as tells what it is, or all of it.
  let head: [UInt8]
  let signature: FileSignature
  /// How many bytes there are, as far as is known; zero if it is not.
  private let size: Int
  /// Whether any place of it can be read at any time.
  let isFile: Bool
  private let closesDescriptor: Bool

  deinit { if closesDescriptor { close(descriptor) } }

  /// Opens the regular file `name`.
  init(_ name: FileName) throws(MediaError) {
    // O_NONBLOCK: opening a named pipe that nobody writes to would wait for ever.
    guard let descriptor = name.withCString({ open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }) else {
      throw .cannotOpen(reason: "its name holds a zero byte")
    }
    guard descriptor >= 0 else { throw .cannotOpen(reason: String(cString: strerror(errno))) }
    do throws(MediaError) {
      let status = try status(of: descriptor)
      if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
      if status.st_mode & S_IFMT != S_IFREG { throw .isNotAFile }
      head = try firstBytes(of: descriptor)
      signature = try knownSignature(head)
      size = Int(status.st_size)
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
    isFile = true
    closesDescriptor = true
  }

  /// Standard input, unless that is a terminal.
  init(standardInput: Void) throws(MediaError) {
    if isatty(STDIN_FILENO) == 1 { throw .standardInputIsTerminal }
    let status = try status(of: STDIN_FILENO)
    if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
    isFile = status.st_mode & S_IFMT == S_IFREG
    head = try firstBytes(of: STDIN_FILENO)
    signature = try knownSignature(head)
    descriptor = STDIN_FILENO
    size = isFile ? Int(status.st_size) : 0
    closesDescriptor = false
  }

  /// All bytes of another input, at most `limit`, kept in memory: a file whose places can be read at any time.
  init(copyOf other: borrowing OpenInput, limit: Int) throws(MediaError) {
    let contents = try other.contents(limit: limit)
    descriptor = try contents.inMemoryFile()
    head = other.head
    signature = other.signature
    size = contents.count
    isFile = true
    closesDescriptor = true
  }

  /// All bytes, of which there may be `limit`.
  func contents(limit: Int) throws(MediaError) -> FileContents {
    try FileContents(head: head, descriptor: descriptor, expected: size, limit: limit)
  }
}

/// As many of an input's first bytes as tell what it is.
private func firstBytes(of descriptor: Int32) throws(MediaError) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: FileSignature.length)
  var count = 0
  while count < bytes.count {
    let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + count, $0.count - count) }
    if got < 0 {
      if errno == EINTR { continue }
      throw .cannotOpen(reason: String(cString: strerror(errno)))
    }
    if got == 0 { break }
    count += got
  }
  if count == 0 { throw .isEmpty }
  return Array(bytes.prefix(count))
}

private func knownSignature(_ head: [UInt8]) throws(MediaError) -> FileSignature {
  guard let signature = head.withUnsafeBytes({ FileSignature($0) }) else { throw .unknownFormat }
  return signature
}

private func status(of descriptor: Int32) throws(MediaError) -> stat {
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .cannotOpen(reason: String(cString: strerror(errno))) }
  return status
}
