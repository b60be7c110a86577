import ArgumentParser
import Quietzone
import QuietzoneReport
import QuietzoneWriter

struct WriteContactCommand: WritingCommand {
  static let configuration = CommandConfiguration(
    commandName: "contact", abstract: "Writes a code that hands over a contact, as a vCard.")

  @Option(help: "The given name.")
  var givenName = ""

  @Option(help: "The family's name.")
  var familyName = ""

  @Option(help: "The name as it is shown. (default: the given name, then the family's)")
  var name: String?

  @Option(help: "The company, or another organisation.")
  var organization: String?

  @Option(help: "The position in it.")
  var title: String?

  @Option(
    help: ArgumentHelp(
      "A number, perhaps with what it is for, as in cell:+49-170-555; may be given more than once.",
      valueName: "number"))
  var phone: [String] = []

  @Option(help: ArgumentHelp("An address of e-mail; may be given more than once.", valueName: "address"))
  var email: [String] = []

  @Option(help: "A web address; may be given more than once.")
  var url: [String] = []

  @Option(help: "Street and number.")
  var street = ""

  @Option(help: "Town.")
  var town = ""

  @Option(help: "State or province.")
  var region = ""

  @Option(help: "Postal code.")
  var postalCode = ""

  @Option(help: "Country.")
  var country = ""

  @Option(help: "Anything else.")
  var note: String?

  @Flag(help: "Write a MECARD, which is shorter.")
  var mecard = false

  @OptionGroup(title: "Symbol") var symbol: SymbolOptions
  @OptionGroup(title: "Output") var output: WriteOutputOptions

  func draft() throws -> SymbolDraft {
    var builder = ContactBuilder()
    (builder.givenName, builder.familyName, builder.name) = (givenName, familyName, name)
    (builder.organization, builder.title, builder.note) = (organization, title, note)
    builder.phones = phone.map(entry)
    builder.emails = email.map { ContactBuilder.Entry($0) }
    builder.urls = url
    if ![street, town, region, postalCode, country].allSatisfy(\.isEmpty) {
      builder.addresses = [
        ContactBuilder.Address(
          street: street, locality: town, region: region, postalCode: postalCode, country: country)
      ]
    }
    return SymbolDraft(.qrCode, .text(mecard ? try builder.meCard() : try builder.vCard()))
  }

  /// A number with letters and a colon in front that say what it is for.
  private func entry(_ argument: String) -> ContactBuilder.Entry {
    let parts = argument.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].utf8.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 }) else {
      return ContactBuilder.Entry(argument)
    }
    return ContactBuilder.Entry(String(parts[1]), types: [parts[0].uppercased()])
  }
}
