import CGStreamer

/// GStreamer's libraries, loaded and made ready by the first who asks.
enum GStreamer {
  /// Nil where the system does not have them. They stay as long as the process.
  nonisolated(unsafe) static let table: UnsafePointer<QuietzoneGStreamer>? = {
    guard let functions = quietzone_load_gstreamer() else { return nil }
    return functions.pointee.gst_init_check(nil, nil, nil) != 0 ? functions : nil
  }()

  /// The functions.
  static func load() throws(CameraFault) -> QuietzoneGStreamer {
    guard let table else { throw .noGStreamer }
    return table.pointee
  }
}

extension QuietzoneGStreamer {
  /// Ends with the fault that names the package, if one of the elements is missing.
  func need(_ elements: [PipelineElement]) throws(CameraFault) {
    for element in elements {
      guard let factory = gst_element_factory_find(element.name) else {
        throw .partMissing(name: element.name, package: element.package)
      }
      gst_object_unref(UnsafeMutableRawPointer(factory))
    }
  }

  /// A text that the library made, and its memory is freed.
  func text(taking pointer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let pointer else { return nil }
    defer { g_free(pointer) }
    return String(cString: pointer)
  }
}

/// An element of a pipeline, and Debian's package that has it.
struct PipelineElement {
  let name: String
  let package: String

  static let base = "gstreamer1.0-plugins-base"
  static let good = "gstreamer1.0-plugins-good"
}
