import Foundation

@testable import QuietzoneServer

/// A folder with a small page, which is removed when nobody needs it any more.
final class TestPage: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "quietzone-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "page"), withIntermediateDirectories: true)
    try write(
      "<!DOCTYPE html><title>Quietzone</title>" + String(repeating: " ", count: 500), to: "index.html")
    try write("\0asm\u{1}\0\0\0", to: "quietzone.wasm")
    try write(String(repeating: "export const a = 1;\n", count: 50), to: "page/main.js")
    try write("{}", to: "manifest.webmanifest")
    try write("secret", to: ".hidden")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  func server(metrics: PrometheusMetrics = PrometheusMetrics()) throws -> WebServer {
    try WebServer(.init(), page: folder, metrics: metrics)
  }
}
