import Glibc

/// What a name stands for.
public enum FileKind: Sendable {
  case folder
  /// Anything else, whether it exists or not: opening it will tell.
  case file
}

extension FileName {
  /// What the name stands for; a symbolic link stands for what it points to.
  public var kind: FileKind {
    var status = stat()
    let isFolder = withCString { stat($0, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR } ?? false
    return isFolder ? .folder : .file
  }

  /// Whether the extension is one that images and documents read here usually have; a folder's videos are read when they are named.
  public var looksLikeImage: Bool { hasExtension(among: imageExtensions) }

  /// Whether the extension is one that images, documents and videos read here usually have.
  var isReadable: Bool { hasExtension(among: imageExtensions.union(videoExtensions)) }

  private func hasExtension(among extensions: Set<String>) -> Bool {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return extensions.contains(String(decoding: bytes[(dot + 1)...], as: UTF8.self).lowercased())
  }
}

private let imageExtensions: Set<String> = [
  "jpg", "jpeg", "jpe", "jfif", "png", "apng", "webp", "gif", "bmp", "dib", "tif", "tiff", "heic", "heif",
  "hif", "avif",
  "jxl", "svg", "pdf",
]
private let videoExtensions: Set<String> = [
  "mp4", "m4v", "mov", "3gp", "mkv", "webm", "avi", "mpg", "mpeg", "ts", "mts", "m2ts", "flv", "ogv", "wmv",
  "asf",
]

/// The files in `folder` that look like images by their extension, and with `recursively` those in the folders below,
/// sorted by their names' bytes, files before folders.
///
/// Names that begin with a dot are left out, and symbolic links to folders are not followed: they could lead in circles.
public func images(in folder: FileName, recursively: Bool) throws(MediaError) -> [FileName] {
  guard let stream = folder.withCString({ opendir($0) }) ?? nil else {
    throw .cannotOpen(reason: String(cString: strerror(errno)))
  }
  var files: [FileName] = []
  var folders: [FileName] = []
  while let entry = readdir(stream) {
    let name = FileName(bytes: name(of: entry))
    if name.bytes.first == UInt8(ascii: ".") { continue }
    let path = folder.appending(name)
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { continue }
    if status.st_mode & S_IFMT == S_IFDIR {
      if recursively { folders.append(path) }
    } else if name.looksLikeImage, path.kind == .file {
      files.append(path)
    }
  }
  closedir(stream)
  files.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  folders.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  for folder in folders { files += try images(in: folder, recursively: true) }
  return files
}

private func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
  withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
}

/// Makes the folder `name`, and those above it, unless they are there.
public func makeFolder(_ name: FileName) throws(MediaError) {
  for (index, byte) in name.bytes.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
    _ = FileName(bytes: Array(name.bytes[..<index])).withCString { mkdir($0, 0o777) }
  }
  let result = name.withCString { mkdir($0, 0o777) == 0 ? 0 : errno } ?? ENOENT
  if result == 0 || result == EEXIST && name.kind == .folder { return }
  throw .cannotOpen(reason: String(cString: strerror(result)))
}
