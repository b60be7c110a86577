import ArgumentParser
import Quietzone

/// The name that stands for all linear symbologies.
private let linearName = "linear"

/// All symbologies, in the order of their names.
private let known = sortedByName(Symbology.allCases)

/// What may be written after `--symbology`, for a shell to complete.
package let symbologyCompletions = [linearName] + known.map(\.name)

/// What the names are, for the help.
package let symbologyHelp =
  "Names: \(names(known)); \(linearName) stands for all of these but "
  + "\(names(known.filter { !SymbologySet.linear.contains($0) })). 'quietzone symbologies' lists other names."

private func names(_ symbologies: [Symbology]) -> String { symbologies.map(\.name).joined(separator: ", ") }

/// The symbologies that names with commas between them stand for.
///
/// Capitals, hyphens, underscores and spaces make no difference: `EAN-13` is ean13.
@Sendable package func symbologies(named argument: String) throws -> [Symbology] {
  try argument.split(separator: ",", omittingEmptySubsequences: false).flatMap { name -> [Symbology] in
    let wanted = plain(name)
    if wanted == linearName { return Array(SymbologySet.linear) }
    if let symbology = Symbology.allCases.first(where: { $0.isCalled(wanted) }) { return [symbology] }
    throw ValidationError(complaint(about: String(name), wanted))
  }
}

extension Symbology {
  /// Whether a name without what makes no difference is one of its.
  fileprivate func isCalled(_ plainName: String) -> Bool {
    ([name, title] + otherNames).contains { plain($0) == plainName }
  }
}

private func complaint(about name: String, _ wanted: String) -> String {
  let problem = "There is no symbology '\(visible(name))'."
  let similar = wanted.isEmpty ? [] : Symbology.allCases.filter { plain($0.name).contains(wanted) }
  if !similar.isEmpty {
    return "\(problem) Did you mean \(sortedByName(similar).map(\.name).joined(separator: " or "))?"
  }
  return "\(problem) \(symbologyHelp)"
}

private func plain<Name: StringProtocol>(_ name: Name) -> String {
  name.lowercased().filter { !"-_ ".contains($0) }
}

private func sortedByName(_ symbologies: [Symbology]) -> [Symbology] {
  symbologies.sorted { $0.name < $1.name }
}
