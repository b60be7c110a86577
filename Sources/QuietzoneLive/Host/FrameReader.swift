import QuietzoneMedia
import QuietzoneScanner
import Synchronization

/// Reads a camera's frames one after another, off the caller's thread, and joins what they show.
public actor FrameReader {
  private var sequence = SequenceReader()

  /// A reader that has seen nothing.
  public init() {}

  /// What a frame shows, together with those before it.
  public func read(_ frame: CameraFrame, with reader: BarcodeReader, until stop: StopSign) -> FrameReading {
    sequence.read(frame.image, with: reader, isCancelled: { stop.isSet })
  }

  /// Begins anew with the next frame.
  public func forget() { sequence = SequenceReader() }
}

/// Tells a reader on another thread to stop.
public final class StopSign: Sendable {
  private let value = Atomic<Bool>(false)

  /// A sign that says to go on.
  public init() {}

  /// Whether to stop.
  public var isSet: Bool { value.load(ordering: .relaxed) }

  /// From now on it says to stop.
  public func set() { value.store(true, ordering: .relaxed) }
}

/// The text of bytes in a character set that the core does not know.
@Sendable func decodeLegacyText(_ bytes: [UInt8], _ characterSet: CodedCharacterSet) -> String? {
  characterSet.name.flatMap { text(bytes, inCharacterSet: $0) }
}
