import Quietzone
import System

/// The text that `bytes` hold in a character set that the core does not know; nil if they are not valid in it, or if the
/// system does not know the set.
@Sendable func decodedText(_ bytes: [UInt8], in characterSet: CodedCharacterSet) -> String? {
  // Japanese symbols say Shift_JIS and mean Microsoft's extension of it.
  let name = characterSet == .shiftJIS ? "CP932" : characterSet.name
  guard let name else { return nil }
  let opened = Array((name + "\0").utf8).withUnsafeBufferPointer { name in
    name.withMemoryRebound(to: CChar.self) { iconv_open("UTF-8", $0.baseAddress!) }
  }
  guard let converter = opened, converter != iconv_t(bitPattern: -1) else { return nil }
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
