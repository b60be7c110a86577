import Foundation
import Testing

struct ScanCommandTests {
  @Test("One symbol of one image is its text and nothing else")
  func plainText() throws {
    let result = try quietzone("scan", fixture("qr-hello.png"))
    #expect(result.output == "Hello, quiet zone\n")
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test("Several images' lines say file and symbology, in the order of the arguments")
  func severalImages() throws {
    let files = [fixture("qr-other.png"), fixture("qr-hello.png")]
    let result = try quietzone("scan", "--jobs", "2", files[0], files[1])
    #expect(
      result.output
        == "\(files[0]): qrCode: https://example.org/other\n\(files[1]): qrCode: Hello, quiet zone\n")
  }

  @Test("Nothing found is exit status 1 and no output")
  func nothingFound() throws {
    let result = try quietzone("scan", fixture("blocks.png"))
    #expect(result.output.isEmpty && result.errors.isEmpty)
    #expect(result.status == 1)
  }

  @Test("An input that cannot be opened gets a line and exit status 2; the others are read")
  func badInput() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder.path("empty.png")))
    let result = try quietzone(
      "scan", folder.path("missing.png"), folder.path("empty.png"), folder.url.path, fixture("huge.png"),
      fixture("qr-hello.png"))
    #expect(result.output == "\(fixture("qr-hello.png")): qrCode: Hello, quiet zone\n")
    let errors = result.errors.split(separator: "\n")
    #expect(errors.count == 4)
    #expect(
      errors.first == "quietzone: \(folder.path("missing.png")): cannot be opened: No such file or directory")
    #expect(errors.last?.contains("60000 × 60000 pixels are more than the limit of 200000000") == true)
    #expect(result.status == 2)
  }

  @Test("Control characters are shown, not obeyed")
  func controlCharacters() throws {
    let result = try quietzone("scan", fixture("qr-control.png"))
    #expect(result.output == #"red\x1B[31m\n\x07\x00bell"# + "\n")
  }

  @Test("Standard input is read as -, and only as such")
  func standardInput() throws {
    #expect(try quietzone("scan", "-", input: fixture("qr-hello.png")).output == "Hello, quiet zone\n")
    let nothing = try quietzone("scan", "-")
    #expect(nothing.status == 2 && nothing.errors.hasPrefix("quietzone: -: "))
  }

  @Test("Names that look like options, patterns or protocols are only names")
  func oddNames() throws {
    let folder = try TemporaryFolder()
    for name in ["%d.png", "*.png", "concat:a.png", "--json"] {
      try FileManager.default.copyItem(atPath: fixture("qr-hello.png"), toPath: folder.path(name))
      #expect(try quietzone("scan", "--", folder.path(name)).output == "Hello, quiet zone\n")
    }
  }

  @Test("JSON is the contract's, an object a line")
  func json() throws {
    let result = try quietzone(
      "scan", "--json", fixture("qr-hello.png"), fixture("huge.png"), fixture("blocks.png"))
    #expect(result.status == 2 && result.errors.isEmpty)
    let objects = try result.json()
    #expect(objects.count == 3)
    #expect(objects[0]["file"] as? String == fixture("qr-hello.png"))
    #expect(objects[0]["width"] as? Int ?? 0 > 0 && objects[0]["milliseconds"] as? Double ?? 0 > 0)
    let symbol = try #require((objects[0]["symbols"] as? [[String: Any]])?.first)
    #expect(symbol["text"] as? String == "Hello, quiet zone")
    #expect(symbol["bytes"] as? String == "48656c6c6f2c207175696574207a6f6e65")
    #expect((symbol["corners"] as? [[String: Double]])?.count == 4)
    #expect(symbol["symbologyIdentifier"] as? String == "]Q1")
    #expect(Set(objects[1].keys) == ["file", "error"])
    #expect((objects[2]["symbols"] as? [Any])?.isEmpty == true)
  }

  @Test("A name that is not UTF-8 can be given, and shows with replacement characters")
  func nameOfBytes() throws {
    let folder = try TemporaryFolder()
    // The shell makes the name: Foundation passes arguments as text.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #"f=$(printf '%s/\377\376.png' "$1"); cp "$2" "$f"; "$3" scan --json "$f""#, "sh",
      folder.url.path,
      fixture("qr-hello.png"), commandURL.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output.contains("/\u{FFFD}\u{FFFD}.png\""))
    #expect(output.contains("Hello, quiet zone"))
  }

  @Test("A legacy character set is decoded by the host")
  func legacyText() throws {
    #expect(try quietzone("scan", fixture("qr-shift-jis.png")).output == "日本語\n")
  }

  @Test("A message over two images is joined on request, and stays in parts where one is missing")
  func merge() throws {
    let (first, second) = (fixture("qr-part-1.png"), fixture("qr-part-2.png"))
    let joined = try quietzone("scan", "--merge", second, first)
    #expect(joined.output == "\(first): qrCode: first and second\n")
    #expect(try quietzone("scan", "--merge", first).output == "first and \n")
    #expect(try quietzone("scan", first, second).lines.count == 2)
  }

  @Test("An add-on follows its symbol's digits, and is a field of its own in JSON")
  func addOn() throws {
    #expect(try quietzone("scan", fixture("ean-add-on.png")).output == "9780201379624 52495\n")
    let symbol = try #require(try symbols("ean-add-on.png").first)
    #expect(symbol["symbology"] as? String == "ean13" && symbol["symbologyIdentifier"] as? String == "]E3")
    #expect(symbol["text"] as? String == "9780201379624" && symbol["addOn"] as? String == "52495")
    #expect(symbol["gs1"] == nil)
  }

  @Test("Application identifiers show in parentheses, and are names in JSON")
  func gs1() throws {
    #expect(
      try quietzone("scan", fixture("gs1-128.png")).output == "(01)09501101530003(17)271231(10)AB-123\n")
    let symbol = try #require(try symbols("gs1-128.png").first)
    #expect(symbol["text"] as? String == "01095011015300031727123110AB-123")
    #expect(symbol["gs1"] as? [String: String] == ["01": "09501101530003", "17": "271231", "10": "AB-123"])
    #expect(symbol["addOn"] == nil)
  }

  @Test("JSON says what a code means unless it is not asked for, lines for people where it is asked for")
  func content() throws {
    let content = try #require(try symbols("gs1-128.png").first?["content"] as? [String: Any])
    #expect(content["kind"] as? String == "gs1" && (content["elements"] as? [Any])?.count == 3)
    #expect(
      try !quietzone("scan", "--json", "--no-content", fixture("gs1-128.png")).output.contains("content"))
    #expect(
      try quietzone("scan", "--content", fixture("ean-add-on.png")).output
        == """
        9780201379624 52495
          kind: product
          use: book
          isbn: 9780201379624
          isbn10: 0201379627
          gtin: 09780201379624
          addOn: 52495

        """)
  }

  private func symbols(_ name: String) throws -> [[String: Any]] {
    try quietzone("scan", "--json", fixture(name)).json().first?["symbols"] as? [[String: Any]] ?? []
  }

  @Test("Only the symbologies asked for are read, however their names are written")
  func symbologies() throws {
    for names in ["code128", "CODE-128,qrCode", "code_128", "linear"] {
      #expect(try quietzone("scan", "-s", names, fixture("gs1-128.png")).status == 0)
    }
    #expect(try quietzone("scan", "-s", "qrCode,ean13", fixture("gs1-128.png")).status == 1)
    #expect(try quietzone("scan", "-s", "linear", fixture("qr-hello.png")).status == 1)
    let checked = try quietzone("scan", "--json", "-s", "code39Mod43", fixture("code39-check.png"))
    #expect(checked.output.contains(#""symbology":"code39Mod43","text":"PART-4711B""#))
  }

  @Test("A symbology that does not exist is a mistake that says what could be meant, or which there are")
  func unknownSymbologies() throws {
    let similar = try quietzone("scan", "-s", "EAN", fixture("qr-hello.png"))
    #expect(similar.status == 64)
    #expect(similar.errors.contains("There is no symbology 'EAN'. Did you mean ean13 or ean8?"))
    for name in ["hieroglyphs", ""] {
      let unknown = try quietzone("scan", "-s", name, fixture("qr-hello.png"))
      #expect(
        unknown.status == 64 && unknown.errors.contains("There is no symbology '\(name)'. Names: aztec"))
    }
  }

  @Test(
    "Mistakes on the command line are status 64",
    arguments: [
      ["scan"], ["scan", "--jobs", "0", "a"], ["scan", "--region", "1,2,3", "a"], ["scan", "--nonsense"],
    ])
  func mistakes(arguments: [String]) throws {
    #expect(try quietzone(arguments).status == 64)
  }

  @Test("A region and a limit on symbols are respected")
  func limits() throws {
    #expect(try quietzone("scan", "--region", "0,0,4,4", fixture("qr-hello.png")).status == 1)
    #expect(try quietzone("scan", "--max-symbols", "1", fixture("qr-hello.png")).status == 0)
    #expect(try quietzone("scan", "--max-pixels", "10", fixture("qr-hello.png")).status == 2)
    #expect(try quietzone("scan", "--fast", "--no-inverted", fixture("qr-hello.png")).status == 0)
  }

  @Test("An image is read as it is shown, and on request as it is stored")
  func orientation() throws {
    func size(_ arguments: String...) throws -> [Int?] {
      let object = try quietzone(["scan", "--json"] + arguments + [fixture("orientation-6.jpg")]).json().first
      return [object?["width"] as? Int, object?["height"] as? Int]
    }
    #expect(try size() == [24, 16])
    #expect(try size("--ignore-orientation") == [16, 24])
  }

  @Test("Pictures of two images with the same name are both kept")
  func pictures() throws {
    let (folder, inputs) = (try TemporaryFolder(), try TemporaryFolder())
    try FileManager.default.copyItem(atPath: fixture("qr-hello.png"), toPath: inputs.path("qr-hello.png"))
    let result = try quietzone(
      "scan", "--annotate", folder.path("a/b"), "--trace", folder.path("t"), fixture("qr-hello.png"),
      inputs.path("qr-hello.png"))
    #expect(result.status == 0)
    let annotations = try FileManager.default.contentsOfDirectory(atPath: folder.path("a/b")).sorted()
    #expect(annotations == ["qr-hello.png-2.png", "qr-hello.png.png"])
    let traces = try FileManager.default.contentsOfDirectory(atPath: folder.path("t")).sorted()
    #expect(traces.contains { $0.hasPrefix("qr-hello.png.01-finderPatterns-threshold-") })
    #expect(traces.contains { $0.hasPrefix("qr-hello.png-2.") && $0.contains("-grid-read") })
    // What was annotated is still an image with the same symbol.
    #expect(try quietzone("scan", folder.path("a/b/qr-hello.png.png")).status != 2)
  }

  @Test("A picture folder that cannot be made is an error before anything is read")
  func pictureFolder() throws {
    let result = try quietzone("scan", "--annotate", fixture("qr-hello.png") + "/x", fixture("qr-hello.png"))
    #expect(result.status == 2 && result.output.isEmpty && result.errors.contains("Not a directory"))
  }

  @Test("A folder is the images in it")
  func folders() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("below"), withIntermediateDirectories: false)
    try FileManager.default.copyItem(atPath: fixture("qr-hello.png"), toPath: folder.path("a.png"))
    try FileManager.default.copyItem(atPath: fixture("qr-other.png"), toPath: folder.path("below/b.png"))
    #expect(
      try quietzone("scan", folder.url.path).lines == ["\(folder.path("a.png")): qrCode: Hello, quiet zone"])
    #expect(try quietzone("scan", "--recursive", folder.url.path).lines.count == 2)
  }

  @Test("A reader that goes away ends the command quietly")
  func closedPipe() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #"{ "$1" scan "$2" "$2" 2>&3 | true; } 3>&1"#, "sh", commandURL.path, fixture("qr-hello.png"),
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let errors = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(errors.isEmpty)
  }

  @Test("Output that cannot be written is an error")
  func fullDisk() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #""$1" scan "$2" 2>&1 >/dev/full"#, "sh", commandURL.path, fixture("qr-hello.png"),
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let errors = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(errors == "quietzone: standard output: No space left on device\n")
    #expect(process.terminationStatus == 2)
  }

  @Test("Help, version and completion are what people expect")
  func conventions() throws {
    #expect(try quietzone("--version").output == "0.1.0\n")
    #expect(try quietzone("scan", "--help").output.contains("--symbology"))
    #expect(try quietzone("--generate-completion-script", "bash").output.contains("_quietzone"))
  }
}
