import Foundation

// Apple has them in Foundation.
extension URL {
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  public func stopAccessingSecurityScopedResource() {}
}
