/// The bytes of the picture that was copied last, by the desktop's own programs.
func clipboardBytes() throws(MediaError) -> [UInt8] {
  let program: LimitedProgram
  let (list, get): ([String], [String])
  if environment("WAYLAND_DISPLAY") != nil {
    program = clipboardProgram("wl-paste", package: "wl-clipboard")
    (list, get) = (["--list-types"], ["--no-newline", "--type"])
  } else if environment("DISPLAY") != nil {
    program = clipboardProgram("xclip", package: "xclip")
    (list, get) = (
      ["-selection", "clipboard", "-o", "-t", "TARGETS"], ["-selection", "clipboard", "-o", "-t"]
    )
  } else {
    throw .notRead(reason: "there is no clipboard: neither WAYLAND_DISPLAY nor DISPLAY is set")
  }
  let offered: [Substring]
  do throws(MediaError) {
    offered = String(decoding: try program.output(list), as: UTF8.self).split(whereSeparator: \.isWhitespace)
  } catch .notRead {
    throw .notRead(reason: "nothing was copied")
  }
  // What loses nothing comes first.
  let wanted = [
    "image/png", "image/tiff", "image/bmp", "image/webp", "image/jpeg", "image/avif", "image/heic",
    "image/jxl",
    "image/gif", "image/svg+xml", "application/pdf",
  ]
  guard let type = wanted.first(where: { offered.contains(Substring($0)) }) else {
    throw .notRead(reason: "what was copied is no picture")
  }
  return try program.output(get + [type])
}

private func clipboardProgram(_ name: String, package: String) -> LimitedProgram {
  LimitedProgram(
    name: name, purpose: "the clipboard is read", package: package,
    limits: .init(patience: .seconds(20), output: maximumFileSize))
}
