import ArgumentParser
import Quietzone

/// Which symbologies to read.
package struct SymbologyOptions: ParsableArguments {
  @Option(
    name: [.customShort("s", allowingJoined: true), .long],
    help: ArgumentHelp(
      "Read these symbologies alone, such as qrCode,ean13. (default: all there is a reader for)",
      discussion: symbologyHelp, valueName: "names"),
    completion: .list(symbologyCompletions), transform: symbologies(named:))
  package var symbology: [Symbology] = []

  package init() {}

  /// Those that were named; all if none was.
  package var symbologies: SymbologySet {
    symbology.isEmpty ? .all : symbology.reduce(into: SymbologySet()) { $0.insert($1) }
  }
}
