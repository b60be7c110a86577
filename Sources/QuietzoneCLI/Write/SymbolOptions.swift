import ArgumentParser
import Quietzone
import QuietzoneWriter

/// Which symbol is to be written.
struct SymbolOptions: ParsableArguments {
  @Option(
    name: [.customShort("s", allowingJoined: true), .long],
    help: ArgumentHelp(
      "The symbology, such as ean13 or dataMatrix. (default: qrCode)",
      discussion: "'quietzone symbologies' lists all names.", valueName: "name"),
    completion: .list(symbologyCompletions), transform: symbology(named:))
  var symbology: Symbology?

  @Option(
    help: ArgumentHelp(
      "How much damage is borne: L, M, Q or H of a QR Code (default: M), 0 to 8 of a PDF417, 10, 23, 36 or 50 percent of an "
        + "Aztec Code.",
      valueName: "level"))
  var errorCorrection: String?

  @Option(
    help: ArgumentHelp(
      "The version of a QR Code, Micro QR Code or rMQR, the size's number of a Data Matrix or an Aztec Code. (default: the "
        + "smallest that is large enough)",
      valueName: "n"))
  var symbolVersion: Int?

  @Option(
    help: ArgumentHelp("The columns of a PDF417, a MicroPDF417 or a stacked GS1 DataBar.", valueName: "n"))
  var columns: Int?

  @Flag(help: "Write a GS1 DataBar in several rows, or a compact PDF417.")
  var stacked = false

  func applied(to draft: SymbolDraft) -> SymbolDraft {
    var draft = draft
    if let symbology { draft.symbology = symbology }
    draft.errorCorrection = errorCorrection ?? draft.errorCorrection
    draft.version = symbolVersion
    draft.columns = columns
    draft.isStacked = stacked
    return draft
  }
}

@Sendable private func symbology(named argument: String) throws -> Symbology {
  let found = try symbologies(named: argument)
  guard found.count == 1 else { throw ValidationError("One symbology is written at a time.") }
  return found[0]
}
