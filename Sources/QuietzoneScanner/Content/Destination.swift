/// Where a text leads.
public enum Destination: Equatable, Sendable {
  /// A web address to open, with its scheme.
  case address(String)
  /// Words to search for.
  case search(String)

  /// Where a cleaned text leads that was typed: a host's name is an address without its scheme, too.
  init(typed text: String) {
    let isHost = ContentKind(of: text) != .webAddress && isHostAndPath(Array(text.utf8))
    self = isHost ? .address("https://" + text) : Destination(of: text)
  }

  /// Where a cleaned text leads once *Go* is pressed.
  public init(of text: String) {
    switch ContentKind(of: text) {
    case .webAddress: self = .address(isNamedForTheWeb(Array(text.utf8)) ? "https://" + text : text)
    case .otherAddress: self = .search(inQuotes(text))
    case .words: self = .search(text)
    }
  }
}

/// An address in double quotes is words to search for.
func inQuotes(_ address: String) -> String { "\"" + address + "\"" }
