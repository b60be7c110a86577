/// Whether `bytes` are well-formed UTF-8 (Unicode, table 3-7): no overlong forms, surrogates or loose ends.
func isValidUTF8(_ bytes: [UInt8]) -> Bool {
  var index = 0
  while index < bytes.count {
    let lead = bytes[index]
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0x00...0x7F:
      index += 1
      continue
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return false
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]),
      bytes[(index + 2)..<(index + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return false }
    index += length
  }
  return true
}
