import ArgumentParser
import Quietzone
import QuietzoneMedia
import QuietzoneWriter

/// Where a symbol is written to, as what, and how large.
struct WriteOutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, whose name ends with .svg, .pdf or .png; - is standard output. (default: into the terminal)",
      valueName: "file"),
    completion: .file(extensions: ["svg", "pdf", "png"]))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "What to write: svg, pdf, png or terminal. (default: what the file's name says)", valueName: "form"),
    completion: .list(SymbolForm.allCases.map(\.rawValue)), transform: form(named:))
  var format: SymbolForm?

  @Option(
    help: ArgumentHelp(
      "The width of a module, or of a narrow bar. (default: 0.33 for bars, 0.5 for matrices)", valueName: "mm"
    ))
  var moduleSize: Double?

  @Option(help: ArgumentHelp("The width of the whole code with its quiet zone.", valueName: "mm"))
  var width: Double?

  @Option(
    help: ArgumentHelp("The height of a linear code's bars. (default: the standard's)", valueName: "mm"))
  var height: Double?

  @Option(
    help: ArgumentHelp(
      "The printer's or the screen's dots an inch: modules become whole dots. (default: 300 for PNG)",
      valueName: "n"))
  var dpi: Double?

  @Flag(inversion: .prefixedNo, help: ArgumentHelp("Print the text below linear codes."))
  var text = true

  @Flag(
    name: .customLong("validate"),
    help: "Write nothing: say whether it can be written, and print the check digit where there is one.")
  var validatesAlone = false

  func validate() throws {
    for (name, value) in [
      ("--module-size", moduleSize), ("--width", width), ("--height", height), ("--dpi", dpi),
    ] {
      if let value, !(value > 0 && value <= 10_000) {
        throw ValidationError("\(name) is a number above 0 and up to 10000.")
      }
    }
    if moduleSize != nil, width != nil {
      throw ValidationError("--module-size and --width exclude each other.")
    }
    let form = try self.form()
    if form != .terminal, form != .svg, output == nil || output == "-", StandardStream.output.isTerminal {
      throw ValidationError("A \(form.rawValue.uppercased()) file is not for a terminal; -o gives it a name.")
    }
  }

  /// Writes `draft`, or says what it would be. Throws `WritingError`, and an exit status for a file that cannot be written.
  func write(_ draft: SymbolDraft) throws {
    let writer = SymbolWriter(textDecoder: decodeLegacyText)
    if validatesAlone {
      if let digits = try writer.validate(draft).checkDigits { try print(Array("\(digits)\n".utf8)) }
      return
    }
    let form = try self.form()
    let size = SymbolSize(module: moduleSize, width: width, barHeight: height, dotsPerInch: dpi)
    let written = try writer.write(draft, as: form, size: size, showsText: text)
    var bytes = written.bytes
    if form == .terminal, text, !written.printedText.isEmpty {
      bytes += Array("\(visible(written.printedText))\n".utf8)
    }
    guard let output, output != "-" else { return try print(bytes) }
    let name = fileName(of: output)
    if let reason = problem(writing: bytes, to: name) {
      throw failure("\(name.description) cannot be written: \(reason)")
    }
  }

  private func print(_ bytes: [UInt8]) throws {
    if let reason = StandardStream.output.problem(writing: bytes) {
      throw failure("standard output cannot be written: \(reason)")
    }
  }

  private func form() throws -> SymbolForm {
    if let format { return format }
    guard let output, output != "-" else { return .terminal }
    let ending = output.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased() ?? ""
    guard let form = SymbolForm(rawValue: ending), form != .terminal else {
      throw ValidationError(
        "'\(visible(output))' ends with none of .svg, .pdf and .png; --format says what it is.")
    }
    return form
  }
}

@Sendable private func form(named argument: String) throws -> SymbolForm {
  guard let form = SymbolForm(rawValue: argument.lowercased()) else {
    let names = SymbolForm.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("There is no form '\(visible(argument))', but \(names).")
  }
  return form
}
