import Quietzone
import TestSupport
import Testing

struct SequenceReaderTests {
  private let reader = BarcodeReader(plan: .live)

  /// A code that a hand holds a camera over, and what it holds.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var scene: @Sendable (UInt64) -> FrameScene

    var testDescription: String { name }
  }

  private static let ean13 = BarSymbol.ean13([4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3])
  private static let code128 = BarSymbol.named("code128")
  private static let dataMatrix = DrawnDataMatrix.ofSize(18, 18)

  /// Noise in which a frame hardly shows anything.
  private static let noisy = [
    Case(name: "QR Code in noise", bytes: qrBytes) {
      FrameScene(DrawnSymbol.versionTwo.modules, .noise(75), seed: $0)
    },
    Case(name: "Data Matrix in noise", bytes: dataMatrix.bytes) {
      FrameScene(dataMatrix.modules, .noise(79), seed: $0)
    },
    Case(name: "EAN-13 in noise", bytes: ean13.bytes) { FrameScene(ean13, .noise(95), seed: $0) },
    Case(name: "Code 128 in noise", bytes: code128.bytes) { FrameScene(code128, .noise(85), seed: $0) },
  ]

  /// Highlights that cover too much in every frame.
  private static let shining = [
    Case(name: "QR Code under a highlight", bytes: qrBytes) {
      FrameScene(DrawnSymbol.versionTwo.modules, .highlight(0.62), seed: $0)
    },
    Case(name: "Data Matrix under a highlight", bytes: dataMatrix.bytes) {
      FrameScene(dataMatrix.modules, .highlight(0.55), seed: $0)
    },
    Case(name: "Code 128 under a highlight", bytes: code128.bytes) {
      FrameScene(code128, .highlight(0.64), seed: $0)
    },
  ]

  private static let qrBytes: [UInt8] = {
    let digits = Array(DrawnSymbol.versionTwo.hexadecimal)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16)! }
  }()

  @Test("Several frames together are read where none is alone, and nothing else", arguments: noisy + shining)
  func together(_ example: Case) {
    var (alone, joined) = (0, 0)
    for seed in 1...5 {
      let scene = example.scene(UInt64(seed))
      var frames = SequenceReader()
      var (isAlone, isJoined) = (false, false)
      for frame in 0..<12 {
        let image = scene.image(frame)
        if !reader.read(image).isEmpty { isAlone = true }
        let found = frames.read(image, with: reader).barcodes
        #expect(found.allSatisfy { $0.bytes == example.bytes })
        if !found.isEmpty { isJoined = true }
      }
      if isAlone { alone += 1 }
      if isJoined { joined += 1 }
    }
    #expect(joined >= alone + 2, "alone \(alone), together \(joined)")
  }

  @Test("What was read from several frames lies where the newest shows it")
  func place() throws {
    let scene = FrameScene(DrawnSymbol.versionTwo.modules, .noise(55))
    var frames = SequenceReader()
    var count = 0
    for frame in 0..<12 {
      for barcode in frames.read(scene.image(frame), with: reader).barcodes {
        count += 1
        for (corner, expected) in zip(barcode.corners.points, scene.corners(in: frame).points) {
          #expect((corner - expected).length < 3)
        }
      }
    }
    #expect(count > 3)
  }

  @Test("Two codes in the same place, one after the other, are never mixed", arguments: [0.0, 40, 80, 100])
  func change(noise: Double) {
    var generator = SeededGenerator(seed: 7)
    for seed in 1...6 {
      var digits = (0..<12).map { _ in Int.random(in: 0...9, using: &generator) }
      let first = BarSymbol.ean13(digits)
      // The next number of a series: two or three digits differ.
      digits[11] = (digits[11] + 3) % 10
      digits[9] = (digits[9] + 1) % 10
      let second = BarSymbol.ean13(digits)
      var frames = SequenceReader()
      for frame in 0..<16 {
        let symbol = frame < 8 ? first : second
        let scene = FrameScene(symbol, .noise(noise), seed: UInt64(seed))
        for barcode in frames.read(scene.image(frame), with: reader).barcodes {
          #expect(barcode.bytes == symbol.bytes)
        }
      }
    }
  }

  @Test("A code keeps its id from frame to frame, whichever way it was read")
  func identity() {
    let scene = FrameScene(DrawnSymbol.versionTwo.modules, .noise(48))
    var frames = SequenceReader()
    let ids = (0..<12).flatMap { frame in
      let reading = frames.read(scene.image(frame), with: reader)
      return reading.barcodes.map { $0.id } + reading.unread.map { $0.id }
    }
    #expect(ids.count > 6)
    #expect(Set(ids).count == 1)
  }

  @Test("Another code is another one, though it lies in the same place")
  func otherIdentity() throws {
    var frames = SequenceReader()
    let (first, second) = (DrawnDataMatrix.ofSize(16, 16), DrawnDataMatrix.ofSize(18, 18))
    let ids = try [first, first, second].enumerated().map { frame, symbol in
      try #require(
        frames.read(FrameScene(symbol.modules, .noise(3)).image(frame), with: reader).barcodes.first
      ).id
    }
    #expect(ids[0] == ids[1])
    #expect(ids[1] != ids[2])
  }

  @Test("A code with weak checks is believed once a second frame says the same")
  func weakChecks() throws {
    let scene = FrameScene(BarSymbol.named("ean8"), .noise(3))
    var frames = SequenceReader()
    let counts = (0..<3).map { frames.read(scene.image($0), with: reader).barcodes.count }
    #expect(counts == [0, 1, 1])
  }

  @Test("Of a view without a code nothing is read, however many frames there are")
  func nothing() {
    var frames = SequenceReader()
    for frame in 0..<10 {
      #expect(frames.read(Canvas.noise(side: 240, seed: UInt64(frame)), with: reader).barcodes.isEmpty)
    }
  }

  @Test("Frames of another size begin anew")
  func otherSize() throws {
    var frames = SequenceReader()
    for side in [200, 240, 200] {
      #expect(frames.read(Canvas.noise(side: side, seed: 3), with: reader).barcodes.isEmpty)
    }
    #expect(frames.read(Canvas.matrixSymbols, with: reader).barcodes.count == 2)
  }
}
