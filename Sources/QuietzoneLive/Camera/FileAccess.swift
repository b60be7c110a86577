import Glibc

/// Why a file cannot be opened, in the system's words; nil if it can.
func reasonNotToOpen(_ path: String) -> String? {
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { return String(cString: strerror(errno)) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { return String(cString: strerror(errno)) }
  if status.st_mode & S_IFMT == S_IFDIR { return "it is a folder" }
  return nil
}

/// The path from the root; nil if there is nothing at it.
func absolutePath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// The names of what is in a folder, in no order; none where it cannot be listed.
func folderEntries(_ folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}
