import Foundation
import Quietzone
import Testing

/// What `Fixtures/manifest.json` says of the images that `Scripts/make-examples` made.
struct FixtureManifest: Decodable, Sendable {
  /// Images whose symbols are all read, and nothing else.
  let images: [ImageFixture]
  /// Images with more trouble than that; `hardFloor` of them at least are read in full.
  let hard: [ImageFixture]
  let hardFloor: Int

  static let shared: FixtureManifest = {
    do {
      return try JSONDecoder().decode(FixtureManifest.self, from: Data(contentsOf: url(of: "manifest.json")))
    } catch {
      fatalError("Fixtures/manifest.json cannot be read: \(error)")
    }
  }()

  static func url(of file: String) -> URL {
    Bundle.module.bundleURL.appendingPathComponent("Fixtures").appendingPathComponent(file)
  }
}

/// One image and the symbols in it.
struct ImageFixture: Decodable, Sendable, CustomTestStringConvertible {
  let file: String
  let symbols: [SymbolFixture]

  var testDescription: String { file }
}

/// A symbol as it was drawn.
struct SymbolFixture: Decodable, Sendable {
  let text: String
  /// In hexadecimal.
  let bytes: String
  let version: Int
  let level: String?
  let mask: Int?
  let isInverted: Bool?
  let isMirrored: Bool?
  let structuredAppend: Part?
  /// Top left, top right, bottom right, bottom left, in the symbol's own order: x and y in pixels.
  let corners: [[Double]]
  /// How far a corner may lie off, in pixels: one module.
  let tolerance: Double

  struct Part: Decodable, Sendable {
    let index: Int
    let count: Int
    let id: String
  }

  /// The farthest that a corner of `barcode` lies from where it was drawn, in pixels.
  func cornerError(of barcode: Barcode) -> Double {
    zip(corners, barcode.corners.points).map { (Point(x: $0[0], y: $0[1]) - $1).length }.max() ?? .infinity
  }
}

extension Barcode {
  /// The bytes in hexadecimal, as the manifest has them.
  var hexadecimal: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
