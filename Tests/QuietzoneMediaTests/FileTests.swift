import Foundation
import Glibc
import QuietzoneImaging
import QuietzoneMedia
import Testing

struct FileTests {
  @Test("A folder, a missing file and a name with a zero byte each say what they are")
  func notAFile() throws {
    let folder = try TemporaryFolder()
    #expect(throws: MediaError.isFolder) { try LuminanceImage(contentsOf: folder.name) }
    #expect(throws: MediaError.cannotOpen(reason: "No such file or directory")) {
      try LuminanceImage(contentsOf: folder.name.appending("missing.png"))
    }
    #expect(throws: MediaError.self) { try LuminanceImage(contentsOf: FileName(bytes: [65, 0, 66])) }
  }

  @Test("A named pipe that nobody writes to does not keep the reader waiting")
  func namedPipe() throws {
    let folder = try TemporaryFolder()
    let name = folder.name.appending("pipe.png")
    #expect(mkfifo(name.description, 0o600) == 0)
    #expect(throws: MediaError.isNotAFile) { try LuminanceImage(contentsOf: name) }
  }

  @Test(
    "A file that may not be read says so",
    .enabled(if: geteuid() != 0, "the administrator may read everything"))
  func noPermission() throws {
    let folder = try TemporaryFolder()
    let name = folder.name.appending("secret.png")
    try Data(try Fixtures.bytes("blocks.png")).write(to: folder.url.appending(path: "secret.png"))
    #expect(chmod(name.description, 0) == 0)
    #expect(throws: MediaError.cannotOpen(reason: "Permission denied")) {
      try LuminanceImage(contentsOf: name)
    }
  }

  @Test(
    "A name is only a name",
    arguments: [
      "%d.png", "%03d.png", "*.png", "a:b.png", "concat:blocks.png", "-i", "http:", "two\nlines.png", "é.png",
    ])
  func oddNames(name: String) throws {
    let folder = try TemporaryFolder()
    // What a pattern would find instead.
    try Data(try Fixtures.bytes("one-pixel.png")).write(to: folder.url.appending(path: "1.png"))
    let path = folder.name.appending(FileName(name))
    #expect(throws: MediaError.cannotOpen(reason: "No such file or directory")) {
      try LuminanceImage(contentsOf: path)
    }
    try Data(try Fixtures.bytes("blocks.png")).write(to: folder.url.appending(path: name))
    #expect(try LuminanceImage(contentsOf: path).width == 24)
  }

  @Test("A name need not be UTF-8")
  func nameOfBytes() throws {
    let folder = try TemporaryFolder()
    let path = folder.name.appending(FileName(bytes: [0xFF, 0xFE] + Array(".png".utf8)))
    let original = Fixtures.name("blocks.png")
    #expect(
      (path.bytes + [0]).withUnsafeBytes {
        symlink(original.description, $0.bindMemory(to: CChar.self).baseAddress!)
      } == 0)
    #expect(try LuminanceImage(contentsOf: path).width == 24)
    #expect(path.lastComponent.description == "\u{FFFD}\u{FFFD}.png")
    #expect(try images(in: folder.name, recursively: false) == [path])
  }

  @Test("A folder's images come sorted, and those of folders below when asked for")
  func listing() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try manager.createDirectory(at: folder.url.appending(path: "below"), withIntermediateDirectories: false)
    for name in ["b.JPG", "a.png", "notes.txt", ".hidden.png", "below/c.webp"] {
      try Data().write(to: folder.url.appending(path: name))
    }
    // A link back up would go round in circles if it were followed.
    try manager.createSymbolicLink(
      at: folder.url.appending(path: "below/up"), withDestinationURL: folder.url)
    #expect(
      try images(in: folder.name, recursively: false) == ["a.png", "b.JPG"].map { folder.name.appending($0) })
    #expect(
      try images(in: folder.name, recursively: true)
        == ["a.png", "b.JPG", "below/c.webp"].map { folder.name.appending($0) })
  }

  @Test("A photo is a sequence of one frame")
  func photoFrames() async throws {
    var indices: [Int] = []
    for try await frame in Frames(of: .file(Fixtures.name("blocks.png"))) {
      indices.append(frame.index)
      #expect(frame.time == nil && frame.image.width == 24)
    }
    #expect(indices == [0])
  }

  @Test("After an error there are no more frames")
  func framesAfterError() async throws {
    var frames = Frames(of: .file("/")).makeAsyncIterator()
    await #expect(throws: MediaError.isFolder) { try await frames.next() }
    #expect(try await frames.next() == nil)
  }
}

struct LegacyTextTests {
  @Test("Legacy character sets become text; what is not valid in them does not")
  func decoding() {
    #expect(text([0x93, 0xFA, 0x96, 0x7B], inCharacterSet: "Shift_JIS") == "日本")
    // A character of Microsoft's extension.
    #expect(text([0x87, 0x40], inCharacterSet: "Shift_JIS") == "①")
    #expect(text([0xD6, 0xD0], inCharacterSet: "GB18030") == "中")
    #expect(text([0xA4], inCharacterSet: "ISO-8859-15") == "€")
    #expect(text([0x93], inCharacterSet: "Shift_JIS") == nil)
    #expect(text([0x41], inCharacterSet: "no such set") == nil)
    #expect(text([], inCharacterSet: "Big5")?.isEmpty == true)
  }
}
