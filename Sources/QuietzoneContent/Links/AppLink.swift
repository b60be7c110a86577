/// A link that another app opens: `market://details?id=…`.
public struct AppLink: Hashable, Sendable {
  public let url: String
  /// In lower case; it says which app.
  public let scheme: String
  public let warnings: [LinkWarning]

  public var isDangerous: Bool { warnings.contains { $0.isDangerous } }

  init(_ url: Bytes, scheme: [UInt8]) {
    var inspection = LinkInspection()
    inspection.inspect(characters: url)
    self.url = url.text
    self.scheme = scheme[...].text
    warnings = inspection.warnings
  }
}

extension AppLink: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("url", url)
    fields.add("scheme", scheme)
    fields.add("isDangerous", if: isDangerous)
    fields.add("warnings", warnings)
  }
}
