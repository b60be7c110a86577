import CGStreamer

/// A camera that PipeWire offers.
struct PipeWireCamera: Hashable, Sendable {
  /// The node's name, which stays the same when the camera is plugged in again.
  var node: String
  /// For people.
  var description: String
  /// How much PipeWire's session manager prefers it.
  var priority: Int

  /// The camera of this name or description.
  static func find(_ name: String, among cameras: [PipeWireCamera]) -> PipeWireCamera? {
    cameras.first { $0.node == name } ?? cameras.first { $0.description == name }
  }

  /// Those that there are, the preferred one first; none where PipeWire does not run.
  static func all(_ gstreamer: QuietzoneGStreamer) throws(CameraFault) -> [PipeWireCamera] {
    try gstreamer.need([PipelineElement(name: "pipewiresrc", package: "gstreamer1.0-pipewire")])
    guard let monitor = try DeviceMonitor.started(gstreamer) else { return [] }
    let list = gstreamer.gst_device_monitor_get_devices(monitor)
    defer { gstreamer.g_list_free(list) }
    var cameras: [PipeWireCamera] = []
    var next = list
    while let entry = next {
      let device = OpaquePointer(entry.pointee.data)
      if let device, let camera = PipeWireCamera(device, gstreamer) { cameras.append(camera) }
      gstreamer.gst_object_unref(entry.pointee.data)
      next = entry.pointee.next
    }
    return cameras.sorted { ($1.priority, $0.node) < ($0.priority, $1.node) }
  }

  /// Nil where the device is offered by somebody else.
  private init?(_ device: OpaquePointer, _ gstreamer: QuietzoneGStreamer) {
    guard let properties = gstreamer.gst_device_get_properties(device) else { return nil }
    defer { gstreamer.gst_structure_free(properties) }
    func property(_ name: String) -> String? {
      gstreamer.gst_structure_get_string(properties, name).map { String(cString: $0) }
    }
    guard let node = property("node.name") else { return nil }
    self.node = node
    description =
      property("node.description") ?? gstreamer.text(taking: gstreamer.gst_device_get_display_name(device))
      ?? node
    priority = property("priority.session").flatMap { Int($0) } ?? 0
  }

  init(node: String, description: String, priority: Int = 0) {
    self.node = node
    self.description = description
    self.priority = priority
  }
}
