import Foundation
import Testing

@Suite("The command explain")
struct ExplainCommandTests {
  private let code = fixture("qr-hello.png")

  @Test("What was not asked for is said in a sentence, and in JSON with where it is")
  func notAskedFor() throws {
    let text = try quietzone("explain", "--symbology", "ean13", "--language", "en", code)
    #expect(text.status == 0)
    #expect(text.lines.count == 1 && text.output.contains("QR Code was not asked for. Ask for it"))
    let object = try #require(
      try quietzone("explain", "--json", "--symbology", "ean13", code).json().first)
    let place = try #require((object["places"] as? [[String: Any]])?.first)
    #expect(place["cause"] as? String == "notAskedFor" && place["symbology"] as? String == "qrCode")
    #expect(object["page"] == nil && object["frame"] == nil)
  }

  @Test("Where everything is read there is nothing to explain")
  func read() throws {
    let result = try quietzone("explain", "--language", "en", code)
    #expect(result.status == 1)
    #expect(result.output == "Everything that looks like a code was read.\n")
    #expect(try quietzone("explain", "--language", "zh", code).output == "图中像码的都已识读。\n")
  }

  @Test("Pictures of an animation are told apart, and so are their annotated pictures")
  func frames() throws {
    let folder = try TemporaryFolder()
    let animation = fixture("blocks-animated.gif")
    let result = try quietzone(
      "explain", "--json", "--all-frames", "--annotate", folder.path("pictures"), animation)
    let frames = try result.json().map { $0["frame"] as? Int }
    #expect(frames.count > 1 && frames == Array(0..<frames.count))
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path("pictures"))
    #expect(
      Set(pictures) == Set(frames.indices.map { "blocks-animated.gif-frame-\($0).png" }))
    let graded = try quietzone("verify", "--json", "--all-frames", animation).json()
    #expect(graded.map { $0["frame"] as? Int } == frames)
    let lines = try quietzone("explain", "--all-frames", animation).lines
    #expect(lines.first?.hasPrefix("frame 0: ") == true)
  }

  @Test(
    "The exit status fits a script",
    arguments: [
      ("missing.png", 2), ("--every 0.5s --from 1 --to 0 x.png", 64), ("", 64), ("--language fr x.png", 64),
      ("--colour x.png", 64), ("--symbology ean x.png", 64),
    ])
  func status(options: String, status: Int32) throws {
    let result = try quietzone(["explain"] + options.split(separator: " ").map(String.init))
    #expect(result.status == status)
    #expect(result.output.isEmpty && !result.errors.isEmpty)
  }

  @Test("Files that are none do not end the others, and are said where JSON is not asked for")
  func failures() throws {
    let folder = try TemporaryFolder()
    try Data("no picture".utf8).write(to: folder.url.appending(path: "text\u{1B}[31m.png"))
    let result = try quietzone("explain", folder.path("text\u{1B}[31m.png"), code)
    #expect(result.status == 2)
    #expect(result.lines.count == 1)
    #expect(result.errors.contains("not an image that can be read") && !result.errors.contains("\u{1B}"))
    let json = try quietzone("explain", "--json", folder.path("text\u{1B}[31m.png"), code)
    #expect(try json.json().map { $0["error"] != nil } == [true, false])
    #expect(json.errors.isEmpty)
  }

  @Test("An empty name is shown as one")
  func emptyName() throws {
    #expect(try quietzone("explain", "").errors.hasPrefix("quietzone: '': "))
    #expect(try quietzone("write", "link", "no elements").errors.contains("each identifier in parentheses"))
  }

  @Test("A disk that is full is an error")
  func fullDisk() throws {
    for command in ["explain", "verify", "scan"] {
      let process = Process()
      let errors = Pipe()
      process.executableURL = commandURL
      process.arguments = [command, code]
      process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
      process.standardError = errors
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
      let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      #expect(text.contains("quietzone: standard output: "))
    }
  }
}
