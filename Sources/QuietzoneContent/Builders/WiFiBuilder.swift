/// Builds the text that joins a wireless network: `WIFI:T:WPA;S:name;P:password;;`.
public struct WiFiBuilder: Hashable, Sendable {
  /// The network's name (SSID), at most 32 bytes in UTF-8.
  public var name: String
  public var security: WiFiNetwork.Security
  /// Left out of an open network.
  public var password: String?
  /// Whether the network does not announce its name.
  public var isHidden = false
  /// How an organisation's network knows its people: `PEAP`, and within it `MSCHAPV2`.
  public var eapMethod: String?
  public var phase2Method: String?
  public var identity: String?
  public var anonymousIdentity: String?

  /// - Parameter security: By default WPA with a password, and none without.
  public init(name: String, password: String? = nil, security: WiFiNetwork.Security? = nil) {
    self.name = name
    self.password = password
    self.security = security ?? (password == nil ? .open : .wpa)
  }

  /// The text. Throws the rule of the format that a field breaks: a name of more than 32 bytes, a password of WPA with less than
  /// eight, a password of an open network.
  public func text() throws(ContentError) -> String {
    var text = "WIFI:T:" + kind + ";S:" + Self.value(name) + ";"
    if let password { text += "P:" + Self.value(password) + ";" }
    if isHidden { text += "H:true;" }
    for (key, value) in [
      ("E", eapMethod), ("PH2", phase2Method), ("I", identity), ("A", anonymousIdentity),
    ] {
      if let value { text += key + ":" + value.withBackslashes(before: Self.special) + ";" }
    }
    return try BarcodeContent.checked(text + ";", as: .wifi)
  }

  private var kind: String {
    switch security {
    case .open: "nopass"
    case .wep: "WEP"
    case .wpa: "WPA"
    case .sae: "SAE"
    case .enterprise: "WPA2-EAP"
    }
  }

  /// What means something in the format.
  private static let special: StaticString = "\\;,:\""

  /// With quotation marks where it could be taken for hexadecimal digits; the 64 of a key are such digits.
  private static func value(_ text: String) -> String {
    let isHexadecimal =
      !text.utf8.isEmpty && text.utf8.count % 2 == 0 && text.utf8.count != 64
      && text.utf8.allSatisfy({ $0.hexadecimalValue != nil })
    return isHexadecimal ? "\"" + text + "\"" : text.withBackslashes(before: special)
  }
}
