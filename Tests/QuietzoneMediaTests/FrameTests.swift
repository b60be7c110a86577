import QuietzoneImaging
import QuietzoneMedia
import Testing

/// Files of several pictures.
struct FrameTests {
  /// The levels of each frame's blocks, and what the frame is a picture of.
  private func frames(of file: String, _ change: (inout FrameOptions) -> Void = { _ in }) async throws
    -> [Frame]
  {
    var options = FrameOptions()
    change(&options)
    var frames: [Frame] = []
    for try await frame in Frames(of: .file(Fixtures.name(file)), options: options) { frames.append(frame) }
    return frames
  }

  /// The colours' levels, begun with the one at `index`.
  private func levels(from index: Int) -> [Int] {
    Array(Fixtures.colorLevels[index...] + Fixtures.colorLevels[..<index])
  }

  @Test("Each page of a TIFF is a frame, in order")
  func pages() async throws {
    let pages = try await frames(of: "pages.tif")
    #expect(pages.map(\.kind) == [.page(1), .page(2), .page(3)])
    #expect(pages.map(\.index) == [0, 1, 2] && pages.allSatisfy { $0.time == nil })
    #expect(
      pages.map { Fixtures.blockLevels($0.image) } == [levels(from: 0), levels(from: 1), levels(from: 2)])
  }

  @Test("Only the pages that are wanted are given, and none is an error")
  func wantedPages() async throws {
    #expect(try await frames(of: "pages.tif") { $0.pages = [2...2] }.map(\.kind) == [.page(2)])
    #expect(
      try await frames(of: "pages.tif") { $0.pages = [3...3, 1...1] }.map(\.kind) == [.page(1), .page(3)])
    await #expect(throws: MediaError.notRead(reason: "it has 3 pages")) {
      try await frames(of: "pages.tif") { $0.pages = [4...9] }
    }
  }

  @Test("A smaller version of a page is no page")
  func thumbnail() async throws {
    let pages = try await frames(of: "pages-thumbnail.tif")
    #expect(pages.map(\.kind) == [.page(1), .page(2)] && pages.allSatisfy { $0.image.width == 24 })
  }

  @Test("A chain of pages that leads in circles ends")
  func circle() async throws {
    var bytes = try Fixtures.bytes("pages.tif")
    // The third directory leads to the first. Its place is where the second one says.
    func number(_ offset: Int, _ length: Int) -> Int {
      (0..<length).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    func next(_ directory: Int) -> Int { directory + 2 + number(directory, 2) * 12 }
    let first = number(4, 4)
    let last = next(number(next(number(next(first), 4)), 4))
    for index in 0..<4 { bytes[last + index] = bytes[4 + index] }
    let folder = try TemporaryFolder()
    let name = folder.name.appending("circle.tif")
    try write(bytes, to: folder, "circle.tif")
    var count = 0
    for try await _ in Frames(of: .file(name)) { count += 1 }
    #expect(count == 3)
  }

  @Test("A damaged page is an error that names it, and those behind it are given")
  func damagedPage() async throws {
    var bytes = try Fixtures.bytes("pages.tif")
    // The second directory's width (tag 256) becomes nothing.
    func number(_ offset: Int, _ length: Int) -> Int {
      (0..<length).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    let first = number(4, 4)
    let second = number(first + 2 + number(first, 2) * 12, 4)
    let width = try #require(
      (0..<number(second, 2)).map { second + 2 + $0 * 12 }.first { number($0, 2) == 256 })
    for index in 8..<12 { bytes[width + index] = 0 }
    let folder = try TemporaryFolder()
    try write(bytes, to: folder, "damaged.tif")
    var iterator = Frames(of: .file(folder.name.appending("damaged.tif"))).makeAsyncIterator()
    #expect(try await iterator.next()?.kind == .page(1))
    do throws(MediaError) {
      _ = try await iterator.next()
      Issue.record("the damaged page is given")
    } catch {
      guard case .page(2, .damaged) = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(try await iterator.next()?.kind == .page(3))
    #expect(try await iterator.next() == nil)
  }

  @Test(
    "All pictures of an animation come when asked for, with their times",
    arguments: ["blocks-animated.gif", "blocks-animated.webp"])
  func animation(file: String) async throws {
    let pictures = try await frames(of: file) { $0.allFrames = true }
    #expect(
      pictures.map { Fixtures.blockLevels($0.image) } == [levels(from: 0), levels(from: 1), levels(from: 2)])
    #expect(pictures.map(\.time) == [.zero, .milliseconds(100), .milliseconds(200)])
    #expect(pictures.map(\.kind) == [.animation, .animation, .animation])
    #expect(try await frames(of: file).count == 1)
  }

  @Test("What is transparent in an animation's picture shows what was there before")
  func layers() async throws {
    let pictures = try await frames(of: "blocks-layers.webp") { $0.allFrames = true }
    #expect(pictures.map(\.time) == [.zero, .milliseconds(100), .milliseconds(350)])
    // Black of half the opacity over red, and then, what was there being gone, over white.
    let expected = [
      Fixtures.colorLevels, [38] + Fixtures.colorLevels.dropFirst(), [127, 255, 255, 255, 255, 255],
    ]
    for (picture, expected) in zip(pictures, expected) {
      let levels = Fixtures.blockLevels(picture.image)
      #expect(isClose(levels, expected, within: 1), "\(levels)")
    }
  }

  @Test(
    "A photo is one frame, whether all are asked for or not",
    arguments: ["blocks.png", "blocks.gif", "blocks-lossy.webp", "blocks.tif"])
  func photo(file: String) async throws {
    #expect(try await frames(of: file) { $0.allFrames = true }.count == 1)
    #expect(try await frames(of: file).map(\.kind) == [.photo])
  }

  @Test("Nothing comes of an input once it is cancelled")
  func cancelled() async throws {
    #expect(try await frames(of: "pages.tif") { $0.isCancelled = { true } }.isEmpty)
  }
}
