import CQuietzone

/// Why a call is refused: a `qz_status`, and a sentence that says what to do.
struct Refusal: Error {
  var status: Int32
  var message: String

  /// An argument that makes no sense.
  init(_ message: String) {
    self.init(Int32(QZ_INVALID_ARGUMENT), message)
  }

  init(_ status: Int32, _ message: String) {
    self.status = status
    self.message = message
  }

  /// Fills the caller's structure, as much of it as the caller knows, and returns the status.
  func report(to error: UnsafeMutablePointer<qz_error>?) -> qz_status {
    guard let error else { return status }
    let size = error.pointee.struct_size
    // A structure without its size was not made by QZ_ERROR_INIT: there is no telling how much of it may be written.
    guard size >= MemoryLayout<qz_error>.size, size <= greatestStructure else { return status }
    error.pointee.status = status
    withUnsafeMutableBytes(of: &error.pointee.message) { target in
      let text = wholeCharacters(Array(message.utf8), atMost: target.count - 1)
      target.copyBytes(from: text)
      target[text.count] = 0
    }
    return status
  }
}

/// Runs `body`, which may refuse, for a function that says so by its status.
func answer(
  _ error: UnsafeMutablePointer<qz_error>?, _ body: () throws(Refusal) -> Void
) -> qz_status {
  do {
    try body()
    return Int32(QZ_OK)
  } catch let refusal {
    return refusal.report(to: error)
  }
}
