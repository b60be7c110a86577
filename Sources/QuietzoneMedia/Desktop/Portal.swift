import Glibc
import QuietzoneImaging

/// A picture of a Wayland desktop, by its portal (org.freedesktop.portal.Screenshot): the desktop's own program takes it, and may ask
/// for consent first.
///
/// The portal answers by a signal, so who listens is there before it is asked.
func portalScreenshot(maximumPixels: Int) throws(MediaError) -> LuminanceImage {
  let purpose = "a Wayland screen is read"
  let portal = "org.freedesktop.portal.Desktop"
  // Time enough to answer a question.
  let listener = LimitedProgram(
    name: "gdbus", purpose: purpose, package: "libglib2.0-bin", limits: .init(patience: .seconds(60)))
  var answers = try listener.start(["monitor", "--session", "--dest", portal])
  // It says so when it listens.
  var heard = try text(&answers) ?? ""
  let caller = LimitedProgram(
    name: "gdbus", purpose: purpose, package: "libglib2.0-bin", limits: .init(patience: .seconds(20)))
  let handle: String
  do throws(MediaError) {
    let reply = try caller.output([
      "call", "--session", "--dest", portal, "--object-path", "/org/freedesktop/portal/desktop", "--method",
      "org.freedesktop.portal.Screenshot.Screenshot", "", "{'interactive': <false>}",
    ])
    handle = quoted(in: Substring(decoding: reply, as: UTF8.self)) ?? ""
  } catch .notRead {
    throw .notRead(reason: "this desktop has no Screenshot portal (Debian: xdg-desktop-portal)")
  }
  while true {
    // "/org/freedesktop/portal/desktop/request/1_2/t: org.freedesktop.portal.Request.Response (uint32 0, {'uri': <'file:///…'>})"
    for line in heard.split(separator: "\n")
    where line.hasPrefix(handle + ":") && line.contains("Request.Response") {
      guard let key = line.firstRange(of: "'uri': <"), let address = quoted(in: line[key.upperBound...])
      else {
        throw .notRead(reason: "the desktop gave no picture of its screen: it was not allowed")
      }
      return try image(at: address, maximumPixels: maximumPixels)
    }
    guard let more = try text(&answers) else {
      throw .notRead(reason: "the desktop's portal does not answer")
    }
    heard += more
  }
}

/// The file that the portal wrote, which is gone afterwards: nobody asked for one.
private func image(at address: String, maximumPixels: Int) throws(MediaError) -> LuminanceImage {
  let prefix = "file://"
  guard address.hasPrefix(prefix) else { throw .notRead(reason: "the desktop's portal gave no file") }
  let name = FileName(bytes: percentDecoded(address.utf8.dropFirst(prefix.utf8.count)))
  defer { _ = name.withCString { unlink($0) } }
  return try LuminanceImage(contentsOf: name, maximumPixels: maximumPixels)
}

private func text(_ program: inout RunningProgram) throws(MediaError) -> String? {
  try program.read().map { String(decoding: $0, as: UTF8.self) }
}

/// What stands between the first two apostrophes.
private func quoted(in text: Substring) -> String? {
  let parts = text.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
  return parts.count == 3 ? String(parts[1]) : nil
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
