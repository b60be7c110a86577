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

  private init(
    _ descriptor: Int32, head: [UInt8], signature: FileSignature, size: Int, isFile: Bool,
    closesDescriptor: Bool
  ) {
    self.descriptor = descriptor
    self.head = head
    self.signature = signature
    self.size = size
    self.isFile = isFile
    self.closesDescriptor = closesDescriptor
  }

  /// Opens the regular file `name`.
  init(_ name: FileName) throws(MediaError) {
    // O_NONBLOCK: opening a named pipe that nobody writes to would wait for ever.
    guard let descriptor = name.withCString({ open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }) else {
      throw .cannotOpen(reason: "its name holds a zero byte")
    }
    guard descriptor >= 0 else { throw .cannotOpen(reason: String(cString: strerror(errno))) }
    let (size, head, signature): (Int, [UInt8], FileSignature)
    do throws(MediaError) {
      let status = try status(of: descriptor)
      if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
      if status.st_mode & S_IFMT != S_IFREG { throw .isNotAFile }
      size = Int(status.st_size)
      head = try firstBytes(of: descriptor)
      signature = try knownSignature(head)
    } catch {
      close(descriptor)
      throw error
    }
    self.init(descriptor, head: head, signature: signature, size: size, isFile: true, closesDescriptor: true)
  }

  /// Standard input, unless that is a terminal.
  init(standardInput: Void) throws(MediaError) {
    if isatty(STDIN_FILENO) == 1 { throw .standardInputIsTerminal }
    let status = try status(of: STDIN_FILENO)
    if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
    // A file that was read in part before begins where that ended.
    let isFile = status.st_mode & S_IFMT == S_IFREG && lseek(STDIN_FILENO, 0, SEEK_CUR) == 0
    let head = try firstBytes(of: STDIN_FILENO)
    self.init(
      STDIN_FILENO, head: head, signature: try knownSignature(head), size: isFile ? Int(status.st_size) : 0,
      isFile: isFile, closesDescriptor: false)
  }

  /// Bytes in memory, as if they were a file.
  init(bytes: [UInt8]) throws(MediaError) {
    if bytes.isEmpty { throw .isEmpty }
    let head = Array(bytes.prefix(FileSignature.length))
    let signature = try knownSignature(head)
    self.init(try FileContents(bytes).inMemoryFile(), head: head, signature: signature, size: bytes.count)
  }

  /// All bytes of another input, at most `limit`, kept in memory: a file whose places can be read at any time.
  init(copyOf other: borrowing OpenInput, limit: Int) throws(MediaError) {
    let contents = try other.contents(limit: limit)
    self.init(
      try contents.inMemoryFile(), head: other.head, signature: other.signature, size: contents.count)
  }

  /// A file in memory, of which the head was read.
  private init(_ descriptor: Int32, head: [UInt8], signature: FileSignature, size: Int) {
    lseek(descriptor, off_t(head.count), SEEK_SET)
    self.init(descriptor, head: head, signature: signature, size: size, isFile: true, closesDescriptor: true)
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
