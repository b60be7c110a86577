import ArgumentParser
import Quietzone
import QuietzoneMedia
import QuietzoneReport
import QuietzoneWriter

struct WriteTextCommand: WritingCommand {
  static let configuration = CommandConfiguration(
    commandName: "text", abstract: "Writes a text, a number or bytes.",
    usage: "quietzone write [text] [<options>] <text>")

  @Argument(
    help: ArgumentHelp(
      "What to write; - is standard input, without the line end at its end.", valueName: "text"))
  var text: String

  @Flag(
    help: ArgumentHelp(
      "The text is GS1 elements, each identifier in parentheses: '(01)09501101530003(10)AB-123'.",
      discussion: "In brackets where data have parentheses themselves: '[10]A(01)B'."))
  var gs1 = false

  @Flag(help: "Write the bytes as they are: no character set, no line end left out.")
  var binary = false

  @Option(
    help: ArgumentHelp(
      "Name the character set (ECI) of the text and encode it so: 3 is ISO 8859-1, 26 UTF-8; of bytes, name it.",
      valueName: "n"))
  var eci: Int?

  @Option(
    help: ArgumentHelp(
      "The primary message of a MaxiCode for carriers: postal code, three digits of the country, three of the service.",
      valueName: "digits"))
  var primary: String?

  @OptionGroup(title: "Symbol") var symbol: SymbolOptions
  @OptionGroup(title: "Output") var output: WriteOutputOptions

  func validate() throws {
    if gs1, binary { throw ValidationError("--gs1 and --binary exclude each other.") }
    if gs1, eci != nil { throw ValidationError("--gs1 and --eci exclude each other: GS1 data are ASCII.") }
    if let eci, !(1...999_999).contains(eci) { throw ValidationError("--eci is a number from 1 to 999999.") }
  }

  func draft() throws -> SymbolDraft {
    var draft = SymbolDraft(.qrCode, try content())
    draft.characterSet = eci
    draft.primaryMessage = primary
    return draft
  }

  private func content() throws -> SymbolDraft.Content {
    var bytes = fileName(of: text).bytes
    if text == "-" {
      bytes = try standardInputBytes(limit: mostBytes)
      if !binary { dropLineEnd(&bytes) }
    }
    if binary { return .bytes(bytes) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw refusal(notText)
    }
    return gs1 ? .gs1(try GS1Builder(text)) : .text(text)
  }

  /// More than any symbol holds: enough to say so.
  private var mostBytes: Int { 1 << 16 }

  private func dropLineEnd(_ bytes: inout [UInt8]) {
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
  }
}
