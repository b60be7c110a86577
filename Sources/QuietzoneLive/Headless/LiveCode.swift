import Quietzone
import QuietzoneConsole
import QuietzoneReport

/// A code that a live scanner took.
public struct LiveCode: Sendable {
  /// What was read; its `id` says which code it is from frame to frame.
  public var barcode: Barcode
  /// The camera, as `CameraSource.description` names it.
  public var camera: String
  /// The number of the frame that showed it, counted from 0 over all that the camera delivered.
  public var frame: Int
  /// When that frame came, since the camera's first.
  public var time: Duration
  /// The frame's size in pixels.
  public var width, height: Int
  /// How long reading the frame took.
  public var duration: Duration

  /// The code as a line of JSON, with its line end: an object as `quietzone scan` prints for a video.
  ///
  /// - Parameter withContent: Whether it is told what the code means.
  public func jsonLine(withContent: Bool) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("file")
      writer.string(camera)
      writer.key("frame")
      writer.integer(frame)
      writer.key("time")
      writer.value(Array(time.secondsText.utf8))
      writer.reading(
        width: width, height: height, milliseconds: duration / .milliseconds(1),
        symbols: withContent ? jsonWithContent(of: [barcode]) : json(of: [barcode]))
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// What a program finds about the code in its environment. The text is without U+0000, which no environment can hold.
  public var environment: [(name: String, value: String)] {
    let digits = Array("0123456789abcdef".utf8)
    let hexadecimal = barcode.bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return [
      ("QUIETZONE_TEXT", barcode.text),
      ("QUIETZONE_BYTES", String(decoding: hexadecimal, as: UTF8.self)),
      ("QUIETZONE_SYMBOLOGY", barcode.symbology.name),
      ("QUIETZONE_SYMBOLOGY_IDENTIFIER", barcode.symbologyIdentifier),
      ("QUIETZONE_ADD_ON", barcode.addOn ?? ""),
      ("QUIETZONE_KIND", barcode.content.kind.rawValue),
      ("QUIETZONE_ID", barcode.id.map { "\($0)" } ?? ""),
      ("QUIETZONE_CAMERA", camera),
      ("QUIETZONE_FRAME", "\(frame)"),
      ("QUIETZONE_TIME", time.secondsText),
    ].map { (name: $0.0, value: $0.1.filter { $0 != "\0" }) }
  }
}
