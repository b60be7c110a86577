import ArgumentParser
import Quietzone
import QuietzoneReport
import QuietzoneWriter

struct WriteBillCommand: WritingCommand {
  static let configuration = CommandConfiguration(
    commandName: "bill", abstract: "Writes the code of a Swiss QR-bill.",
    discussion: """
      People are given as name, street, number, postal code, town and country with semicolons between: \
      'Muster AG;Bahnhofstrasse;1;8001;Zürich;CH'.
      """)

  @Option(help: "The account to pay to, of Switzerland or Liechtenstein.")
  var iban: String

  @Option(help: ArgumentHelp("Who is paid.", valueName: "person"), transform: party(of:))
  var creditor: SwissPaymentBuilder.Party

  @Option(help: ArgumentHelp("Who pays.", valueName: "person"), transform: party(of:))
  var debtor: SwissPaymentBuilder.Party?

  @Option(
    help: ArgumentHelp("How much, as in 199.95; left out, whoever pays fills it in.", valueName: "amount"),
    transform: amount(of:))
  var amount: DecimalNumber?

  @Option(help: "CHF or EUR.")
  var currency = "CHF"

  @Option(help: ArgumentHelp("27 digits, or RF and what ISO 11649 has.", valueName: "text"))
  var reference: String?

  @Option(help: ArgumentHelp("A text for people.", valueName: "text"))
  var message: String?

  @Option(help: ArgumentHelp("Coded information of the one who is paid: //S1/…", valueName: "text"))
  var billInformation: String?

  @OptionGroup(title: "Symbol") var symbol: SymbolOptions
  @OptionGroup(title: "Output") var output: WriteOutputOptions

  func validate() throws {
    if symbol.symbology ?? .qrCode != .qrCode { throw ValidationError("The code of a QR-bill is a QR Code.") }
  }

  func draft() throws -> SymbolDraft {
    var builder = SwissPaymentBuilder(iban: iban, creditor: creditor)
    (builder.debtor, builder.amount, builder.currency) = (debtor, amount, currency)
    (builder.reference, builder.message, builder.billInformation) = (reference, message, billInformation)
    var draft = SymbolDraft(.qrCode, .text(try builder.text()))
    draft.hasSwissCross = true
    return draft
  }
}

@Sendable private func party(of argument: String) throws -> SwissPaymentBuilder.Party {
  let parts = argument.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
  guard parts.count == 6 else {
    throw ValidationError(
      "A person is six parts with semicolons between: name;street;number;postal code;town;country.")
  }
  return SwissPaymentBuilder.Party(
    name: parts[0], street: parts[1], houseNumber: parts[2], postalCode: parts[3], town: parts[4],
    country: parts[5])
}
