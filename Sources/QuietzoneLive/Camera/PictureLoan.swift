import CGStreamer
import Quietzone

/// A sample of GStreamer that is mapped into memory as long as its picture is there.
struct PictureLoan {
  /// The brightness of the frame.
  let image: LuminanceImage

  /// - Parameter sample: Taken over. Nil where it holds no picture of a size and a layout that fit its memory.
  init?(sample: OpaquePointer, _ gstreamer: QuietzoneGStreamer) {
    let loan = MappedSample(sample, gstreamer)
    guard let plane = loan.plane,
      let image = LuminanceImage(
        sharing: plane.bytes, width: plane.width, height: plane.height, rowStride: plane.rowStride,
        release: { loan.end() })
    else {
      loan.end()
      return nil
    }
    self.image = image
  }
}

/// The memory of a sample. Nothing of it changes between its mapping and its end, so it may go from thread to thread.
private final class MappedSample: @unchecked Sendable {
  private let gstreamer: QuietzoneGStreamer
  private let sample: OpaquePointer
  private var mapping = GstMapInfo()
  private var isMapped = false

  init(_ sample: OpaquePointer, _ gstreamer: QuietzoneGStreamer) {
    self.gstreamer = gstreamer
    self.sample = sample
    guard let buffer = gstreamer.gst_sample_get_buffer(sample) else { return }
    // The brightness is in the first memory, where planes have memories of their own.
    let isLaidOut = gstreamer.gst_buffer_get_video_meta(buffer) != nil
    isMapped =
      gstreamer.gst_buffer_map_range(buffer, 0, isLaidOut ? 1 : -1, &mapping, quietzoneGStreamerRead) != 0
  }

  /// Where the brightness is.
  var plane: (bytes: UnsafeRawBufferPointer, width: Int, height: Int, rowStride: Int)? {
    guard isMapped, let buffer = gstreamer.gst_sample_get_buffer(sample),
      let caps = gstreamer.gst_sample_get_caps(sample), let format = gstreamer.gst_caps_get_structure(caps, 0)
    else { return nil }
    var (width, height): (Int32, Int32) = (0, 0)
    guard gstreamer.gst_structure_get_int(format, "width", &width) != 0,
      gstreamer.gst_structure_get_int(format, "height", &height) != 0, width > 0, height > 0
    else { return nil }
    let meta = gstreamer.gst_buffer_get_video_meta(buffer)?.pointee
    // Without a layout of its own a row of such a plane takes a multiple of four bytes.
    let rowStride = meta.map { Int($0.stride.0) } ?? (Int(width) + 3) / 4 * 4
    let offset = meta.map { Int($0.offset.0) } ?? 0
    guard offset <= mapping.size else { return nil }
    let bytes = UnsafeRawBufferPointer(start: mapping.data + offset, count: mapping.size - offset)
    return (bytes, Int(width), Int(height), rowStride)
  }

  /// Gives the memory back. To be called once.
  func end() {
    if isMapped, let buffer = gstreamer.gst_sample_get_buffer(sample) {
      gstreamer.gst_buffer_unmap(buffer, &mapping)
    }
    gstreamer.gst_mini_object_unref(UnsafeMutableRawPointer(sample))
  }
}
