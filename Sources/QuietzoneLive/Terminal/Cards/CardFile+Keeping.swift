import Glibc
import QuietzoneCards
import QuietzoneConsole

/// Why a file was not kept, in the system's words.
struct KeepingError: Error {
  let reason: String
}

extension CardFile {
  /// Writes it into a folder, under a name that no file there has: nothing is written over.
  ///
  /// - Returns: The name that it has got.
  func keep(in folder: String = ".") throws(KeepingError) -> String {
    var (name, number) = (self.name, 1)
    while true {
      let descriptor = open(folder + "/" + name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        defer { close(descriptor) }
        guard StandardStream(descriptor: descriptor).write(text) else {
          let reason = String(cString: strerror(errno))
          unlink(folder + "/" + name)
          throw KeepingError(reason: reason)
        }
        return name
      }
      guard errno == EEXIST, number < 1000 else {
        throw KeepingError(reason: String(cString: strerror(errno)))
      }
      number += 1
      name = numbered(number)
    }
  }

  /// The name with a number in front of its extension.
  private func numbered(_ number: Int) -> String {
    let point = name.lastIndex(of: ".") ?? name.endIndex
    return "\(name[..<point]) \(number)\(name[point...])"
  }
}
