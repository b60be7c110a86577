import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("DX film edge")
struct DXFilmEdgeTests {
  /// The bits of a data track, from what it says.
  static func bits(_ part1: Int, _ part2: Int, frame: Int? = nil, half: Bool = false) -> String {
    func binary(_ value: Int, _ count: Int) -> String {
      (0..<count).reversed().map { value >> $0 & 1 == 1 ? "1" : "0" }.joined()
    }
    let content =
      binary(part1, 7) + "0" + binary(part2, 4)
      + (frame.map { binary($0, 6) + (half ? "1" : "0") + "0" } ?? "")
    return "101010" + content + (content.utf8.reduce(0) { $0 + Int($1 & 1) } % 2 == 1 ? "1" : "0") + "0101"
  }

  /// The widths of a row of modules, "1" dark, with `before` modules of light ground before it.
  static func widths(_ modules: String, before: Float = 4, scale: Float = 6.5, gain: Float = 0) -> [Float] {
    var elements: [Float] = [before]
    var last = Character("0")
    for module in modules {
      if module == last { elements[elements.count - 1] += 1 } else { elements.append(1) }
      last = module
    }
    return (elements + [3]).enumerated().map { scale * ($1 + ($0 % 2 == 1 ? gain : -gain)) }
  }

  static let longClock = "11111" + String(repeating: "01", count: 11) + "0111"
  static let shortClock = "11111" + String(repeating: "01", count: 7) + "0111"

  private func text(_ widths: [Float], _ clock: DXFilmEdge.Clock) throws -> String {
    String(decoding: try DXFilmEdge.content(dataTrack: widths, clock: clock).bytes, as: UTF8.self)
  }

  @Test("Tracks measured on a photograph, in pixels, say 36-2/21")
  func photograph() throws {
    let clocks: [Float] = [
      63.2, 32.8, 6.6, 6.7, 6.3, 6.5, 6.5, 6.6, 6.3, 7.3, 6.3, 6.6, 6.4, 6.4, 6.5, 6.5, 6.8, 6.2, 6.7, 6.5,
      6.9, 6.7,
      6.2, 6.7, 6.5, 19.9, 31.5,
    ]
    let data: [Float] = [
      62.9, 6.6, 6.5, 6.8, 6.6, 6.3, 13.3, 6.3, 13.4, 6.4, 32.6, 6.6, 13.0, 6.6, 6.7, 6.3, 6.9, 6.7, 26.2,
      6.9, 6.4,
      6.5, 28.3,
    ]
    let clock = try #require(DXFilmEdge.clocks(in: clocks).first)
    #expect(clock.hasFrameNumber && clock.elements == 1..<26 && clock.start == 63.2)
    #expect(abs(clock.module - 6.6) < 0.1)
    let content = try DXFilmEdge.content(dataTrack: data, clock: clock)
    #expect(content.symbology == .dxFilmEdge && content.bytes == Array("36-2/21".utf8))
  }

  @Test(
    "What was written is read, with and without a frame's number, and with half frames",
    arguments: [
      (36, 2, 21, false, "36-2/21"), (80, 11, 23, false, "80-11/23"), (10, 3, nil, false, "10-3"),
      (127, 15, 62, true, "127-15/62A"), (1, 0, 0, false, "1-0/0"), (115, 10, 11, true, "115-10/11A"),
      (1, 0, nil, false, "1-0"),
    ] as [(Int, Int, Int?, Bool, String)])
  func readsTracks(_ part1: Int, _ part2: Int, _ frame: Int?, _ half: Bool, _ expected: String) throws {
    let bits = Self.bits(part1, part2, frame: frame, half: half)
    let clockModules = frame == nil ? Self.shortClock : Self.longClock
    var generator = SeededGenerator(seed: 51)
    for gain in [-0.3, 0, 0.3] as [Float] {
      for shift in [-1, 0, 1] as [Float] {
        let clock = try #require(DXFilmEdge.clocks(in: Self.widths(clockModules, gain: gain)).first)
        #expect(clock.modules == bits.utf8.count)
        let widths = Self.widths(bits, before: 4 + shift, gain: gain)
        #expect(try text(widths, clock) == expected)
        #expect(try text(Stripes.jittered(widths, by: 0.15 * 6.5, using: &generator), clock) == expected)
      }
    }
  }

