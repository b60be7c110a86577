import ArgumentParser
import Quietzone

/// Lists the symbologies, for people and for the web page.
struct SymbologiesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbologies",
    abstract: "Lists the symbologies there are readers for.",
    discussion:
      "Prints a line for each: its name after --symbology, what people call it, and other names it goes by.")

  @Flag(
    help: ArgumentHelp(
      "Write the table that the web page has, Web/reader/symbology-table.js.", visibility: .hidden))
  var javascript = false

  func run() {
    StandardStream.output.write(javascript ? symbologyModule() : symbologyList())
  }
}

/// The symbologies in the order of their names, a line each.
private func symbologyList() -> String {
  let longest = Symbology.allCases.map(\.name.count).max() ?? 0
  return Symbology.allCases.sorted { $0.name < $1.name }.map { symbology in
    let padding = String(repeating: " ", count: longest - symbology.name.count + 2)
    let others =
      symbology.otherNames.isEmpty ? "" : " (also: \(symbology.otherNames.joined(separator: ", ")))"
    return
      "\(symbology.name)\(padding)\(symbology.title)\(others)\(symbology.isReadUnasked ? "" : ", if asked for")\n"
  }.joined()
}

/// The table as a module of JavaScript: what the page asks of it.
private func symbologyModule() -> String {
  let rows = Symbology.allCases.map { symbology in
    """
      { name: "\(symbology.name)", title: "\(symbology.title)", family: "\(symbology.family.name)", \
    format: "\(symbology.browserFormat)", isReadUnasked: \(symbology.isReadUnasked) },\n
    """
  }
  return """
    // Written by `quietzone symbologies --javascript` from the table in Sources/QuietzoneSymbols/Symbology; do not edit.

    /**
     * What the page needs to know of each symbology, in the order of their bits. `format` is the Shape Detection API's, or
     * empty; what is not read unasked has to be asked for by name.
     *
     * @type {{name: string, title: string, family: string, format: string, isReadUnasked: boolean}[]}
     */
    export const table = [
    \(rows.joined())];

    """
}
