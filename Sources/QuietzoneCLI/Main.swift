import ArgumentParser

@main
enum Main {
  static func main() async {
    await QuietzoneCommand.main(rawArguments())
  }
}

struct QuietzoneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quietzone",
    abstract: "Reads and writes barcodes and QR Codes.",
    discussion: "For example: quietzone scan photo.jpg, or quietzone write https://example.org",
    version: "0.1.0",
    subcommands: [
      ScanCommand.self, ExplainCommand.self, VerifyCommand.self, WriteCommand.self, SymbologiesCommand.self,
      LiveCommand.self, ServeCommand.self,
    ])
}
