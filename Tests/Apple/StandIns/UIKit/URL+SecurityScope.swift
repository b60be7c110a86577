import Foundation

// Apple has them in Foundation.
extension URL {
  /// <https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource()>
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  /// <https://developer.apple.com/documentation/foundation/url/stopaccessingsecurityscopedresource()>
  public func stopAccessingSecurityScopedResource() {}
}
