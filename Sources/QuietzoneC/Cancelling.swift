import CQuietzone
import System

// What is behind a `qz_cancel` is a number: 1 if it is set.

@_cdecl("qz_cancel_new")
public func makeCancel() -> OpaquePointer? {
  let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  quietzone_store(flag, 0)
  return OpaquePointer(flag)
}

@_cdecl("qz_cancel_set")
public func setCancel(_ cancel: OpaquePointer?) {
  if let cancel { quietzone_store(UnsafeMutablePointer<Int32>(cancel), 1) }
}

@_cdecl("qz_cancel_clear")
public func clearCancel(_ cancel: OpaquePointer?) {
  if let cancel { quietzone_store(UnsafeMutablePointer<Int32>(cancel), 0) }
}

@_cdecl("qz_cancel_free")
public func freeCancel(_ cancel: OpaquePointer?) {
  if let cancel { UnsafeMutablePointer<Int32>(cancel).deallocate() }
}

/// Whether a flag is there and set.
func isSet(_ cancel: OpaquePointer?) -> Bool {
  guard let cancel else { return false }
  return quietzone_load(UnsafePointer<Int32>(cancel)) != 0
}
