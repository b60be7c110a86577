/// A wireless network and how to join it: `WIFI:T:WPA;S:name;P:password;;`, as phones write it and the Wi-Fi Alliance's
/// WPA3 specification, §7, writes it down.
public struct WiFiNetwork: Hashable, Sendable {
  /// The network's name (SSID), at most 32 bytes.
  public let name: String
  public let security: Security
  /// Nil of an open network, and of one of an organisation that asks for no password.
  public let password: String?
  /// Whether the network does not announce its name.
  public let isHidden: Bool
  /// Whether devices that know nothing newer than WPA2 are turned away.
  public let requiresWPA3: Bool
  /// How an organisation's network knows its people: `PEAP`, and within it `MSCHAPV2`.
  public let eapMethod: String?
  public let phase2Method: String?
  public let identity: String?
  public let anonymousIdentity: String?
  /// The key of WPA3's public-key mode, in base 64.
  public let publicKey: String?

  public enum Security: String, Sendable {
    case open, wep, wpa, sae, enterprise
  }

  /// - Parameter text: What is behind `WIFI:`.
  init(_ text: Bytes) throws(ContentError) {
    let fields = try DelimitedFields(text)
    for key in ["S", "T", "P", "H", "R", "E", "PH2", "I", "A", "AI", "K"] {
      let count = fields.all.count { $0.key.uppercased[...] == Bytes(key) }
      guard count <= 1 else { throw .repeated(key) }
    }
    guard let name = fields["S"], !name.isEmpty else { throw .missing("S") }
    self.name = try WiFiNetwork.value(name, "S", maximum: 32)
    let security = try WiFiNetwork.security(fields)
    let password = fields["P"].flatMap { $0.isEmpty ? nil : $0 }
    switch (security, password) {
    case (.open, .some): throw .contradiction("P")
    case (.wep, nil), (.wpa, nil), (.sae, nil): throw .missing("P")
    default: break
    }
    self.security = security
    if let password {
      let value = try WiFiNetwork.value(password, "P", maximum: 128)
      // Eight characters to 63, or 64 digits of a key (IEEE 802.11, J.4).
      if security == .wpa, value.utf8.count < 8 { throw .malformed("P") }
      self.password = value
    } else {
      self.password = nil
    }
    isHidden = fields["H"].map { "true" ~= $0 || "1" ~= $0 } ?? false
    requiresWPA3 = fields["R"].map { "1" ~= $0 } ?? false
    eapMethod = fields.text("E")
    phase2Method = fields.text("PH2")
    identity = fields.text("I")
    anonymousIdentity = fields.text("AI") ?? fields.text("A")
    publicKey = fields.text("K")
  }

  private static func security(_ fields: DelimitedFields) throws(ContentError) -> Security {
    switch fields["T"] ?? [] {
    case "", "nopass": return .open
    case "WEP": return .wep
    case "WPA", "WPA2", "WPA/WPA2", "WPA2/WPA3", "WPA3": return fields["E"] == nil ? .wpa : .enterprise
    case "SAE": return .sae
    case "WPA2-EAP", "WPA-EAP", "WPA3-EAP", "EAP": return .enterprise
    default: throw .malformed("T")
    }
  }

  /// Without its backslashes, and without the quotation marks that tell a text from hexadecimal digits.
  private static func value(_ written: Bytes, _ field: String, maximum: Int) throws(ContentError) -> String {
    let isQuoted =
      written.count >= 2 && written.first == UInt8(ascii: "\"") && written.last == UInt8(ascii: "\"")
    let value = DelimitedFields.unescaped(isQuoted ? written.dropFirst().dropLast() : written)
    guard !value.isEmpty else { throw .missing(field) }
    guard value.count <= maximum else { throw .tooLong(field) }
    return value.text
  }
}

extension WiFiNetwork: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("name", name)
    fields.add("security", security.rawValue)
    fields.add("password", password)
    fields.add("isHidden", if: isHidden)
    fields.add("requiresWPA3", if: requiresWPA3)
    fields.add("eapMethod", eapMethod)
    fields.add("phase2Method", phase2Method)
    fields.add("identity", identity)
    fields.add("anonymousIdentity", anonymousIdentity)
    fields.add("publicKey", publicKey)
  }
}
