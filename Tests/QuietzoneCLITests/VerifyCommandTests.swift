import Foundation
import Testing

@Suite("The command verify")
struct VerifyCommandTests {
  /// A grey picture as a BMP file.
  private func bitmap(_ width: Int, _ height: Int, _ grey: (Int, Int) -> Int) -> Data {
    let stride = (width + 3) / 4 * 4
    func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
    let start = 14 + 40 + 1024
    var bytes: [UInt8] = Array("BM".utf8)
    bytes += number(start + stride * height, 4) + number(0, 4) + number(start, 4) + number(40, 4)
    bytes += number(width, 4) + number(height, 4) + number(1, 2) + number(8, 2) + number(0, 24)
    for level in 0..<256 { bytes += [UInt8(level), UInt8(level), UInt8(level), 0] }
    for y in (0..<height).reversed() {
      for x in 0..<stride { bytes.append(x < width ? UInt8(grey(x, y)) : 0) }
    }
    return Data(bytes)
  }

  private let code = fixture("qr-hello.png")

  @Test("A code has a line with its grade, and says that it is indicative")
  func text() throws {
    let result = try quietzone("verify", code)
    #expect(result.status == 0)
    let first = try #require(result.lines.first)
    #expect(first.hasPrefix("QR Code Hello, quiet zone: 4.0/-/- (A), ISO/IEC 15415, indicative"))
    #expect(result.lines.contains { $0.contains("fixed pattern damage") && $0.contains("4.0 A") })
  }

  @Test("JSON has the grade of each parameter, and the conditions")
  func json() throws {
    let result = try quietzone("verify", "--json", "--dpi", "300", "--wavelength", "660", code)
    let object = try #require(result.json().first)
    let symbol = try #require((object["symbols"] as? [[String: Any]])?.first)
    #expect(symbol["grade"] as? Double == 4)
    #expect(symbol["letter"] as? String == "A")
    #expect(symbol["indicative"] as? Bool == true)
    #expect((symbol["notation"] as? String)?.hasSuffix("/660") == true)
    let parameters = try #require(symbol["parameters"] as? [[String: Any]])
    #expect(
      parameters.contains {
        $0["parameter"] as? String == "unusedErrorCorrection" && $0["value"] as? Double == 100
      })
  }

  private static let statuses: [(options: String, status: Int32)] = [
    ("--at-least 4.0", 0), ("--at-least 1.5", 0), ("--at-least 5", 64), ("--aperture 0.2mm", 64),
    ("--aperture=-1X", 64), ("--dpi 0", 64), ("--dpi 300 --module-size 0.3", 64), ("--reflectances 3,87", 64),
    ("--use sale", 64), ("--aperture 0.8X", 0), ("--aperture 05 --module-size 0.25", 0),
  ]

  @Test("The exit status fits a script", arguments: statuses)
  func status(options: String, status: Int32) throws {
    let arguments = ["verify"] + options.split(separator: " ").map(String.init) + [code]
    #expect(try quietzone(arguments).status == status)
  }

  @Test("A picture without a code, a file that is none, and no file")
  func nothing() throws {
    let folder = try TemporaryFolder()
    try bitmap(200, 200) { _, _ in 255 }.write(to: folder.url.appending(path: "white.bmp"))
    try Data("no picture".utf8).write(to: folder.url.appending(path: "text.bmp"))
    let white = try quietzone("verify", folder.path("white.bmp"))
    #expect(white.status == 1)
    #expect(white.output.isEmpty && white.errors.contains("No code was found"))
    #expect(try quietzone("verify", folder.path("text.bmp")).status == 2)
    #expect(try quietzone("verify", folder.path("missing.png")).status == 2)
  }

  @Test("A page holds nothing but text of what a code says, and of its file's name")
  func page() throws {
    let folder = try TemporaryFolder()
    let hostile = folder.path("<img src=x onerror=alert(1)>&\".png")
    try FileManager.default.copyItem(atPath: code, toPath: hostile)
    let result = try quietzone("verify", "--html", folder.path("page.html"), hostile)
    #expect(result.status == 0)
    let page = try String(contentsOf: folder.url.appending(path: "page.html"), encoding: .utf8)
    #expect(page.contains("&lt;img src=x onerror=alert(1)&gt;&amp;&quot;.png"))
    #expect(!page.contains("<img src=x"))
    #expect(!page.contains("<script") && !page.contains("http:") && !page.contains("https:"))
    #expect(
      page.contains("Hello, quiet zone") && page.contains("class=\"modules\"")
        && page.contains("data:image/bmp;base64,"))
    #expect(page.contains("Indicative"))
  }

  @Test("A page that cannot be written is an error")
  func pageNowhere() throws {
    let result = try quietzone("verify", "--html", "/nonexistent/page.html", code)
    #expect(result.status == 2)
    #expect(result.errors.contains("/nonexistent/page.html"))
  }

  @Test("A card with two fields calibrates; one with none does not")
  func calibration() throws {
    let folder = try TemporaryFolder()
    try bitmap(100, 60) { x, _ in x < 50 ? 30 : 230 }.write(to: folder.url.appending(path: "card.bmp"))
    try bitmap(100, 60) { _, _ in 128 }.write(to: folder.url.appending(path: "grey.bmp"))
    try bitmap(100, 60) { x, _ in x < 50 ? 30 : 255 }.write(to: folder.url.appending(path: "glare.bmp"))
    let result = try quietzone(
      "verify", "--json", "--calibrate", folder.path("card.bmp"), "--reflectances", "3,87", code)
    let symbol = try #require((try result.json().first?["symbols"] as? [[String: Any]])?.first)
    #expect(symbol["indicative"] as? Bool == false)
    for card in ["grey.bmp", "glare.bmp", "missing.bmp"] {
      let result = try quietzone(
        "verify", "--calibrate", folder.path(card), "--reflectances", "3,87", code)
      #expect(result.status == 2)
      #expect(result.errors.contains(card))
    }
  }

  @Test("Each of many codes has its grade, in the order in which they are read")
  func many() throws {
    let result = try quietzone("verify", "--json", code, code, code)
    #expect(try result.json().count == 3)
    #expect(result.status == 0)
  }
}
