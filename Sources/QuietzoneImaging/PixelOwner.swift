/// The memory that pixels are in, kept for as long as a picture shows them.
final class PixelOwner: @unchecked Sendable {
  // It is written but once, when a loan ends, and by then nobody else may have the picture.
  private var memory: UnsafePointer<UInt8>?
  private let release: () -> Void

  /// - Parameter release: What gives the memory back; called when no picture shows it any more.
  init(_ memory: UnsafePointer<UInt8>, release: @escaping () -> Void) {
    self.memory = memory
    self.release = release
  }

  deinit { release() }

  /// The first byte. A picture that was kept beyond its loan stops the program here, before it reads what is not there.
  var bytes: UnsafePointer<UInt8> {
    guard let memory else { preconditionFailure("a borrowed picture was kept beyond its loan") }
    return memory
  }

  /// Ends a loan: from here on nothing may be read.
  func endLoan() { memory = nil }
}
