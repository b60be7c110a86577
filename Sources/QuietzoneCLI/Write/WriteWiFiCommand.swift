import ArgumentParser
import Quietzone
import QuietzoneReport
import QuietzoneWriter

struct WriteWiFiCommand: WritingCommand {
  static let configuration = CommandConfiguration(
    commandName: "wifi", abstract: "Writes a code that joins a wireless network.")

  @Option(help: "The network's name (SSID).")
  var name: String

  @Option(help: ArgumentHelp("Its password; - reads it from standard input, where others do not see it."))
  var password: String?

  @Option(
    help: ArgumentHelp(
      "How it is secured: open, wep, wpa, sae or enterprise. (default: wpa with a password, else open)",
      valueName: "kind"),
    completion: .list(["open", "wep", "wpa", "sae", "enterprise"]), transform: security(named:))
  var security: WiFiNetwork.Security?

  @Flag(help: "The network does not announce its name.")
  var hidden = false

  @Option(help: "The method of an organisation's network, such as PEAP or TTLS.")
  var eapMethod: String?

  @Option(help: "The method within that one, such as MSCHAPV2.")
  var phase2Method: String?

  @Option(help: "The name by which an organisation's network knows somebody.")
  var identity: String?

  @Option(help: "The name that everybody may see instead.")
  var anonymousIdentity: String?

  @OptionGroup(title: "Symbol") var symbol: SymbolOptions
  @OptionGroup(title: "Output") var output: WriteOutputOptions

  func draft() throws -> SymbolDraft {
    var builder = WiFiBuilder(name: name, password: try secret(), security: security)
    builder.isHidden = hidden
    builder.eapMethod = eapMethod
    builder.phase2Method = phase2Method
    builder.identity = identity
    builder.anonymousIdentity = anonymousIdentity
    return SymbolDraft(.qrCode, .text(try builder.text()))
  }

  private func secret() throws -> String? {
    guard password == "-" else { return password }
    let line = try standardInputBytes(limit: 1 << 16).prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
    return String(decoding: line, as: UTF8.self)
  }
}

@Sendable private func security(named argument: String) throws -> WiFiNetwork.Security {
  guard let security = WiFiNetwork.Security(rawValue: argument.lowercased()) else {
    throw ValidationError(
      "A network is open, wep, wpa, sae or enterprise; '\(visible(argument))' is none of them.")
  }
  return security
}
