import Glibc

/// The bytes of the regular file `name`.
func contents(of name: FileName, limit: Int) throws(MediaError) -> FileContents {
  // O_NONBLOCK: opening a named pipe that nobody writes to would wait for ever.
  guard let descriptor = name.withCString({ open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }) else {
    throw .cannotOpen(reason: "its name holds a zero byte")
  }
  guard descriptor >= 0 else { throw .cannotOpen(reason: String(cString: strerror(errno))) }
  defer { close(descriptor) }
  let status = try status(of: descriptor)
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw .isFolder
  default: throw .isNotAFile
  }
  return try FileContents(descriptor: descriptor, expected: Int(status.st_size), limit: limit)
}

/// The bytes that standard input gives until its end.
func contentsOfStandardInput(limit: Int) throws(MediaError) -> FileContents {
  if isatty(STDIN_FILENO) == 1 { throw .standardInputIsTerminal }
  let status = try status(of: STDIN_FILENO)
  if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
  let isFile = status.st_mode & S_IFMT == S_IFREG
  return try FileContents(
    descriptor: STDIN_FILENO, expected: isFile ? Int(status.st_size) : 0, limit: limit)
}

private func status(of descriptor: Int32) throws(MediaError) -> stat {
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .cannotOpen(reason: String(cString: strerror(errno))) }
  return status
}
