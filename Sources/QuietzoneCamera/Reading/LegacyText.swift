#if canImport(UIKit)
  import Foundation
  import QuietzoneScanner

  /// The text that bytes hold in a character set that the core does not know; nil if they are not valid in it.
  @Sendable func legacyText(_ bytes: [UInt8], _ characterSet: CodedCharacterSet) -> String? {
    encoding(of: characterSet).flatMap { String(bytes: bytes, encoding: $0) }
  }

  /// What Foundation calls a character set.
  private func encoding(of characterSet: CodedCharacterSet) -> String.Encoding? {
    switch characterSet {
    // Japanese symbols say Shift_JIS and mean Microsoft's extension of it.
    case .shiftJIS: .coreFoundation(0x0420)
    case .windows1250: .windowsCP1250
    case .windows1251: .windowsCP1251
    case .windows1252: .windowsCP1252
    case .windows1256: .coreFoundation(0x0506)
    case .big5: .coreFoundation(0x0A03)
    case .gb2312: .coreFoundation(0x0930)
    case .eucKR: .coreFoundation(0x0940)
    case .gbk: .coreFoundation(0x0631)
    case .gb18030: .coreFoundation(0x0632)
    case .utf16BE: .utf16BigEndian
    case .utf16LE: .utf16LittleEndian
    case .utf32BE: .utf32BigEndian
    case .utf32LE: .utf32LittleEndian
    case .cp437: .coreFoundation(0x0400)
    default:
      (2...16).first { CodedCharacterSet.iso8859(part: $0) == characterSet }
        .map { .coreFoundation(0x0200 + UInt($0)) }
    }
  }

  extension String.Encoding {
    /// One that Core Foundation knows by this number (`CFStringEncodings`): Foundation has them with the highest bit set.
    fileprivate static func coreFoundation(_ number: UInt) -> String.Encoding {
      String.Encoding(rawValue: 0x8000_0000 | number)
    }
  }
#endif
