import CPortal
import Glibc
import QuietzoneImaging

/// A picture of a Wayland desktop, by its portal (org.freedesktop.portal.Screenshot): the desktop's own program takes it, and may ask
/// for consent first.
func portalScreenshot(_ options: FrameOptions) throws(MediaError) -> LuminanceImage {
  var portal: OpaquePointer?
  var status = quietzone_ask_portal(&portal)
  defer { if let portal { quietzone_end_portal(portal) } }
  var address = [CChar](repeating: 0, count: longestAddress)
  let deadline = ContinuousClock.now + patience
  while status == QuietzonePortalWaiting {
    if options.isCancelled() { throw .notRead(reason: "nobody waits for it any more") }
    if .now > deadline {
      throw .notRead(
        reason:
          "the desktop gave no picture of its screen for \(patience.components.seconds) seconds; it may have asked for consent"
      )
    }
    status = quietzone_await_portal(portal, 100, &address, address.count)
  }
  switch status {
  case QuietzonePortalTaken:
    return try image(
      at: address.withUnsafeBufferPointer { String(cString: $0.baseAddress!) },
      maximumPixels: options.maximumPixels)
  case QuietzonePortalRefused:
    throw .notRead(reason: "the desktop gave no picture of its screen: it was not allowed")
  case QuietzonePortalNoLibrary:
    throw .notInstalled(purpose: "a Wayland screen is read", program: "libdbus", package: "libdbus-1-3")
  case QuietzonePortalNoBus:
    throw .notRead(reason: "the desktop's session has no bus to ask for a picture of its screen")
  default:
    throw .notRead(
      reason:
        "this desktop has no Screenshot portal (Debian: xdg-desktop-portal, with -gtk, -gnome, -kde or -wlr)")
  }
}

/// Time enough to answer a question.
private let patience = Duration.seconds(60)

/// A file's name percent-encoded, and more.
private let longestAddress = 3 * Int(PATH_MAX) + 16

/// The file that the portal wrote, which is gone afterwards: nobody asked for one.
private func image(at address: String, maximumPixels: Int) throws(MediaError) -> LuminanceImage {
  let prefix = "file://"
  guard address.hasPrefix(prefix) else { throw .notRead(reason: "the desktop's portal gave no file") }
  let name = FileName(bytes: percentDecoded(address.utf8.dropFirst(prefix.utf8.count)))
  defer { _ = name.withCString { unlink($0) } }
  return try LuminanceImage(contentsOf: name, maximumPixels: maximumPixels)
}

private func percentDecoded(_ bytes: Substring.UTF8View) -> [UInt8] {
  var result: [UInt8] = []
  var rest = Array(bytes)[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), rest.count >= 2,
      let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
    {
      result.append(value)
      rest = rest.dropFirst(2)
    } else {
      result.append(byte)
    }
  }
  return result
}
