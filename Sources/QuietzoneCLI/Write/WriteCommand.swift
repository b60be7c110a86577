import ArgumentParser
import Quietzone
import QuietzoneReport
import QuietzoneWriter

struct WriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write",
    abstract: "Writes codes: as SVG, PDF or PNG, or into the terminal.",
    usage: """
      quietzone write [<options>] <text>
      quietzone write wifi|contact|payment|bill|link [<options>]
      """,
    discussion: """
      For example: quietzone write --symbology ean13 950110153000 -o label.svg

      What is written is read back first, at its real size; what is not read back the same is not written. The quiet zone is \
      always part of it. Check digits are added where they are missing and verified where they are not.

      'quietzone write text --help' lists the options: sizes, forms, error correction, GS1, bytes. A text that is called like \
      one of the subcommands is written by 'quietzone write text wifi'.

      Exit status: 0 if it was written, 1 if the content cannot be such a code, 2 if a file or a library is missing or \
      cannot be written, 64 for a mistake on the command line.
      """,
    subcommands: [
      WriteTextCommand.self, WriteWiFiCommand.self, WriteContactCommand.self, WritePaymentCommand.self,
      WriteBillCommand.self, WriteLinkCommand.self,
    ],
    defaultSubcommand: WriteTextCommand.self)
}

/// A command that writes one symbol.
protocol WritingCommand: ParsableCommand {
  var symbol: SymbolOptions { get }
  var output: WriteOutputOptions { get }

  /// What the symbol is to hold. Throws `ContentError` for what breaks the rules of its kind.
  func draft() throws -> SymbolDraft
}

extension WritingCommand {
  func run() throws {
    do {
      let draft = symbol.applied(to: try draft())
      if case .text(let text) = draft.content, hasStandIns(text) { throw refusal(notText) }
      try output.write(draft)
    } catch let error as ContentError {
      throw refusal("it cannot be written: \(error.description)")
    } catch let error as WritingError {
      switch error {
      case .option, .size, .form: throw ValidationError(error.description)
      case .libraryMissing, .textNeedsPango: throw failure(error.description)
      case .content, .checkDigit, .unknownSymbology, .notReadBack: throw refusal(error.description)
      }
    }
  }
}

/// Why bytes are not written as text.
let notText = "it cannot be written as text, since it is not UTF-8; --binary takes bytes as they are"

/// Says why nothing was written: the content cannot be such a code.
func refusal(_ reason: String) -> ExitCode { complaint(reason, status: 1) }

/// Says why nothing was written: a file or a library.
func failure(_ reason: String) -> ExitCode { complaint(reason, status: 2) }

private func complaint(_ reason: String, status: Int32) -> ExitCode {
  StandardStream.error.write("quietzone write: \(visible(reason))\n")
  return ExitCode(status)
}
