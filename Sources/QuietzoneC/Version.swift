import CQuietzone

@_cdecl("qz_version")
public func version() -> UnsafePointer<CChar> {
  UnsafeRawPointer(currentVersion.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// As in quietzone.h, whose macro Swift sees as a text without an address.
private let currentVersion: StaticString = "0.1.0"
