import QuietzoneMedia

/// Something to scan, in the order in which the results are to be shown.
enum ScanInput: Sendable {
  case image(Frames.Source)
  /// A folder that could not be listed, or that holds no image.
  case failure(FileName, String)

  /// What the result is shown under.
  var name: FileName {
    switch self {
    case .image(.file(let name)), .failure(let name, _): name
    case .image(.standardInput): "-"
    case .image(.clipboard): "clipboard"
    case .image(.screen): "screen"
    case .image(.address(let address)): FileName(address)
    }
  }
}

/// What the paths on the command line stand for: `-` is standard input, a folder is the images in it.
func scanInputs(_ paths: [FileName], recursively: Bool) -> [ScanInput] {
  paths.flatMap { path -> [ScanInput] in
    if path == "-" { return [.image(.standardInput)] }
    guard path.kind == .folder else { return [.image(.file(path))] }
    do throws(MediaError) {
      let files = try images(in: path, recursively: recursively)
      if files.isEmpty {
        let hint = recursively ? "" : "; --recursive looks in the folders below, too"
        return [.failure(path, "no image in this folder\(hint)")]
      }
      return files.map { .image(.file($0)) }
    } catch {
      return [.failure(path, error.description)]
    }
  }
}
