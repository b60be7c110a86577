import QuietzoneCards

extension CardPlace {
  /// The address of a map that shows it, in a browser.
  var mapAddress: String {
    let map = "https://www.openstreetmap.org/"
    guard let latitude, let longitude else { return map + "search?query=" + percentEncoded(query ?? "") }
    return map + "?mlat=\(latitude)&mlon=\(longitude)#map=17/\(latitude)/\(longitude)"
  }
}

/// With all but letters and digits of ASCII encoded.
private func percentEncoded(_ text: String) -> String {
  var result = ""
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
  return result
}
