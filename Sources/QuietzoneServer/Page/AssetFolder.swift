import Foundation

/// The files of the page, by the path in their address; all of them are read once, so no request reaches the disk and none
/// can leave the folder.
struct AssetFolder: Sendable {
  /// By path: `/`, `/styles/page.css`.
  private(set) var assets: [String: Asset] = [:]

  /// Reads all files in `folder` and in the folders below it but hidden ones. A file whose name ends in `.br` is another's
  /// content, compressed by Brotli (RFC 7932).
  init(_ folder: URL, saysThatThereIsAnAPI: Bool = false) throws {
    let root = folder.resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    while let file = files?.nextObject() as? URL {
      let file = file.resolvingSymlinksInPath()
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true,
        file.path.hasPrefix(root.path + "/")
      else { continue }
      let path = String(file.path.dropFirst(root.path.count))
      var content = try Data(contentsOf: file)
      if path == "/index.html" {
        takeCounts(&content)
        if saysThatThereIsAnAPI { sayThatThereIsAnAPI(&content) }
      }
      assets[path] = try Asset(name: path, content: Array(content))
    }
    for (path, brotli) in assets where path.hasSuffix(".br") {
      assets[path] = nil
      assets[String(path.dropLast(3))]?.add(Array(brotli.content.readableBytesView), as: .brotli)
    }
    guard let start = assets["/index.html"] else { throw WebServerError.pageIsMissing(folder.path) }
    guard assets["/quietzone.wasm"] != nil else { throw WebServerError.moduleIsMissing(folder.path) }
    assets["/"] = start
  }
}

/// Tells the page that there is somebody to send its counts to: on other servers it keeps them to itself.
private func takeCounts(_ page: inout Data) {
  if let place = page.range(of: Data(#"name="quietzone-counts" content=""#.utf8)) {
    page.insert(contentsOf: Array("counts".utf8), at: place.upperBound)
  }
}

/// Says in the page that others than it may send pictures here: what it promises is true of itself alone.
private func sayThatThereIsAnAPI(_ page: inout Data) {
  let sentence = #"<p>Programs may send pictures to this server: <a href="/api">its API</a>.</p>"#
  if let place = page.range(of: Data("</footer>".utf8)) {
    page.insert(contentsOf: Array(sentence.utf8), at: place.lowerBound)
  }
}
