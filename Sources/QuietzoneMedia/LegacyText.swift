import Glibc

/// The text that `bytes` hold in a character set with the given IANA name; nil if they are not valid in it, or if
/// the system does not know the set.
public func text(_ bytes: [UInt8], inCharacterSet name: String) -> String? {
  // Japanese symbols say Shift_JIS and mean Microsoft's extension of it.
  let source = name == "Shift_JIS" ? "CP932" : name
  guard let converter = iconv_open("UTF-8", source), converter != iconv_t(bitPattern: -1) else { return nil }
  defer { iconv_close(converter) }
  // No character of any set takes more than four bytes of UTF-8, nor do two bytes make more than three characters.
  var output = [UInt8](repeating: 0, count: bytes.count * 6 + 16)
  var input = bytes.map { CChar(bitPattern: $0) }
  let written: Int? = input.withUnsafeMutableBufferPointer { input in
    output.withUnsafeMutableBytes { output in
      var source = input.baseAddress
      var sourceLeft = input.count
      var target = output.baseAddress?.assumingMemoryBound(to: CChar.self)
      var targetLeft = output.count
      let result = iconv(converter, &source, &sourceLeft, &target, &targetLeft)
      // A second call writes what a stateful set still owes.
      guard result != -1, sourceLeft == 0, iconv(converter, nil, nil, &target, &targetLeft) != -1 else {
        return nil
      }
      return output.count - targetLeft
    }
  }
  return written.flatMap { String(validating: output.prefix($0), as: UTF8.self) }
}
