/// A picture made of sixels, as a terminal would make it: written for these tests, after DEC STD 070, not after the encoder.
struct SixelPicture {
  var width = 0
  var height = 0
  /// Red, green and blue in percent, by place; nil where nothing was drawn.
  var pixels: [[Int]?] = []
  /// How many colours were defined.
  var colorCount = 0

  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self), text.hasPrefix("\u{1B}P"),
      text.hasSuffix("\u{1B}\\"),
      let start = text.firstIndex(of: "q")
    else { return nil }
    var rest = text[text.index(after: start)...].dropLast(2)
    func number() -> Int? {
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits)
    }
    func parameters() -> [Int] {
      var all: [Int] = []
      while let value = number() {
        all.append(value)
        guard rest.first == ";" else { break }
        rest = rest.dropFirst()
      }
      return all
    }
    var colors: [Int: [Int]] = [:]
    var color: [Int]?
    var (x, y) = (0, 0)
    while let command = rest.first {
      rest = rest.dropFirst()
      var count = 1
      var data = command
      switch command {
      case "\"":
        let attributes = parameters()
        guard attributes.count == 4, attributes[0] == 1, attributes[1] == 1 else { return nil }
        (width, height) = (attributes[2], attributes[3])
        pixels = Array(repeating: nil, count: width * height)
        continue
      case "#":
        let values = parameters()
        if values.count == 5, values[1] == 2 { colors[values[0]] = Array(values[2...]) }
        guard let register = values.first, let known = colors[register] else { return nil }
        color = known
        continue
      case "$":
        x = 0
        continue
      case "-":
        (x, y) = (0, y + 6)
        continue
      case "!":
        guard let times = number(), let next = rest.first else { return nil }
        (count, data) = (times, next)
        rest = rest.dropFirst()
      default: break
      }
      guard let value = data.asciiValue, 0x3F...0x7E ~= value else { return nil }
      for _ in 0..<count {
        for row in 0..<6 where (value - 0x3F) >> row & 1 == 1 {
          guard x < width, y + row < height, let color else { return nil }
          pixels[(y + row) * width + x] = color
        }
        x += 1
      }
    }
    colorCount = colors.count
  }
}
