/// Why a text that begins as some format does is not content of that format. The names are the format's own: `S` of a
/// Wi-Fi network, `DTSTART` of an event.
public enum ContentError: Error, Hashable, Sendable {
  /// What the format demands is not there.
  case missing(String)
  /// A field is not what its rules allow.
  case malformed(String)
  /// A field is longer than its rules allow.
  case tooLong(String)
  /// A field occurs again that may occur once.
  case repeated(String)
  /// A field is there that excludes another one.
  case contradiction(String)
  /// A check digit, check character or checksum is not the one that belongs to the rest.
  case check(String)
  /// The content breaks off before its end.
  case notEnded
  /// There is something behind the end.
  case trailing
  /// A version of the format that its rules do not define, or none that is known here.
  case unknownVersion(String)
  /// The format says that something must be understood which is not known here.
  case unsupported(String)

  /// The reason, for people.
  public var description: String {
    switch self {
    case .missing(let field): "\(field) is missing"
    case .malformed(let field): "\(field) is not valid"
    case .tooLong(let field): "\(field) is too long"
    case .repeated(let field): "\(field) occurs more than once"
    case .contradiction(let field): "\(field) contradicts the rest"
    case .check(let field): "the check of \(field) is wrong"
    case .notEnded: "it breaks off before its end"
    case .trailing: "there is something behind its end"
    case .unknownVersion(let version): "version \(version) is not known"
    case .unsupported(let field): "\(field) must be understood and is not known"
    }
  }
}
