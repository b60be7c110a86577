import AVFoundation
import Foundation
import QuietzoneImaging
import QuietzoneMedia

/// What a camera sees: codes on grey ground, as its frames lie in memory.
public struct Scene: Sendable {
  /// A code of `Scenes/Codes`, in a scene.
  public struct Code: Sendable {
    /// The file's name without its extension.
    public var name: String
    /// Where its middle is, in pixels.
    public var x: Int
    public var y: Int
    /// Pixels a module.
    public var scale: Int

    public init(_ name: String, x: Int = 960, y: Int = 540, scale: Int = 8) {
      (self.name, self.x, self.y, self.scale) = (name, x, y, scale)
    }
  }

  public let width: Int
  public let height: Int
  public private(set) var pixels: [UInt8]

  /// A frame of a camera in Full HD with these codes, which lie as if the device was held on its side.
  public init(width: Int = 1920, height: Int = 1080, _ codes: Code...) {
    self.init(width: width, height: height, codes: codes)
  }

  public init(width: Int = 1920, height: Int = 1080, codes: [Code]) {
    (self.width, self.height) = (width, height)
    pixels = [UInt8](repeating: 170, count: width * height)
    for code in codes { draw(code) }
  }

  /// A frame with one code in its middle, which a phone's viewport shows as a whole.
  public static func of(_ name: String) -> Scene {
    Scene(Code(name, scale: min(8, 480 / picture(name).width)))
  }

  /// The file of a code.
  public static func file(_ name: String) -> URL {
    Bundle.module.url(forResource: name, withExtension: "png", subdirectory: "Codes")!
  }

  /// The picture of a code, with a pixel a module.
  public static func picture(_ name: String) -> LuminanceImage {
    let bytes = [UInt8](try! Data(contentsOf: file(name)))
    return try! LuminanceImage(imageFile: bytes)
  }

  private mutating func draw(_ code: Code) {
    let picture = Self.picture(code.name)
    let (left, top) = (code.x - picture.width * code.scale / 2, code.y - picture.height * code.scale / 2)
    for y in 0..<picture.height * code.scale {
      for x in 0..<picture.width * code.scale {
        let (column, row) = (left + x, top + y)
        guard (0..<width).contains(column), (0..<height).contains(row) else { continue }
        // Paper and ink, not black and white.
        pixels[row * width + column] = picture[x / code.scale, y / code.scale] > 127 ? 225 : 40
      }
    }
  }
}

extension SimulatedBufferPool {
  /// A camera's frame that shows a scene.
  public func buffer(_ scene: Scene) -> CVPixelBuffer {
    buffer(width: scene.width, height: scene.height, pixels: scene.pixels)
  }
}
