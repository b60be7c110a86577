import Foundation
import QuietzoneImaging

@testable import QuietzoneMedia

/// The files that Scripts/make-media-fixtures makes.
enum Fixtures {
  static let folder = Bundle.module.bundleURL.appending(path: "Fixtures")

  static func name(_ file: String) -> FileName { FileName(folder.appending(path: file).path) }

  static func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: file)))
  }

  /// All images that can be read.
  static let images: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0 != "huge.png" }.sorted()
  }()

  /// The levels in the middles of the six blocks, three columns and two rows, that most of the pictures have.
  static func blockLevels(_ image: LuminanceImage) -> [Int] {
    (0..<6).map {
      Int(image[$0 % 3 * image.width / 3 + image.width / 6, $0 / 3 * image.height / 2 + image.height / 4])
    }
  }

  /// The luma of red, green, blue, black, grey and white.
  static let colorLevels = [76, 150, 29, 0, 128, 255]
  /// The same over white, with an alpha of 255, 128, 0, 255, 64 and 0.
  static let transparentLevels = [76, 202, 255, 0, 223, 255]
}

/// Writes a test's file.
func write(_ bytes: [UInt8], to folder: TemporaryFolder, _ name: String) throws {
  try Data(bytes).write(to: folder.url.appending(path: name))
}

/// A folder for a test's files, gone when the test is done.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "quietzone-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  var name: FileName { FileName(url.path) }
}

/// Whether two lists of levels differ by at most `tolerance` at each place.
func isClose(_ levels: [Int], _ expected: [Int], within tolerance: Int) -> Bool {
  levels.count == expected.count && zip(levels, expected).allSatisfy { abs($0 - $1) <= tolerance }
}
