// The addresses by which a system is handed a call, a message or a place, for the app that it has for them. They are written
// anew from what was understood: nothing that the code holds besides goes along.

extension EmailMessage {
  /// `mailto:` (RFC 6068).
  public var address: String {
    let headers: [Parameter] = [
      ("cc", EmailMessage.list(cc)), ("bcc", EmailMessage.list(bcc)), ("subject", encoded(subject)),
      ("body", encoded(body)),
    ]
    return "mailto:" + EmailMessage.list(to) + query(headers)
  }

  /// `mailto:` one address, and nothing else.
  public static func address(to recipient: String) -> String { "mailto:" + list([recipient]) }

  /// With the at sign of each as it is: it may not be encoded (RFC 6068 §2).
  private static func list(_ addresses: [String]) -> String {
    var list = ""
    for address in addresses {
      if !list.utf8.isEmpty { list += "," }
      let bytes = Bytes(address)
      let at = bytes.lastIndex(of: UInt8(ascii: "@")) ?? bytes.endIndex
      list += PercentCoding.encoded(bytes[..<at])[...].text
      if at < bytes.endIndex { list += "@" + PercentCoding.encoded(bytes[(at + 1)...])[...].text }
    }
    return list
  }
}

extension PhoneNumber {
  /// `tel:` (RFC 3966), with a pause before what is dialled when the call is taken.
  public var address: String {
    PhoneNumber.address(of: number) + (extensionNumber.map { "," + PhoneNumber.dialled($0) } ?? "")
  }

  /// `tel:` a number as people write it; nil of what is none.
  public static func address(written number: String) -> String? {
    (try? PhoneNumber.number(Bytes(number))).map { address(of: $0) }
  }

  /// Whether a number has what telephones take for commands: `*#06#`.
  public static func isCommand(_ number: String) -> Bool {
    number.utf8.contains(UInt8(ascii: "*")) || number.utf8.contains(UInt8(ascii: "#"))
  }

  fileprivate static func address(of number: String) -> String { "tel:" + dialled(number) }

  /// A number sign would begin a fragment.
  fileprivate static func dialled(_ number: String) -> String {
    var result = ""
    for scalar in number.unicodeScalars {
      if scalar == "#" { result += "%23" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}

extension TextMessage {
  /// `sms:` (RFC 5724), which multimedia messages have, too.
  public var address: String {
    var recipients = ""
    for number in numbers {
      recipients += (recipients.utf8.isEmpty ? "" : ",") + PhoneNumber.dialled(number)
    }
    return "sms:" + recipients + query([("body", encoded(body))])
  }
}

extension GeoLocation {
  /// `geo:` (RFC 5870), with what Android's maps are to look for there.
  public var address: String {
    let place = "geo:" + latitude.description + "," + longitude.description
    return place + QuietzoneContent.query([("q", encoded(query))])
  }
}

/// A name, and a value that is encoded; an empty one is left out.
private typealias Parameter = (name: StaticString, value: String)

/// A text, of which everything but unreserved characters is encoded; an empty one where there is none.
private func encoded(_ text: String?) -> String { PercentCoding.encoded((text ?? "").utf8)[...].text }

/// `?name=value&…`; nothing without any.
private func query(_ parameters: [Parameter]) -> String {
  var text = ""
  for parameter in parameters where !parameter.value.utf8.isEmpty {
    text += (text.utf8.isEmpty ? "?" : "&") + "\(parameter.name)" + "=" + parameter.value
  }
  return text
}
