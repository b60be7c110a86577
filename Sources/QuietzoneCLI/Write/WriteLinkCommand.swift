import ArgumentParser
import Quietzone
import QuietzoneReport
import QuietzoneWriter

struct WriteLinkCommand: WritingCommand {
  static let configuration = CommandConfiguration(
    commandName: "link", abstract: "Writes a GS1 Digital Link: GS1 elements as a web address.")

  @Argument(
    help: ArgumentHelp(
      "Each identifier in parentheses, and its data: '(01)09501101530003(10)AB-123'.", valueName: "elements"))
  var elements: String

  @Option(help: ArgumentHelp("The address that elements are added to.", valueName: "url"))
  var base = "https://id.gs1.org"

  @OptionGroup(title: "Symbol") var symbol: SymbolOptions
  @OptionGroup(title: "Output") var output: WriteOutputOptions

  func validate() throws {
    guard elements.hasPrefix("(") else {
      throw ValidationError(
        "Elements of GS1 are such as '(01)09501101530003(10)AB-123': each identifier in parentheses, and its data."
      )
    }
  }

  func draft() throws -> SymbolDraft {
    SymbolDraft(.qrCode, .text(try GS1Builder(elements).digitalLink(base: base)))
  }
}
