import Glibc
import QuietzoneScanner

/// A lamp beside a camera that the kernel knows as an LED: its brightness is a file.
public struct TorchLED: Hashable, Sendable {
  /// The LED's folder.
  private let folder: String
  /// As bright as it gets; at least 1.
  private let maximum: Int

  /// The first lamp that is called a torch, else the first that is called a flash; nil if there is none.
  ///
  /// - Parameter root: Where the kernel shows its LEDs.
  public init?(root: String = "/sys/class/leds") {
    let names = folderEntries(root).sorted()
    let name = names.first { $0.contains("torch") } ?? names.first { $0.contains("flash") }
    guard let name, let maximum = number(inFile: "\(root)/\(name)/max_brightness"), maximum > 0 else {
      return nil
    }
    folder = "\(root)/\(name)"
    self.maximum = maximum
  }

  /// Whether it is lit; nil where the kernel does not tell.
  public var state: TorchState? { number(inFile: "\(folder)/brightness").map { $0 > 0 ? .on : .off } }

  /// Turns it on or off.
  ///
  /// - Throws: What is in the way, in the system's words: most systems let the administrator alone.
  public func set(_ state: TorchState) throws(TorchError) {
    let text = state == .on ? "\(maximum)" : "0"
    let file = open("\(folder)/brightness", O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard file >= 0 else { throw TorchError(reason: String(cString: strerror(errno))) }
    defer { close(file) }
    guard write(file, text, text.utf8.count) == text.utf8.count else {
      throw TorchError(reason: String(cString: strerror(errno)))
    }
  }
}

/// Why a lamp was not turned on or off.
public struct TorchError: Error, Hashable, Sendable {
  /// In the system's words.
  public var reason: String
}

/// The number that a file holds; nil if it holds none.
private func number(inFile path: String) -> Int? {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: 32)
  let count = read(file, &bytes, bytes.count)
  return count > 0 ? Int(String(decoding: bytes[..<count].prefix { $0 > 0x20 }, as: UTF8.self)) : nil
}
