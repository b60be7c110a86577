import CGStreamer
import Synchronization

/// GStreamer's list of PipeWire's cameras, which follows what is plugged in.
///
/// It stays until the process ends: PipeWire's part of GStreamer damages memory where a list is ended and a camera of it goes on, and it
/// does not follow where PipeWire itself is started anew.
struct DeviceMonitor: @unchecked Sendable {
  private let monitor: OpaquePointer
  /// The PipeWire that it belongs to.
  private let server: PipeWireServer

  private static let shared = Mutex<DeviceMonitor?>(nil)

  /// The list; nil where PipeWire does not run.
  ///
  /// - Throws: `CameraFault.pipeWireRestarted`.
  static func started(_ gstreamer: QuietzoneGStreamer) throws(CameraFault) -> OpaquePointer? {
    guard let server = PipeWireServer.running else { return nil }
    let list = shared.withLock { shared in
      shared = shared ?? DeviceMonitor(server, gstreamer)
      return shared
    }
    guard let list else { return nil }
    if list.server != server { throw .pipeWireRestarted }
    return list.monitor
  }

  /// Nil where there is nothing that lists cameras.
  private init?(_ server: PipeWireServer, _ gstreamer: QuietzoneGStreamer) {
    guard let monitor = gstreamer.gst_device_monitor_new() else { return nil }
    _ = gstreamer.gst_device_monitor_add_filter(monitor, "Video/Source", nil)
    guard gstreamer.gst_device_monitor_start(monitor) != 0 else {
      gstreamer.gst_object_unref(UnsafeMutableRawPointer(monitor))
      return nil
    }
    self.monitor = monitor
    self.server = server
  }
}
