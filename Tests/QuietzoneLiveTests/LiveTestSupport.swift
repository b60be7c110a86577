import Foundation

@testable import Quietzone
@testable import QuietzoneLive

/// A folder for a test's files, gone when the test is done.
final class ScratchFolder {
  let path = FileManager.default.temporaryDirectory.appending(path: "quietzone-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders that it lies in; returns its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let file = URL(fileURLWithPath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}

/// A code as a camera showed it.
func liveCode(
  _ text: String, symbology: Symbology = .qrCode, bytes: [UInt8]? = nil, frame: Int = 7,
  time: Duration = .milliseconds(1500)
) -> LiveCode {
  let corner = Point(x: 1, y: 1)
  var barcode = Barcode(
    symbology: symbology, text: text, bytes: bytes ?? Array(text.utf8), segments: [],
    corners: Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
    symbologyIdentifier: "]Q1", isInverted: false, isMirrored: false)
  barcode.id = 3
  return LiveCode(
    barcode: barcode, camera: "desk", frame: frame, time: time, width: 640, height: 480,
    duration: .milliseconds(12))
}
