import QuietzoneImaging
import QuietzoneMedia
import TestSupport
import Testing

struct DamageTests {
  @Test("A file that breaks off is an error, unless its whole picture is there", arguments: Fixtures.images)
  func truncated(file: String) throws {
    let bytes = try Fixtures.bytes(file)
    let whole = try LuminanceImage(imageFile: bytes)
    let step = max(1, bytes.count / 100)
    var errors = 0
    for count in Array(stride(from: 0, to: bytes.count, by: step))
      + Array(max(0, bytes.count - 20)..<bytes.count)
    {
      do throws(MediaError) {
        let image = try LuminanceImage(imageFile: Array(bytes.prefix(count)))
        #expect(image.pixels == whole.pixels, "\(count) of \(bytes.count) bytes gave another picture")
      } catch {
        errors += 1
      }
    }
    #expect(errors > 0)
  }

  @Test(
    "Damaged bytes give an error or a picture of a bounded size, never a crash", arguments: Fixtures.images)
  func damaged(file: String) throws {
    let bytes = try Fixtures.bytes(file)
    var generator = SeededGenerator(seed: 7)
    let limit = 1_000_000
    for _ in 0..<200 {
      var copy = bytes
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        copy[Int.random(in: copy.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      if let image = try? LuminanceImage(imageFile: copy, maximumPixels: limit) {
        #expect(image.width * image.height <= limit)
        #expect(image.pixels.count == image.width * image.height)
      }
    }
  }

  @Test("A JPEG with more scans than any program writes is an error")
  func scans() throws {
    var bytes = try Fixtures.bytes("noise-progressive.jpg")
    // The last scan, again and again.
    let scan = try #require(bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    let last = Array(bytes[scan..<bytes.count - 2])
    for _ in 0..<600 { bytes.insert(contentsOf: last, at: bytes.count - 2) }
    #expect(throws: MediaError.damaged(format: .jpeg, detail: "it cannot be decoded to its end")) {
      try LuminanceImage(imageFile: bytes)
    }
  }

  @Test("A JPEG with a second frame of another size is an error")
  func secondFrame() throws {
    var bytes = try Fixtures.bytes("blocks.jpg")
    let frame = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    var larger = Array(bytes[frame..<frame + 2 + Int(bytes[frame + 3])])
    larger[5] = 0xFF
    larger[7] = 0xFF
    for place in [frame, frame + larger.count] {
      var copy = bytes
      copy.insert(contentsOf: larger, at: place)
      #expect(throws: MediaError.self) { try LuminanceImage(imageFile: copy, maximumPixels: 1_000_000) }
    }
    bytes[frame + 6] &+= 1
    #expect(throws: MediaError.self) { try LuminanceImage(imageFile: bytes) }
  }

  @Test("A PNG with a wrong check value is an error")
  func wrongCheckValue() throws {
    var bytes = try Fixtures.bytes("noise.png")
    bytes[bytes.count / 2] ^= 1
    #expect(throws: MediaError.self) { try LuminanceImage(imageFile: bytes) }
  }

  @Test("A size beyond the limit is refused by its header")
  func huge() throws {
    let expected = MediaError.tooManyPixels(width: 60000, height: 60000, limit: 200_000_000)
    #expect(throws: expected) { try LuminanceImage(contentsOf: Fixtures.name("huge.png")) }
  }

  @Test(
    "The limit is the caller's, to the pixel",
    arguments: ["blocks.png", "blocks.jpg", "blocks.gif", "blocks.bmp"])
  func limit(file: String) throws {
    #expect(throws: MediaError.tooManyPixels(width: 24, height: 16, limit: 383)) {
      try LuminanceImage(contentsOf: Fixtures.name(file), maximumPixels: 383)
    }
    #expect(throws: Never.self) { try LuminanceImage(contentsOf: Fixtures.name(file), maximumPixels: 384) }
  }

  @Test(
    "What is no image says so, whatever it is called",
    arguments: [
      "just text\n", "#EXTM3U\nhttp://127.0.0.1/a.png\n", "ffconcat version 1.0\nfile blocks.png\n",
      "concat:blocks.png|blocks.png", "<html><body><svg/></body></html>", "<?xml version='1.0'?><page/>",
      "P5 1 1 255\n0",
    ])
  func notAnImage(text: String) {
    #expect(throws: MediaError.unknownFormat) { try LuminanceImage(imageFile: Array(text.utf8)) }
  }

  @Test("What takes a program of its own is not read where that is not wanted")
  func unwantedFormat() {
    let drawing = Array("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8)
    #expect(throws: MediaError.unknownFormat) {
      try LuminanceImage(imageFile: drawing, formats: Set(ImageFormat.allCases).subtracting([.svg]))
    }
  }

  @Test("An empty file says that it is empty")
  func empty() {
    #expect(throws: MediaError.isEmpty) { try LuminanceImage(imageFile: []) }
  }
}
