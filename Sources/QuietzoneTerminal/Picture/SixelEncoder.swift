/// Shows pictures as sixels (DEC STD 070, chapter 9): bands of six rows, a colour of each at a time, equal columns counted.
struct SixelEncoder {
  /// How many greys there are, from black to white.
  private let greys: Int

  /// - Parameter colors: How many the terminal shows at once: greys take what inks leave.
  init(colors: Int) { greys = max(2, min(64, colors - Ink.allCases.count)) }

  /// Shows `picture` from the cursor on.
  func bytes(_ picture: InkedPicture, colors: ColorDepth) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(picture.pixels.count)
    // Pixels that no colour is given keep what they show.
    result += "\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)".utf8
    appendPalette(colors, to: &result)
    var band = SixelBand(width: picture.width, colors: greys + Ink.allCases.count)
    let registers = registers
    for top in stride(from: 0, to: picture.height, by: 6) {
      fill(&band, picture, top: top, registers)
      band.write(to: &result)
      result.append(UInt8(ascii: "-"))
    }
    // Behind the last band there is no other.
    result.removeLast()
    result += "\u{1B}\\".utf8
    return result
  }

  private func appendPalette(_ colors: ColorDepth, to result: inout [UInt8]) {
    for grey in 0..<greys {
      let percent = grey * 100 / (greys - 1)
      result += "#\(grey);2;\(percent);\(percent);\(percent)".utf8
    }
    for (index, ink) in Ink.allCases.enumerated() {
      let color = color(of: ink.rawValue, colors)
      let percents = [color.red, color.green, color.blue].map { String(Int($0) * 100 / 255) }
      result += "#\(greys + index);2;\(percents.joined(separator: ";"))".utf8
    }
  }

  /// The register of each value at each place of the dither's pattern: `64 * value + place`.
  private var registers: [UInt8] {
    (0..<256).flatMap { value -> [UInt8] in
      (0..<64).map { place in
        if let ink = Ink(rawValue: UInt8(value)) { return UInt8(greys) + (ink.rawValue - Ink.first) }
        let level = min(value, Int(Ink.first) - 1) * (greys - 1) * 64 / Int(Ink.first - 1)
        return UInt8(min(greys - 1, (level + Self.pattern[place]) / 64))
      }
    }
  }

  /// The order in which an 8 × 8 square fills (Bayer 1973).
  private static let pattern: [Int] = (0..<64).map { place in
    let (x, y) = (place % 8, place / 8)
    return (0..<3).reduce(0) { sum, bit in
      let (a, b) = (x >> bit & 1, y >> bit & 1)
      return sum | (2 * (a ^ b) + b) << (2 * (2 - bit))
    }
  }

  private func fill(_ band: inout SixelBand, _ picture: InkedPicture, top: Int, _ registers: [UInt8]) {
    let width = picture.width
    picture.pixels.withUnsafeBufferPointer { pixels in
      registers.withUnsafeBufferPointer { registers in
        for row in 0..<min(6, picture.height - top) {
          let y = top + row
          for x in 0..<width where pixels[y * width + x] != Ink.nothing {
            let register = registers[64 * Int(pixels[y * width + x]) + 8 * (y & 7) + (x & 7)]
            band.set(register, x, row)
          }
        }
      }
    }
  }
}

/// Six rows of pixels, as a column of six bits for each colour.
private struct SixelBand {
  private let width: Int
  /// `width * color + column`.
  private var columns: [UInt8]
  private var isUsed: [Bool]

  init(width: Int, colors: Int) {
    self.width = width
    columns = [UInt8](repeating: 0, count: width * colors)
    isUsed = [Bool](repeating: false, count: colors)
  }

  @inline(__always)
  mutating func set(_ color: UInt8, _ x: Int, _ row: Int) {
    columns[width * Int(color) + x] |= 1 << row
    isUsed[Int(color)] = true
  }

  /// Writes the band, and empties it.
  mutating func write(to result: inout [UInt8]) {
    var isFirst = true
    for color in isUsed.indices where isUsed[color] {
      if !isFirst { result.append(UInt8(ascii: "$")) }
      isFirst = false
      result.append(UInt8(ascii: "#"))
      appendDecimal(color, to: &result)
      writeColumns(of: color, to: &result)
      isUsed[color] = false
    }
  }

  private mutating func writeColumns(of color: Int, to result: inout [UInt8]) {
    let start = width * color
    var x = 0
    while x < width {
      let value = columns[start + x]
      var end = x
      while end < width, columns[start + end] == value {
        columns[start + end] = 0
        end += 1
      }
      // What is empty up to the right edge need not be said.
      if value == 0, end == width { return }
      let count = end - x
      let character = 0x3F + value
      if count > 3 {
        result.append(UInt8(ascii: "!"))
        appendDecimal(count, to: &result)
        result.append(character)
      } else {
        for _ in 0..<count { result.append(character) }
      }
      x = end
    }
  }
}