  @Test("Two clocks on a line are both found, each at its place")
  func severalClocks() {
    let line = Self.widths(Self.longClock + "0000" + "1011" + "000" + Self.shortClock, scale: 1)
    let clocks = DXFilmEdge.clocks(in: line)
    #expect(clocks.map(\.hasFrameNumber) == [true, false])
    #expect(clocks.map(\.start) == [4, 46])
    #expect(clocks.map(\.module) == [1, 1])
  }

  @Test("Tracks whose elements noise cuts in two, whichever, are read", arguments: [0.02, 0.2] as [Float])
  func cutElements(width: Float) throws {
    func cut(_ widths: [Float], at element: Int) -> [Float] {
      let rest = (widths[element] - 6.5 * width) / 2
      return widths[..<element] + [rest, 6.5 * width, rest] + widths[(element + 1)...]
    }
    let (clocks, data) = (Self.widths(Self.longClock), Self.widths(Self.bits(36, 2, frame: 21)))
    for element in clocks.indices.dropFirst().dropLast() {
      #expect(DXFilmEdge.clocks(in: cut(clocks, at: element)).map(\.hasFrameNumber) == [true])
    }
    let clock = try #require(DXFilmEdge.clocks(in: clocks).first)
    for element in data.indices.dropFirst().dropLast() {
      #expect(try text(cut(data, at: element), clock) == "36-2/21")
    }
  }

  @Test("A wrong bit, whichever, is an error")
  func wrongBits() throws {
    for (modules, bits) in [
      (Self.longClock, Self.bits(80, 11, frame: 23)), (Self.shortClock, Self.bits(10, 3)),
    ] {
      let clock = try #require(DXFilmEdge.clocks(in: Self.widths(modules)).first)
      for place in 0..<bits.utf8.count {
        var wrong = Array(bits)
        wrong[place] = wrong[place] == "1" ? "0" : "1"
        #expect(throws: LinearError.self) { try text(Self.widths(String(wrong)), clock) }
      }
      #expect(throws: LinearError.noStart) { try text(Self.widths(bits, before: 7), clock) }
      #expect(throws: LinearError.noStart) { try text(Self.widths(modules), clock) }
      #expect(throws: LinearError.noStart) { try text([], clock) }
    }
    let clock = try #require(DXFilmEdge.clocks(in: Self.widths(Self.shortClock)).first)
    #expect(throws: LinearError.content) { try text(Self.widths(Self.bits(0, 3)), clock) }
  }

  @Test("Tracks that end early, at any element, are not read")
  func truncated() throws {
    let clocks = Self.widths(Self.longClock)
    for count in 0..<clocks.count - 1 { #expect(DXFilmEdge.clocks(in: Array(clocks[..<count])).isEmpty) }
    let clock = try #require(DXFilmEdge.clocks(in: clocks).first)
    let data = Self.widths(Self.bits(36, 2, frame: 21))
    for count in 0..<data.count - 1 {
      #expect(throws: LinearError.self) { try text(Array(data[..<count]), clock) }
    }
  }

  @Test("On 100,000 lines of random stripes there is no clock, and beside a clock hardly a data track")
  func random() throws {
    var generator = SeededGenerator(seed: 52)
    let clock = DXFilmEdge.Clock(elements: 1..<26, start: 30, module: 3, hasFrameNumber: true)
    var (clockCount, dataCount) = (0, 0)
    for _ in 0..<100_000 {
      var line = Stripes.random(using: &generator)
      clockCount += DXFilmEdge.clocks(in: line).count
      line[0] = 30
      if (try? DXFilmEdge.content(dataTrack: line, clock: clock)) != nil { dataCount += 1 }
    }
    #expect(clockCount == 0)
    #expect(dataCount <= 2, "\(dataCount)")
  }

  @Test(
    "Widths of zero, below zero, without end or not numbers are read as nothing",
    arguments: [0, -1, .infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude] as [Float])
  func noWidths(_ width: Float) throws {
    let clock = DXFilmEdge.Clock(elements: 1..<26, start: width, module: width, hasFrameNumber: true)
    let data = Self.widths(Self.bits(36, 2, frame: 21))
    for count in 0...60 {
      let line = Array(repeating: width, count: count)
      #expect(DXFilmEdge.clocks(in: line).isEmpty)
      #expect(throws: LinearError.self) { try DXFilmEdge.content(dataTrack: line, clock: clock) }
    }
    for element in data.indices {
      var line = data
      line[element] = width
      _ = try? DXFilmEdge.content(dataTrack: line, clock: clock)
      _ = DXFilmEdge.clocks(in: line)
    }
  }
}
