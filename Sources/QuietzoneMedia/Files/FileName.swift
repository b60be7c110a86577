/// The name of a file as the file system keeps it: bytes, which need not be UTF-8.
///
/// A name is only a name: nothing in it is a pattern, a protocol or an option.
public struct FileName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The bytes, without a terminating zero.
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }
  public init(_ name: String) { bytes = [UInt8](name.utf8) }
  public init(stringLiteral name: String) { self.init(name) }

  /// The name as text. Bytes that are not UTF-8 show as U+FFFD: text has no other way to say them.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  /// What follows the last slash.
  public var lastComponent: FileName {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return FileName(bytes: Array(bytes[(slash + 1)...]))
  }

  /// The file `name` in the folder that this name is of.
  public func appending(_ name: FileName) -> FileName {
    if bytes.isEmpty || bytes.last == UInt8(ascii: "/") { return FileName(bytes: bytes + name.bytes) }
    return FileName(bytes: bytes + [UInt8(ascii: "/")] + name.bytes)
  }

  /// Calls `body` with the name as the system's calls take it; nil if it holds a zero byte, which no file's name can.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
    if bytes.contains(0) { return nil }
    return (bytes + [0]).withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
  }
}
