import ArgumentParser
import Quietzone
import QuietzoneReport
import QuietzoneWriter

struct WritePaymentCommand: WritingCommand {
  static let configuration = CommandConfiguration(
    commandName: "payment", abstract: "Writes a code that asks for a SEPA credit transfer: a GiroCode.")

  @Option(help: "Who is paid.")
  var name: String

  @Option(help: "The account to pay to.")
  var iban: String

  @Option(help: "The bank's code; only outside the European Economic Area is it needed.")
  var bic: String?

  @Option(
    help: ArgumentHelp("Euros, as in 12.30; left out, whoever pays fills it in.", valueName: "euros"),
    transform: amount(of:))
  var amount: DecimalNumber?

  @Option(help: ArgumentHelp("What it is for, as banks code it: CHAR.", valueName: "code"))
  var purpose: String?

  @Option(
    help: ArgumentHelp("A reference for programs, as of ISO 11649; excludes --message.", valueName: "text"))
  var reference: String?

  @Option(help: ArgumentHelp("A text for people; excludes --reference.", valueName: "text"))
  var message: String?

  @OptionGroup(title: "Symbol") var symbol: SymbolOptions
  @OptionGroup(title: "Output") var output: WriteOutputOptions

  func draft() throws -> SymbolDraft {
    var builder = EPCPaymentBuilder(name: name, iban: iban)
    (builder.bic, builder.amount, builder.purpose) = (bic, amount, purpose)
    (builder.reference, builder.message) = (reference, message)
    return SymbolDraft(.qrCode, .text(try builder.text()))
  }
}

@Sendable func amount(of argument: String) throws -> DecimalNumber {
  guard let amount = DecimalNumber(written: argument) else {
    throw ValidationError(
      "An amount is digits, and a point with two more, as in 12.30; '\(visible(argument))' is none.")
  }
  return amount
}
