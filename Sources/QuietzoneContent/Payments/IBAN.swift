/// Account numbers and references that are checked modulo 97 (ISO 13616, ISO 11649; ISO/IEC 7064).
enum IBAN {
  /// Whether it is an account number with the length of its country and the right check digits, without spaces.
  static func isValid(_ text: Bytes) -> Bool {
    guard text.count >= 5, text.prefix(2).allSatisfy({ $0.isUppercase }),
      text.dropFirst(2).prefix(2).isDigits,
      text.allSatisfy({ $0.isDigit || $0.isUppercase }),
      length(of: text.prefix(2)) ?? text.count == text.count,
      text.count <= 34
    else { return false }
    return remainder(text.dropFirst(4) + text.prefix(4)) == 1
  }

  /// Whether it is a creditor's reference: `RF`, two check digits and up to 21 characters.
  static func isCreditorReference(_ text: Bytes) -> Bool {
    guard text.begins(with: "RF"), (5...25).contains(text.count), text.dropFirst(2).prefix(2).isDigits,
      text.allSatisfy({ $0.isAlphanumeric })
    else { return false }
    return remainder(text.dropFirst(4) + text.prefix(4)) == 1
  }

  /// Modulo 97, where letters count from 10 for A to 35 for Z.
  private static func remainder(_ text: Bytes) -> Int {
    text.reduce(0) { remainder, byte in
      byte.isDigit
        ? (remainder * 10 + Int(byte) - 0x30) % 97 : (remainder * 100 + Int(byte.uppercased) - 0x41 + 10) % 97
    }
  }

  /// How long a country's numbers are, by the register of ISO 13616; nil of those that are not in the table.
  private static func length(of country: Bytes) -> Int? {
    lengths.withUTF8Buffer { table in
      for entry in table.split(separator: 0x20) where entry.prefix(2).elementsEqual(country) {
        return entry.dropFirst(2).reduce(0) { 10 * $0 + Int($1) - 0x30 }
      }
      return nil
    }
  }

  private static let lengths: StaticString =
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20"
}
