/// What a text is, and so what may be done with it.
public enum ContentKind: Sendable {
  /// An address with the scheme http or https, or a host's name that begins with `www.`: can be opened.
  case webAddress
  /// A URL with any other scheme (`data:`, `javascript:`, `file:`, `tel:`): never followed, searched for in quotes.
  case otherAddress
  /// Anything else: words to search for.
  case words

  /// The kind of a text that was cleaned.
  public init(of text: String) {
    let text = Array(text.utf8)
    if isNamedForTheWeb(text) {
      self = .webAddress
      return
    }
    guard let scheme = scheme(of: text) else {
      self = .words
      return
    }
    if scheme == Array("http".utf8) || scheme == Array("https".utf8) {
      let rest = text[(scheme.count + 1)...]
      let isWhole = rest.starts(with: "//".utf8) && WebLocation(rest.dropFirst(2)).isValid
      self = isWhole ? .webAddress : .words
    } else {
      self = .otherAddress
    }
  }
}
